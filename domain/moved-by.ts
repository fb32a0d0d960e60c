/** One of a list stands so many places further down, or with a negative number further up; beyond its ends there is no place. */
export function movedBy<Item>(list: readonly Item[], from: number, by: number): readonly Item[] {
  const item = list[from];
  if (item === undefined) throw new RangeError(`nothing stands at ${from}`);
  const to = Math.min(list.length - 1, Math.max(0, from + by));
  return list.toSpliced(from, 1).toSpliced(to, 0, item);
}
