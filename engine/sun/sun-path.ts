import type { Place } from '../place.ts';
import { sunPosition } from './sun-position.ts';

const MS_PER_MINUTE = 60_000;
const MS_PER_DAY = 86_400_000;
/** True zenith angle at which the sun's upper limb touches the horizon [°]: 90 + refraction 34′ + radius 16′. Source: Nautical Almanac Office, valid from 1900. */
const RISE_ZENITH_DEG = 90 + 50 / 60;
/** Sunrise is sought in steps of this length, then halved down to a second. */
const SEARCH_STEP_MS = 10 * MS_PER_MINUTE;
const PRECISION_MS = 1000;

export type SunPathPoint = {
  readonly timeMs: number;
  /** Apparent elevation [°], below 0 under the horizon. */
  readonly elevationDeg: number;
  /** Clockwise from north [°]. */
  readonly azimuthDeg: number;
};

/**
 * The sun's way over 24 hours.
 * @param startMs first instant, milliseconds since 1970-01-01 UTC
 * @param place WGS84 degrees
 * @param stepMinutes distance between points [min], > 0
 * @returns points from startMs to 24 hours later, both ends included
 * @throws RangeError when the step is not above 0, or as sunPosition
 */
export function sunPath(startMs: number, place: Place, stepMinutes: number): SunPathPoint[] {
  if (!(stepMinutes > 0)) throw new RangeError(`a sun path in steps of ${stepMinutes} min`);
  const steps = Math.floor(MS_PER_DAY / (stepMinutes * MS_PER_MINUTE));
  return Array.from({ length: steps + 1 }, (_, step) => {
    const timeMs = startMs + step * stepMinutes * MS_PER_MINUTE;
    const sun = sunPosition(timeMs, place);
    return { timeMs, elevationDeg: 90 - sun.apparentZenithDeg, azimuthDeg: sun.azimuthDeg };
  });
}

/** Instants, or null when the sun does not cross the horizon that way within the 24 hours. */
export type SunTimes = { readonly sunriseMs: number | null; readonly sunsetMs: number | null };

/**
 * First sunrise and first sunset within 24 hours, for a free horizon at sea level.
 * @param startMs first instant, usually local midnight, milliseconds since 1970-01-01 UTC
 * @param place WGS84 degrees
 * @returns instants to the second
 * @throws RangeError as sunPosition
 * @source upper limb on the horizon, zenith 90°50′ (Nautical Almanac Office)
 */
export function sunTimes(startMs: number, place: Place): SunTimes {
  const isUp = (timeMs: number) => sunPosition(timeMs, place).zenithDeg < RISE_ZENITH_DEG;
  let sunriseMs: number | null = null;
  let sunsetMs: number | null = null;
  let wasUp = isUp(startMs);
  for (let timeMs = startMs; timeMs < startMs + MS_PER_DAY; timeMs += SEARCH_STEP_MS) {
    const isUpNext = isUp(timeMs + SEARCH_STEP_MS);
    if (isUpNext && !wasUp) sunriseMs ??= crossing(timeMs, isUp);
    if (!isUpNext && wasUp) sunsetMs ??= crossing(timeMs, isUp);
    wasUp = isUpNext;
  }
  return { sunriseMs, sunsetMs };
}

function crossing(fromMs: number, isUp: (timeMs: number) => boolean): number {
  const before = isUp(fromMs);
  let low = fromMs;
  let high = fromMs + SEARCH_STEP_MS;
  while (high - low > PRECISION_MS) {
    const middle = (low + high) / 2;
    if (isUp(middle) === before) low = middle;
    else high = middle;
  }
  return Math.round(high);
}
