import type { Point } from './chart-path.ts';

// Every chart places its texts here: it says where each could go, best first, and what is taken already.

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
  /** Curves and axes, which a text's halo interrupts. */
  readonly lines: readonly (readonly Point[])[];
  /** Dashed lines, which look like a text crossed out. */
  readonly strikes?: readonly (readonly Point[])[];
  /** The leaders that are drawn already: they strike a text out, and two never cross. */
  readonly leaders?: readonly (readonly [Point, Point])[];
};

/** Where a text could go, and the line that would lead to it. */
export type Place = { readonly box: Box; readonly leader: readonly [Point, Point] };

/** What reads worst costs most: cut off, over a text, led through a text or a leader, struck out, over a line. */
const COSTS = { outside: 1000, text: 100, led: 50, strike: 20, line: 1 } as const;

/** From the baseline to above the capitals and below the descenders. */
const RISE_PX = 15;
const FALL_PX = 5;
/** From one row of a text to the next. */
export const ROW_PX = 20;

/** The box of a text whose first row stands on a baseline. */
export function textBox(left: number, baseline: number, width: number, rows = 1): Box {
  const bottom = baseline + ROW_PX * (rows - 1) + FALL_PX;
  return { left, right: left + width, top: baseline - RISE_PX, bottom };
}

/** A text that belongs where it stands, and needs no line. */
export function ownPlace(box: Box): Place {
  const corner: Point = [box.left, box.bottom];
  return { box, leader: [corner, corner] };
}

/**
 * What is asked of a place. `any`: nothing; `legible`: over no other text and in the picture; `clear`: not struck out
 * either; `free`: it meets nothing, not even a line.
 */
type Demand = 'any' | 'legible' | 'clear' | 'free';
const MOST_COST = { any: Infinity, legible: 49, clear: 19, free: 0 } as const satisfies Record<
  Demand,
  number
>;

/** The first of these places that meets nothing, otherwise the one that meets the least; null if it meets too much. */
function freePlace<P extends Place>(
  places: Iterable<P>,
  taken: Taken,
  demand: Demand = 'any',
): P | null {
  let best: P | null = null;
  let least = MOST_COST[demand] + 1;
  for (const place of places) {
    const cost = costBelow(least, place, taken);
    if (cost < least) [best, least] = [place, cost];
    if (cost === 0) break;
  }
  return best;
}

export type Placing = {
  /** Gives a text its place, which is taken from then on. */
  readonly place: <P extends Place>(places: Iterable<P>, demand?: Demand) => P | null;
};

/** Places one text after the other, what matters most first; around each there is room. */
export function placing(given: Taken, around = { x: 0, y: 0 }): Placing {
  let taken = given;
  return {
    place(places, demand) {
      const found = freePlace(places, taken, demand);
      if (found !== null) taken = withPlaced(taken, found, around);
      return found;
    },
  };
}

function withPlaced(
  taken: Taken,
  { box, leader }: Place,
  around: { readonly x: number; readonly y: number },
): Taken {
  const [from, to] = leader;
  const isDrawn = from[0] !== to[0] || from[1] !== to[1];
  const wider = {
    left: box.left - around.x,
    right: box.right + around.x,
    top: box.top - around.y,
    bottom: box.bottom + around.y,
  };
  return {
    ...taken,
    boxes: [...taken.boxes, wider],
    leaders: isDrawn ? [...(taken.leaders ?? []), leader] : (taken.leaders ?? []),
  };
}

/** What a place costs; any more than the limit once it is reached, because then the place is lost. */
function costBelow(
  limit: number,
  { box, leader }: Place,
  { frame, boxes, lines, strikes = [], leaders = [] }: Taken,
): number {
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
  for (const other of leaders) {
    if (areCrossed(leader, other)) cost += COSTS.led;
    if (crossings(other, box) > 0) cost += COSTS.strike;
  }
  for (const line of strikes) {
    if (cost >= limit) return cost;
    if (crossings(line, box) > 0) cost += COSTS.strike;
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

/** Whether two straight lines cross. */
function areCrossed([a, b]: readonly [Point, Point], [c, d]: readonly [Point, Point]): boolean {
  return sideOf(a, b, c) * sideOf(a, b, d) < 0 && sideOf(c, d, a) * sideOf(c, d, b) < 0;
}

/** On which side of a line a point lies: above or below zero; zero upon it. */
function sideOf([fromX, fromY]: Point, [toX, toY]: Point, [x, y]: Point): number {
  return (toX - fromX) * (y - fromY) - (toY - fromY) * (x - fromX);
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
