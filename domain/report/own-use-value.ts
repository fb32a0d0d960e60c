import { ASSUMED_TAX_FROM_YEAR } from '../../engine/data/national-charges.ts';
import type { EstimateRun } from '../../engine/estimate.ts';
import { importPrice } from '../../engine/tariff/electricity-prices.ts';

export type OwnUseValue = {
  /** Used at home, at once or out of the battery, in the first year [kWh]. */
  readonly kwh: number;
  /** What each of them is worth in `year`, the mean over the hours in which it is used [DKK incl. VAT]. */
  readonly dkkPerKwh: number;
  /** The first year with the assumed electricity tax, or the first year of operation if that is later. */
  readonly year: number;
  /** What a sold kWh brings in the first year after tax [DKK]; null where none is sold. */
  readonly soldDkkPerKwh: number | null;
};

/** What the sun's own electricity replaces: bought electricity at the price of just those hours. */
export function ownUseValue({ input, estimate, hourly, prices }: EstimateRun): OwnUseValue {
  const { assumptions, firstYear } = input;
  const { energy, savings } = estimate;
  const year = Math.max(ASSUMED_TAX_FROM_YEAR, firstYear);
  const growthFactor = (1 + assumptions.priceGrowthPercent / 100) ** (year - firstYear);
  const price = importPrice(prices, { year, assumptions, growthFactor });
  let kwh = 0;
  let dkk = 0;
  for (let hour = 0; hour < price.length; hour++) {
    const used = hourly.flows.direct[hour]! + hourly.flows.batteryOut[hour]!;
    kwh += used;
    dkk += used * price[hour]!;
  }
  return {
    kwh,
    dkkPerKwh: kwh > 0 ? dkk / kwh : 0,
    year,
    soldDkkPerKwh: energy.exportedKwh >= 1 ? savings.exportIncomeDkk / energy.exportedKwh : null,
  };
}
