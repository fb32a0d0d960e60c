import type { FlowPrices } from '../battery/flows.ts';
import { HOURS_PER_YEAR, type Hourly } from '../hours.ts';
import type { ElectricityPrices } from '../tariff/electricity-prices.ts';

type KeptSum = { readonly tariff: Hourly; readonly sum: Hourly };

const sums = new WeakMap<Hourly, KeptSum>();

/** Σ of spot and tariff in every hour: what import costs before additions, tax and VAT. Shared, do not write to it. */
export function variablePrice(prices: ElectricityPrices): Hourly {
  const { spotDkkPerKwh, volumetricTariffDkkPerKwh } = prices;
  const known = sums.get(spotDkkPerKwh);
  if (known?.tariff === volumetricTariffDkkPerKwh) return known.sum;
  const sum = new Float64Array(HOURS_PER_YEAR);
  for (let hour = 0; hour < HOURS_PER_YEAR; hour++) {
    sum[hour] = spotDkkPerKwh[hour]! + volumetricTariffDkkPerKwh[hour]!;
  }
  sums.set(spotDkkPerKwh, { tariff: volumetricTariffDkkPerKwh, sum });
  return sum;
}

/** What each hour's kWh count in the sums of a year, before additions, tax and VAT. */
export const flowPrices = (prices: ElectricityPrices): FlowPrices => ({
  imported: variablePrice(prices),
  exported: prices.spotDkkPerKwh,
});
