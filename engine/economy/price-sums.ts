import { HOURS_PER_YEAR, type Hourly } from '../hours.ts';
import type { ElectricityPrices } from '../tariff/electricity-prices.ts';

/** Σ of spot and tariff in every hour: what import costs before additions, tax and VAT. */
export function variablePrice(prices: ElectricityPrices): Hourly {
  const sum = new Float64Array(HOURS_PER_YEAR);
  const { spotDkkPerKwh, volumetricTariffDkkPerKwh } = prices;
  for (let hour = 0; hour < HOURS_PER_YEAR; hour++) {
    sum[hour] = spotDkkPerKwh[hour]! + volumetricTariffDkkPerKwh[hour]!;
  }
  return sum;
}

/** Σ a · b over the hours of a year. */
export function dot(a: Hourly, b: Hourly): number {
  let sum = 0;
  for (let hour = 0; hour < HOURS_PER_YEAR; hour++) sum += a[hour]! * b[hour]!;
  return sum;
}
