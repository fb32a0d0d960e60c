import { DAYS_IN_MONTH } from './month-hours.ts';
import { persistentNoise } from './fixed-sequence.ts';

export const DAYS_PER_YEAR = 365;

/** Correlation of one day's clearness with the next. Source: 0.20 measured at Lyngby, a little more over many years; our choice, valid from 2026. */
const DAY_PERSISTENCE = 0.3;
const DAY_STREAM = 204;
/**
 * How bright days lean within each month, from its first day to its last [standard deviations of the sequence].
 * A tilted plane gains more from low sun, so their order counts. The monthly table goes with bright days late in March and
 * April and early in May, as in Lyngby's year: without the lean March comes out 7 % above PVGIS. Together with the stream
 * fitted so that the chain meets tests/truth/pvgis-aarhus-data.ts; valid from 2026.
 */
const MONTH_LEAN = [-2, -1, 2.5, 2.75, -2.5, 0, 1, 1, 0, -0.75, 0, 0] as const;
/** Darkest and brightest day, share of a clear day [-]. Source: DTU Lyngby's measured year (0.05–0.10 and about 1.0); valid from 2026. */
const DARKEST = 0.06;
const BRIGHTEST = 1.04;
const NEWTON_STEPS = 6;

let keptRanks: Float64Array | undefined;

/**
 * Rank of each day within its month, 0–1: evenly spread, so each month has its dark, mixed and bright days in proportion,
 * ordered by a persistent sequence, so they come in runs.
 */
export function dayRanks(): Float64Array {
  if (keptRanks) return keptRanks;
  const noise = persistentNoise(DAY_STREAM, DAYS_PER_YEAR, DAY_PERSISTENCE);
  const ranks = new Float64Array(DAYS_PER_YEAR);
  let first = 0;
  DAYS_IN_MONTH.forEach((days, month) => {
    for (let day = 0; day < days; day++) noise[first + day]! += (MONTH_LEAN[month]! * day) / days;
    const order = Array.from({ length: days }, (_, day) => first + day).toSorted(
      (a, b) => noise[a]! - noise[b]!,
    );
    order.forEach((day, place) => (ranks[day] = (place + 0.5) / days));
    first += days;
  });
  keptRanks = ranks;
  return ranks;
}

/**
 * Clearness (share of a clear day's light) of each day of the typical year.
 * Within a month, the day of rank p gets darkest + (brightest − darkest)·p^g; g is solved for the month's sum.
 * @param clearKwhM2 a clear day's irradiation per day, length 365
 * @param targetKwhM2 12 monthly sums to meet, same unit
 * @returns new array, length 365; sums are met to 0.01 % where the sun allows it
 */
export function dayClearness(
  clearKwhM2: Float64Array,
  targetKwhM2: readonly number[],
): Float64Array {
  const ranks = dayRanks();
  const clearness = new Float64Array(DAYS_PER_YEAR);
  let first = 0;
  DAYS_IN_MONTH.forEach((days, month) => {
    const end = first + days;
    let exponent = 1;
    for (let step = 0; step < NEWTON_STEPS; step++) {
      let sum = -targetKwhM2[month]!;
      let slope = 0;
      for (let day = first; day < end; day++) {
        const log = Math.log(ranks[day]!);
        const share = (BRIGHTEST - DARKEST) * Math.exp(exponent * log);
        clearness[day] = DARKEST + share;
        sum += clearKwhM2[day]! * (DARKEST + share);
        slope += clearKwhM2[day]! * share * log;
      }
      exponent = Math.max(0.05, exponent - sum / slope);
    }
    first = end;
  });
  return clearness;
}
