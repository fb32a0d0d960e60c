import type { Point } from './chart-path.ts';

export type Box = {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
};

export type Taken = {
  /** Texts stay in here. */
  readonly frame: Box;
  /** Texts that are already placed. */
  readonly boxes: readonly Box[];
  /** Curves, axes and leaders. */
  readonly lines: readonly (readonly Point[])[];
};

/** Where a text could go, and the line that would lead to it. */
export type Place = { readonly box: Box; readonly leader: readonly [Point, Point] };

/** What reads worst costs most: cut off, over a text, led through a text, over a line. */
const COSTS = { outside: 1000, text: 100, led: 50, line: 1 } as const;

/** The first of these places that meets nothing, otherwise the one that meets the least. */
export function freePlace<P extends Place>(places: readonly P[], taken: Taken): P | null {
  let best: P | null = null;
  let least = Infinity;
  for (const place of places) {
    const cost = costBelow(least, place, taken);
    if (cost < least) [best, least] = [place, cost];
    if (cost === 0) break;
  }
  return best;
}

/** What a place costs; any more than the limit once it is reached, because then the place is lost. */
function costBelow(limit: number, { box, leader }: Place, { frame, boxes, lines }: Taken): number {
  const isOutside =
    box.left < frame.left ||
    box.right > frame.right ||
    box.top < frame.top ||
    box.bottom > frame.bottom;
  let cost = isOutside ? COSTS.outside : 0;
  for (const other of boxes) {
    if (overlap(box, other)) cost += COSTS.text;
    if (crosses(leader[0], leader[1], other)) cost += COSTS.led;
  }
  for (const line of lines) {
    if (cost >= limit) return cost;
    cost += COSTS.line * crossings(line, box);
  }
  return cost;
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** How many steps of the line touch the box. */
function crossings(line: readonly Point[], box: Box): number {
  let count = 0;
  for (let index = 1; index < line.length; index++) {
    if (crosses(line[index - 1]!, line[index]!, box)) count += 1;
  }
  return count;
}

/** Whether a straight step touches the box: the part of it between each pair of edges, if any is left. */
function crosses([fromX, fromY]: Point, [toX, toY]: Point, box: Box): boolean {
  // Most steps lie wholly beside the box; to see that first costs little.
  if (fromX <= box.left && toX <= box.left) return false;
  if (fromX >= box.right && toX >= box.right) return false;
  if (fromY <= box.top && toY <= box.top) return false;
  if (fromY >= box.bottom && toY >= box.bottom) return false;
  let [enters, leaves] = [0, 1];
  const [stepX, stepY] = [toX - fromX, toY - fromY];
  if (stepX !== 0) {
    const [atLeft, atRight] = [(box.left - fromX) / stepX, (box.right - fromX) / stepX];
    enters = Math.max(enters, Math.min(atLeft, atRight));
    leaves = Math.min(leaves, Math.max(atLeft, atRight));
  }
  if (stepY !== 0) {
    const [atTop, atBottom] = [(box.top - fromY) / stepY, (box.bottom - fromY) / stepY];
    enters = Math.max(enters, Math.min(atTop, atBottom));
    leaves = Math.min(leaves, Math.max(atTop, atBottom));
  }
  return enters < leaves;
}
