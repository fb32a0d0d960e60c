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
  /** Box of the text; null if there is room neither inside nor outside. */
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

/** Whether a straight leader crosses a box. */
function crosses(from: { x: number; y: number }, to: { x: number; y: number }, box: Box): boolean {
  for (let part = 0.05; part < 1; part += 0.05) {
    const x = from.x + (to.x - from.x) * part;
    const y = from.y + (to.y - from.y) * part;
    if (x > box.x - 2 && x < box.x + box.w + 2 && y > box.y && y < box.y + box.h) return true;
  }
  return false;
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
  return samplesOver(room, box.x, box.x + box.w).every((sample) => {
    const [low, high] = areaEdges(sample, series);
    return room.y(high) <= box.y - EDGE_PX && room.y(low) >= box.y + box.h + EDGE_PX;
  });
}

/** Highest point of all curves over a section, as a pixel row. */
function skyline(room: LabelRoom, fromX: number, toX: number): number {
  const highs = samplesOver(room, fromX, toX).map(({ sunKw, useKw }) => Math.max(sunKw, useKw));
  return room.y(Math.max(0, ...highs));
}

const LIFTS_PX = [0, -8, 8, -16, 16];
const SHIFTS_PX = [0, -30, 30, -60, 60, -90, 90, -120, 120, -160, 160, -200, 200];

/**
 * A free place above the curves with the shortest distance to the anchor; null if there is none.
 */
export function placeOutside(
  room: LabelRoom,
  anchor: { x: number; y: number },
  size: { w: number; h: number },
  taken: readonly Box[],
): Box | null {
  let best: { box: Box; cost: number } | null = null;
  for (const shift of SHIFTS_PX) {
    const wantedX = anchor.x + shift - size.w / 2;
    const x = Math.min(room.right - size.w, Math.max(room.left, wantedX));
    const ground = skyline(room, x - 6, x + size.w + 6) - 12;
    for (let lift = 0; lift <= 120; lift += 20) {
      const box = { x, y: ground - size.h - lift, ...size };
      if (box.y < room.top) break;
      const padded = { x: x - 8, y: box.y - 4, w: size.w + 16, h: size.h + 8 };
      const foot = { x: x + size.w / 2, y: box.y + size.h };
      if (taken.some((other) => overlaps(padded, other) || crosses(foot, anchor, other))) continue;
      const cost = Math.hypot(foot.x - anchor.x, foot.y - anchor.y);
      if (!best || cost < best.cost) best = { box, cost };
      break;
    }
  }
  return best?.box ?? null;
}

/** A place inside the area for the text, nearest its middle; null if it does not fit. */
function placeInside(room: LabelRoom, series: Series, size: { w: number; h: number }): Box | null {
  const middle = areaAnchor(room, series).x;
  let best: { box: Box; away: number } | null = null;
  for (const sample of room.samples) {
    const [low, high] = areaEdges(sample, series);
    const x = room.x(sample.t) - size.w / 2;
    const away = Math.abs(room.x(sample.t) - middle);
    if (x < room.left + 4 || x + size.w > room.right - 4 || (best && away >= best.away)) continue;
    if (room.y(low) - room.y(high) < size.h + 2 * EDGE_PX) continue;
    for (const lift of LIFTS_PX) {
      const box = { x, y: (room.y(low) + room.y(high) - size.h) / 2 - lift, ...size };
      if (!liesInside(room, series, box)) continue;
      best = { box, away };
      break;
    }
  }
  return best?.box ?? null;
}

/** A point well inside the area: its centre of mass along the day. */
function areaAnchor(room: LabelRoom, series: Series): { x: number; y: number } {
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
  return { x: room.x(middle.t), y: (room.y(low) + room.y(high)) / 2 };
}

/** Puts each area's text inside it if it fits, otherwise above the curves with a leader. */
export function placeAreaLabels(
  room: LabelRoom,
  wanted: readonly { series: Series; w: number; h: number }[],
  taken: readonly Box[],
): readonly AreaLabel[] {
  const boxes = [...taken];
  const inside = wanted.map(({ series, w, h }) => placeInside(room, series, { w, h }));
  inside.forEach((box) => box && boxes.push(box));
  return wanted.map(({ series, w, h }, index) => {
    const at = areaAnchor(room, series);
    const own = inside[index];
    if (own) return { series, at, box: own, isInside: true };
    const box = placeOutside(room, at, { w, h }, boxes);
    if (box) boxes.push(box);
    return { series, at, box, isInside: false };
  });
}
