import type { Series } from './chart-patterns.tsx';
import type { Point } from './chart-path.ts';
import type { DaySample } from './day-figures.ts';
import { ownPlace, type Box, type Place, type Placing } from './free-place.ts';

export type Size = { readonly w: number; readonly h: number };

export type AreaLabel = {
  readonly series: Series;
  /** Null if there is room neither inside nor outside. */
  readonly place: Place | null;
  readonly isInside: boolean;
};

/** Bottom and top of an area at a moment [kW]. */
export function areaEdges(sample: DaySample, series: Series): readonly [number, number] {
  switch (series) {
    case 'direct':
      return [0, sample.directKw];
    case 'toBattery':
      return [sample.directKw, sample.toBatteryTopKw];
    case 'sold':
      return [sample.toBatteryTopKw, Math.max(sample.sunKw, sample.toBatteryTopKw)];
    case 'fromBattery':
      return [sample.directKw, sample.fromBatteryTopKw];
    case 'bought':
      return [sample.fromBatteryTopKw, Math.max(sample.useKw, sample.fromBatteryTopKw)];
  }
}

export type LabelRoom = {
  readonly samples: readonly DaySample[];
  readonly x: (hour: number) => number;
  readonly y: (kw: number) => number;
  /** Limits of the plot. */
  readonly left: number;
  readonly right: number;
  readonly top: number;
};

const EDGE_PX = 3;

/** The samples over a section of the picture; they are evenly spaced. */
function samplesOver(room: LabelRoom, fromX: number, toX: number): readonly DaySample[] {
  const start = room.x(0);
  const stepPx = (room.x(24) - start) / (room.samples.length - 1);
  const first = Math.max(0, Math.ceil((fromX - start) / stepPx));
  return room.samples.slice(first, Math.max(first, Math.floor((toX - start) / stepPx) + 1));
}

/** Whether the whole box lies inside the area. */
function liesInside(room: LabelRoom, series: Series, box: Box): boolean {
  return samplesOver(room, box.left, box.right).every((sample) => {
    const [low, high] = areaEdges(sample, series);
    return room.y(high) <= box.top - EDGE_PX && room.y(low) >= box.bottom + EDGE_PX;
  });
}

/** Highest point of all curves over a section, as a pixel row. */
function skyline(room: LabelRoom, fromX: number, toX: number): number {
  const highs = samplesOver(room, fromX, toX).map(({ sunKw, useKw }) => Math.max(sunKw, useKw));
  return room.y(Math.max(0, ...highs));
}

const LIFTS_PX = [0, -8, 8, -16, 16];
const SHIFTS_PX = [0, 30, 60, 90, 120, 160, 200, 250, 300].flatMap((shift) =>
  shift === 0 ? [0] : [-shift, shift],
);
const HIGHEST_PX = 120;
/** Around a text there is room. */
export const AROUND_PX = { x: 6, y: 3 } as const;

const boxAt = (left: number, top: number, { w, h }: Size): Box => ({
  left,
  top,
  right: left + w,
  bottom: top + h,
});

/** Where a leader leaves its text: below it, above a point of its width; beside it when that lies higher. */
function leaderFrom(box: Box, [x, y]: Point): Point {
  if (y > box.bottom) return [Math.min(box.right - 12, Math.max(box.left + 12, x)), box.bottom];
  return [x < box.left ? box.left - 2 : box.right + 2, (box.top + box.bottom) / 2];
}

/** A place above the curves with the shortest way to what it names; null if there is none as good as asked for. */
export function placeOutside(
  room: LabelRoom,
  to: Point,
  size: Size,
  texts: Placing,
  { shiftX = 0, demand = 'clear' }: { shiftX?: number; demand?: 'clear' | 'free' } = {},
): Place | null {
  const places = SHIFTS_PX.flatMap((shift) => {
    const wantedX = to[0] + shiftX + shift - size.w / 2;
    const left = Math.min(room.right - size.w, Math.max(room.left, wantedX));
    const ground = skyline(room, left - 6, left + size.w + 6) - 12;
    const found: (Place & { readonly away: number })[] = [];
    for (let lift = 0; lift <= HIGHEST_PX; lift += 20) {
      const box = boxAt(left, ground - size.h - lift, size);
      if (box.top < room.top) break;
      const from = leaderFrom(box, to);
      const away = Math.hypot(left + size.w / 2 - to[0] - shiftX, box.bottom - to[1]);
      found.push({ box, leader: [from, to], away });
    }
    return found;
  });
  return texts.place(
    places.toSorted((a, b) => a.away - b.away),
    demand,
  );
}

/** A place inside the area for the text, nearest its middle; null if it does not fit. */
function placeInside(room: LabelRoom, series: Series, size: Size, texts: Placing): Place | null {
  const middle = areaAnchor(room, series)[0];
  const nearest = room.samples.toSorted(
    (a, b) => Math.abs(room.x(a.t) - middle) - Math.abs(room.x(b.t) - middle),
  );
  for (const sample of nearest) {
    const [low, high] = areaEdges(sample, series);
    const left = room.x(sample.t) - size.w / 2;
    if (left < room.left + 4 || left + size.w > room.right - 4) continue;
    if (room.y(low) - room.y(high) < size.h + 2 * EDGE_PX) continue;
    const places = LIFTS_PX.map((lift) =>
      boxAt(left, (room.y(low) + room.y(high) - size.h) / 2 - lift, size),
    ).filter((box) => liesInside(room, series, box));
    const found = texts.place(places.map(ownPlace), 'free');
    if (found !== null) return found;
  }
  return null;
}

/** A point well inside the area: its centre of mass along the day. */
function areaAnchor(room: LabelRoom, series: Series): Point {
  const size = (sample: DaySample) => {
    const [low, high] = areaEdges(sample, series);
    return high - low;
  };
  const thickest = Math.max(...room.samples.map(size));
  const start = room.samples.findIndex((sample) => size(sample) === thickest);
  let [from, to] = [start, start];
  const isThick = (index: number) => {
    const sample = room.samples[index];
    return sample !== undefined && size(sample) > thickest * 0.4;
  };
  while (isThick(from - 1)) from--;
  while (isThick(to + 1)) to++;
  const middle = room.samples[Math.round((from + to) / 2)];
  if (!middle) throw new RangeError('no samples');
  const [low, high] = areaEdges(middle, series);
  return [room.x(middle.t), (room.y(low) + room.y(high)) / 2];
}

/** Puts each area's text inside it if it fits, otherwise above the curves with a leader. */
export function placeAreaLabels(
  room: LabelRoom,
  wanted: readonly (Size & { readonly series: Series })[],
  texts: Placing,
): readonly AreaLabel[] {
  const inside = wanted.map((size) => placeInside(room, size.series, size, texts));
  return wanted.map((size, index) => {
    const { series } = size;
    const own = inside[index] ?? null;
    if (own !== null) return { series, place: own, isInside: true };
    const place = placeOutside(room, areaAnchor(room, series), size, texts);
    return { series, place, isInside: false };
  });
}
