/** Places marks so that none covers another: each in the free row nearest to the middle. */
export function stackMarks<Item extends { readonly x: number }>(
  items: readonly Item[],
  spacing: number,
): readonly { readonly item: Item; readonly row: number }[] {
  const placed: { readonly item: Item; readonly row: number }[] = [];
  for (const item of items.toSorted((a, b) => a.x - b.x)) {
    const taken = new Set(
      placed.filter((other) => item.x - other.item.x < spacing).map(({ row }) => row),
    );
    let row = 0;
    // 0, 1, −1, 2, −2 …
    while (taken.has(row)) row = row > 0 ? -row : 1 - row;
    placed.push({ item, row });
  }
  return placed;
}
