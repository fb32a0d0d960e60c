import { SPOT_PERIOD_MEAN_DKK_PER_KWH } from '../../engine/data/spot-price-shape.ts';
import { SPOT_SOURCE } from '../../engine/data/sources.ts';
import type { EstimateContext } from '../../engine/estimate-context.ts';
import type { EstimateRun } from '../../engine/estimate.ts';

/** The day-ahead prices a calculation is based on. */
export type SpotBasis = {
  /** [DKK/kWh excl. VAT] */
  readonly meanDkkPerKwh: number;
  /** ISO dates. */
  readonly periodFrom: string;
  readonly periodTo: string;
};

/** Those of a stored year, or of the table that the engine carries. */
export function spotBasis({ input, prices }: EstimateRun, context: EstimateContext): SpotBasis {
  const year = context.spotYears?.[input.priceZone];
  if (year === undefined) {
    const { periodFrom, periodTo } = SPOT_SOURCE;
    const meanDkkPerKwh = SPOT_PERIOD_MEAN_DKK_PER_KWH[input.priceZone];
    return { meanDkkPerKwh, periodFrom, periodTo };
  }
  const { spotDkkPerKwh } = prices;
  const sum = spotDkkPerKwh.reduce((total, dkk) => total + dkk, 0);
  return {
    meanDkkPerKwh: sum / spotDkkPerKwh.length,
    periodFrom: year.periodFrom,
    periodTo: year.periodTo,
  };
}
