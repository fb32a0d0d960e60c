import { dot, type Hourly } from '../hours.ts';
import type { ElectricityPrices } from '../tariff/electricity-prices.ts';
import { variablePrice } from './price-sums.ts';

/** The home without solar in a year at the price level: its use and what spot and tariffs of it cost. */
export type HomeUse = { readonly loadKwh: number; readonly loadVariableDkk: number };

type PricedHome = { readonly prices: ElectricityPrices; readonly use: HomeUse };

// One home is asked for again and again: with each thing that a tornado changes, most of which leave its hours alone.
const homes = new WeakMap<Hourly, PricedHome>();

/** The home without solar: its use, and Σ use · (spot + volumetric tariff) [DKK excl. VAT]. */
export function homeUse(loadKwh: Hourly, prices: ElectricityPrices): HomeUse {
  const known = homes.get(loadKwh);
  if (
    known?.prices.spotDkkPerKwh === prices.spotDkkPerKwh &&
    known.prices.volumetricTariffDkkPerKwh === prices.volumetricTariffDkkPerKwh
  ) {
    return known.use;
  }
  let sum = 0;
  for (let hour = 0; hour < loadKwh.length; hour++) sum += loadKwh[hour]!;
  const use = { loadKwh: sum, loadVariableDkk: dot(loadKwh, variablePrice(prices)) };
  homes.set(loadKwh, { prices, use });
  return use;
}
