/** A grid company without the number of its area, which only tells two of them apart in a list. */
export function shortName(name: string): string {
  return name.replace(/ \(.*\)$/, '');
}
