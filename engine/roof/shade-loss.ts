import type { ClimateYear } from '../climate/climate-year.ts';
import { monthSumsUtc } from '../climate/month-hours.ts';
import { planeYear, type Plane } from '../pv/plane-year.ts';
import type { SunYear } from '../sun/sun-year.ts';

/** What a horizon takes of a plane's yield, 0–1. */
export type ShadeLoss = {
  readonly year: number;
  /** Twelve months; 0 where a month gives nothing anyway. */
  readonly months: readonly number[];
};

/**
 * What stands around a place on a roof takes of its yield.
 * @param plane slope, true azimuth and mounting
 * @param horizon elevations from true north clockwise [°], as surfaceHorizon gives them
 * @throws RangeError a horizon that planeYear refuses
 */
export function shadeLoss(
  sun: SunYear,
  climate: ClimateYear,
  plane: Omit<Plane, 'shading'>,
  horizon: readonly number[],
): ShadeLoss {
  const free = monthSumsUtc(planeYear(sun, climate, { ...plane, shading: 'none' }));
  const shaded = monthSumsUtc(planeYear(sun, climate, { ...plane, shading: horizon }));
  const sum = (months: ArrayLike<number>) => Array.from(months).reduce((all, kwh) => all + kwh, 0);
  return {
    year: 1 - sum(shaded) / sum(free),
    months: Array.from(free, (kwh, month) => (kwh > 0 ? 1 - shaded[month]! / kwh : 0)),
  };
}

/** A place that loses this much more than the face's best is left dark: its string would suffer too. Our choice. */
export const DARK_BEYOND = 0.1;

/**
 * The places worth a panel: those that lose hardly more than the best on their face.
 * @param losses of a year, 0–1, one per place
 * @returns their numbers, the brightest first
 */
export function brightPlaces(losses: readonly number[]): readonly number[] {
  const least = Math.min(...losses);
  return losses
    .map((loss, place) => ({ loss, place }))
    .filter(({ loss }) => loss <= least + DARK_BEYOND)
    .toSorted((a, b) => a.loss - b.loss || a.place - b.place)
    .map(({ place }) => place);
}
