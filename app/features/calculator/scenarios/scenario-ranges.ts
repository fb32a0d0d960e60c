import type { EstimateRun } from '../../../../engine/estimate.ts';

/** Middle or high end null: beyond the years that are calculated. */
export type Range = {
  readonly low: number;
  readonly mid: number | null;
  readonly high: number | null;
};

/** What a year saves, bad years to good ones [DKK]. */
export function savingRange({ estimate: { savings } }: EstimateRun): Range {
  return {
    low: savings.tenYearMeanP10Dkk,
    mid: savings.tenYearMeanDkk,
    high: savings.tenYearMeanP90Dkk,
  };
}

/**
 * When the money is back, good years to bad ones [yr].
 * @returns null where even the good years are beyond those that are calculated
 */
export function paybackRange({ estimate: { economy } }: EstimateRun): Range | null {
  const { paybackP90Years: low, paybackYears: mid, paybackP10Years: high } = economy;
  return low === null ? null : { low, mid, high };
}

/** One scale for all, with round ends. */
export function sharedDomain(
  ranges: readonly (Range | null)[],
  step: number,
): readonly [number, number] | null {
  const known = ranges.filter((range) => range !== null);
  if (known.length === 0) return null;
  const least = Math.floor(Math.min(...known.map(({ low }) => low)) / step) * step;
  const most =
    Math.ceil(Math.max(...known.map(({ low, mid, high }) => high ?? mid ?? low)) / step) * step;
  return [least, most === least ? least + step : most];
}
