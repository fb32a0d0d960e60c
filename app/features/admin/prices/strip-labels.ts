/** Where the name of a mark stands: on this side of the marks, in this row counted from them. */
type StripLabel<Item> = {
  readonly item: Item;
  /** The middle of its words. */
  readonly x: number;
  readonly side: 'above' | 'below';
  readonly row: number;
};

type Room = {
  /** Of the words. */
  readonly width: number;
  /** The words stay between these. */
  readonly from: number;
  readonly to: number;
};

/** Places names so that none covers another: as near to its mark as there is room, first above, then below. */
export function placeLabels<Item extends { readonly x: number }>(
  items: readonly Item[],
  { width, from, to }: Room,
): readonly StripLabel<Item>[] {
  const placed: StripLabel<Item>[] = [];
  for (const item of items.toSorted((a, b) => a.x - b.x)) {
    const x = Math.min(Math.max(item.x, from + width / 2), to - width / 2);
    let slot = 0;
    while (placed.some((other) => slotOf(other) === slot && Math.abs(other.x - x) < width)) slot++;
    placed.push({ item, x, side: slot % 2 === 0 ? 'above' : 'below', row: Math.floor(slot / 2) });
  }
  return placed;
}

const slotOf = ({ side, row }: StripLabel<unknown>): number => 2 * row + (side === 'above' ? 0 : 1);

/** How many rows of names there are on a side. */
export const labelRows = (labels: readonly StripLabel<unknown>[], side: 'above' | 'below') =>
  Math.max(0, ...labels.filter((label) => label.side === side).map(({ row }) => row + 1));
