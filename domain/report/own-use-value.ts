import { EDITABLE_TAX_FROM_YEAR } from '../../engine/data/electricity-tax.ts';
import type { EstimateRun } from '../../engine/estimate.ts';
import { importPrice } from '../../engine/tariff/electricity-prices.ts';
import {
  electricityTaxDkk,
  electricityTaxRates,
  type TaxRates,
} from '../../engine/tariff/electricity-tax.ts';

export type OwnUseValue = {
  /** Used at home, directly or from the battery, in the first year [kWh]. */
  readonly kwh: number;
  /**
   * The value of each of them in `year`, averaged over the hours in which it is used [DKK incl.
   * VAT].
   */
  readonly dkkPerKwh: number;
  /** The first year with the assumed electricity tax, or the first year of operation if that is later. */
  readonly year: number;
  /** What a sold kWh brings in the first year after tax [DKK]; null if none is sold. */
  readonly soldDkkPerKwh: number | null;
};

/**
 * What the home's own solar electricity replaces: electricity bought at the price of those very
 * hours.
 */
export function ownUseValue({ input, estimate, hourly, prices }: EstimateRun): OwnUseValue {
  const { assumptions, firstYear } = input;
  const { energy, savings } = estimate;
  const year = Math.max(EDITABLE_TAX_FROM_YEAR, firstYear);
  const growthFactor = (1 + assumptions.priceGrowthPercent / 100) ** (year - firstYear);
  const taxDkkPerKwh = savedTax(input, energy, electricityTaxRates(year, assumptions, prices.tax));
  const price = importPrice(prices, { year, assumptions, growthFactor, taxDkkPerKwh });
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

/**
 * The tax saved per kWh not bought, averaged over all of them: with two bands the low one is saved
 * first.
 */
function savedTax(
  { electricallyHeated, heatPump }: EstimateRun['input'],
  { consumptionKwh, importedKwh }: EstimateRun['estimate']['energy'],
  rates: TaxRates,
): number {
  const home = { isElectricallyHeated: electricallyHeated ?? heatPump };
  const savedKwh = consumptionKwh - importedKwh;
  if (savedKwh <= 0) return rates.dkkPerKwh;
  return (
    (electricityTaxDkk(consumptionKwh, rates, home) - electricityTaxDkk(importedKwh, rates, home)) /
    savedKwh
  );
}
