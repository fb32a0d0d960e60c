import { INTERANNUAL_SD } from '../data/fixed-figures.ts';

/** 90th percentile of the standard normal distribution. */
export const Z90 = 1.2815515655446004;

/**
 * Standard deviation of the mean yield of N years, as a share: the model's error stays the same every year,
 * the weather of the years evens out.
 * @param modelUncertaintyPercent the model's own standard uncertainty [%]
 * @param years N ≥ 1
 * @returns share
 * @throws RangeError years below 1, uncertainty negative
 */
export function meanYieldSd(modelUncertaintyPercent: number, years: number): number {
  if (!(years >= 1 && modelUncertaintyPercent >= 0)) {
    throw new RangeError(`${modelUncertaintyPercent} % over ${years} years`);
  }
  return Math.hypot(modelUncertaintyPercent / 100, INTERANNUAL_SD.value / Math.sqrt(years));
}

/** Factor on the yield that nine in ten N-year means exceed (P10, the bad case); not below 0. */
export const p10Factor = (modelUncertaintyPercent: number, years: number): number =>
  Math.max(0, 1 - Z90 * meanYieldSd(modelUncertaintyPercent, years));

/** Factor on the yield that one in ten N-year means exceed (P90, the good case). */
export const p90Factor = (modelUncertaintyPercent: number, years: number): number =>
  1 + Z90 * meanYieldSd(modelUncertaintyPercent, years);
