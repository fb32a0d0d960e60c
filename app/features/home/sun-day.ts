import type { Place } from '../../../engine/place.ts';
import { sunPosition } from '../../../engine/sun/sun-position.ts';
import { danishMidnightMs } from './danish-time.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Sunrise is when the upper edge appears: half the sun's diameter before its centre [°]. */
const HALF_SUN_DEG = 0.267;

export type SunPoint = {
  readonly timeMs: number;
  /** Through the atmosphere, above the horizon [°]. */
  readonly elevationDeg: number;
  /** Clockwise from north [°]. */
  readonly azimuthDeg: number;
};

/** Between sunrise and sunset. */
export function isUp(point: SunPoint): boolean {
  return point.elevationDeg > -HALF_SUN_DEG;
}

export type SunDay = {
  readonly now: SunPoint;
  /** Null where the sun does not rise or set that day, which never happens in Denmark. */
  readonly rise: SunPoint | null;
  readonly set: SunPoint | null;
  /** From sunrise to sunset. */
  readonly path: readonly SunPoint[];
};

export function sunPoint(timeMs: number, place: Place): SunPoint {
  const { apparentZenithDeg, azimuthDeg } = sunPosition(timeMs, place);
  return { timeMs, elevationDeg: 90 - apparentZenithDeg, azimuthDeg };
}

/** The crossing of the horizon between two moments on different sides of it. */
function crossing(belowMs: number, aboveMs: number, place: Place): SunPoint {
  let [below, above] = [belowMs, aboveMs];
  while (Math.abs(above - below) > MINUTE_MS / 4) {
    const middle = (below + above) / 2;
    if (isUp(sunPoint(middle, place))) above = middle;
    else below = middle;
  }
  return sunPoint(above, place);
}

/** The sun's path over a place on a moment's Danish day. */
export function sunDay(timeMs: number, place: Place, stepMinutes = 15): SunDay {
  const start = danishMidnightMs(timeMs);
  const step = stepMinutes * MINUTE_MS;
  const points: SunPoint[] = [];
  for (let time = start; time <= start + DAY_MS; time += step) points.push(sunPoint(time, place));
  const up = points.filter(isUp);
  const [first] = up;
  const last = up.at(-1);
  const rise = first === undefined ? null : crossing(first.timeMs - step, first.timeMs, place);
  const set = last === undefined ? null : crossing(last.timeMs + step, last.timeMs, place);
  const ends = (point: SunPoint | null) => (point === null ? [] : [point]);
  return { now: sunPoint(timeMs, place), rise, set, path: [...ends(rise), ...up, ...ends(set)] };
}
