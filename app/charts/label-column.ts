import type { Range } from './chart-scale.ts';
import { ownPlace, placing, type Place } from './free-place.ts';

/** A label's middle, and what it names. */
type Labelled<T> = { readonly y: number; readonly item: T };

/** Where the middles of a column's labels may lie, and how far apart they are. */
type Column = { readonly limits: Range; readonly gapPx: number };

const STEP_PX = 0.5;
/** Neighbours touch, and a sum of fractions must not make an overlap of that. */
const ROUNDING_PX = 0.01;

/**
 * Labels below each other beside what they name, in its order, so that no two leaders cross. The
 * middle one stays where it belongs; the others go only as far from it as they must.
 */
export function placedInColumn<T>(
  labels: readonly Labelled<T>[],
  { limits: [top, bottom], gapPx }: Column,
): readonly Labelled<T>[] {
  const sorted = labels.toSorted((a, b) => a.y - b.y);
  const middle = Math.floor(sorted.length / 2);
  const frame = { left: 0, right: 1, top: top - gapPx, bottom: bottom + gapPx };
  const texts = placing({ frame, boxes: [], lines: [] });
  const place = ({ y, item }: Labelled<T>, index: number, away: -1 | 1): Labelled<T> => {
    // Those further away need their room, too.
    const highest = top + gapPx * index;
    const lowest = Math.max(highest, bottom - gapPx * (sorted.length - 1 - index));
    const own = Math.min(Math.max(y, highest), lowest);
    const places = rowsFrom(own, away < 0 ? highest : lowest, gapPx);
    return { y: texts.place(places)?.at ?? own, item };
  };
  const [above, beside, below] = [
    sorted.slice(0, middle),
    sorted.slice(middle, middle + 1),
    sorted.slice(middle + 1),
  ];
  const besidePlaced = beside.map((label) => place(label, middle, 1));
  const abovePlaced = above
    .map((label, index) => ({ label, index }))
    .toReversed()
    .map(({ label, index }) => place(label, index, -1));
  const belowPlaced = below.map((label, index) => place(label, middle + 1 + index, 1));
  return [...abovePlaced.toReversed(), ...besidePlaced, ...belowPlaced];
}

type Row = Place & { readonly at: number };

function rowAt(at: number, gapPx: number): Row {
  const half = gapPx / 2 - ROUNDING_PX;
  return { at, ...ownPlace({ left: 0, right: 1, top: at - half, bottom: at + half }) };
}

/** From a label's own place to the last it may have; only as many as are looked at. */
function* rowsFrom(own: number, last: number, gapPx: number): Generator<Row> {
  const steps = Math.floor(Math.abs(last - own) / STEP_PX);
  const step = last < own ? -STEP_PX : STEP_PX;
  for (let index = 0; index <= steps; index++) yield rowAt(own + step * index, gapPx);
  yield rowAt(last, gapPx);
}
