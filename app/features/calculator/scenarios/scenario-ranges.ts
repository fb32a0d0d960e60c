import type { EstimateRun } from '../../../../engine/estimate.ts';

export type Range = { readonly low: number; readonly mid: number; readonly high: number };

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
 * @returns null where that is beyond the years that are calculated
 */
export function paybackRange({ estimate: { economy } }: EstimateRun): Range | null {
  const { paybackP90Years: low, paybackYears: mid, paybackP10Years: high } = economy;
  return low === null || mid === null || high === null ? null : { low, mid, high };
}

/** One scale for all, with round ends. */
export function sharedDomain(
  ranges: readonly (Range | null)[],
  step: number,
): readonly [number, number] | null {
  const known = ranges.filter((range) => range !== null);
  if (known.length === 0) return null;
  const least = Math.floor(Math.min(...known.map(({ low }) => low)) / step) * step;
  const most = Math.ceil(Math.max(...known.map(({ high }) => high)) / step) * step;
  return [least, most === least ? least + step : most];
}
