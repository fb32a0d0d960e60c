import type { Series } from './chart-patterns.tsx';
import type { DaySample } from './day-figures.ts';

export type Box = {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
};

export type AreaLabel = {
  readonly series: Series;
  /** Middle of the area where it is thickest. */
  readonly at: { readonly x: number; readonly y: number };
  /** Box of the words; null where neither inside nor outside has room. */
  readonly box: Box | null;
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

const overlaps = (a: Box, b: Box) =>
  a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

export type LabelRoom = {
  readonly samples: readonly DaySample[];
  readonly x: (hour: number) => number;
  readonly y: (kw: number) => number;
  /** Limits of the plot. */
  readonly left: number;
  readonly right: number;
  readonly top: number;
};

/** Whether the whole box lies inside the area. */
function liesInside(room: LabelRoom, series: Series, box: Box): boolean {
  const over = room.samples.filter(({ t }) => room.x(t) >= box.x && room.x(t) <= box.x + box.w);
  return over.every((sample) => {
    const [low, high] = areaEdges(sample, series);
    return room.y(high) <= box.y && room.y(low) >= box.y + box.h;
  });
}

/** Highest point of all curves over a stretch, as a pixel row. */
function skyline(room: LabelRoom, fromX: number, toX: number): number {
  let highest = room.y(0);
  for (const sample of room.samples) {
    const x = room.x(sample.t);
    if (x < fromX || x > toX) continue;
    highest = Math.min(highest, room.y(Math.max(sample.sunKw, sample.useKw)));
  }
  return highest;
}

const SHIFTS_PX = [0, -30, 30, -60, 60, -90, 90, -120, 120, -160, 160, -200, 200];

/** A free place over the curves near x, lowest first; null where there is none. */
export function placeOutside(
  room: LabelRoom,
  near: number,
  size: { w: number; h: number },
  taken: readonly Box[],
): Box | null {
  let best: { box: Box; cost: number } | null = null;
  for (const shift of SHIFTS_PX) {
    const x = Math.min(room.right - size.w, Math.max(room.left, near + shift - size.w / 2));
    const ground = skyline(room, x - 6, x + size.w + 6) - 14;
    for (let lift = 0; lift <= 120; lift += 20) {
      const box = { x, y: ground - size.h - lift, ...size };
      if (box.y < room.top) break;
      const padded = { x: x - 8, y: box.y - 4, w: size.w + 16, h: size.h + 8 };
      if (taken.some((other) => overlaps(padded, other))) continue;
      const cost = Math.abs(shift) + lift * 1.5;
      if (!best || cost < best.cost) best = { box, cost };
      break;
    }
  }
  return best?.box ?? null;
}

/** A place inside the area for the words, nearest its thickest point; null where they don't fit. */
function placeInside(room: LabelRoom, series: Series, size: { w: number; h: number }): Box | null {
  let best: { box: Box; spare: number } | null = null;
  for (const sample of room.samples) {
    const [low, high] = areaEdges(sample, series);
    const box = {
      x: room.x(sample.t) - size.w / 2,
      y: (room.y(low) + room.y(high)) / 2 - size.h / 2,
      ...size,
    };
    const spare = high - low;
    if (box.x < room.left + 4 || box.x + size.w > room.right - 4) continue;
    if ((!best || spare > best.spare) && liesInside(room, series, box)) best = { box, spare };
  }
  return best?.box ?? null;
}

/** Puts every area's words on it where they fit, else over the curves with a leader. */
export function placeAreaLabels(
  room: LabelRoom,
  wanted: readonly { series: Series; w: number; h: number }[],
  taken: readonly Box[],
): readonly AreaLabel[] {
  const boxes = [...taken];
  const inside = wanted.map(({ series, w, h }) => placeInside(room, series, { w, h }));
  inside.forEach((box) => box && boxes.push(box));
  return wanted.map(({ series, w, h }, index) => {
    const thickest = room.samples.reduce((best, sample) => {
      const size = (of: DaySample) => areaEdges(of, series)[1] - areaEdges(of, series)[0];
      return size(sample) > size(best) ? sample : best;
    });
    const [low, high] = areaEdges(thickest, series);
    const at = { x: room.x(thickest.t), y: (room.y(low) + room.y(high)) / 2 };
    const own = inside[index];
    if (own) return { series, at, box: own, isInside: true };
    const box = placeOutside(room, at.x, { w, h }, boxes);
    if (box) boxes.push(box);
    return { series, at, box, isInside: false };
  });
}
