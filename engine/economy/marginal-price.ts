import type { Hourly } from '../hours.ts';
import {
  electricityTaxRates,
  marginalTaxDkkPerKwh,
  type TaxedHome,
} from '../tariff/electricity-tax.ts';
import {
  importPrice,
  type ElectricityPrices,
  type PriceYear,
} from '../tariff/electricity-prices.ts';

export type PricedHome = {
  readonly productionKwh: Hourly;
  readonly loadKwh: Hourly;
  readonly taxedHome: Pick<TaxedHome, 'isElectricallyHeated'>;
};

/**
 * Price of one more imported kWh in every hour, with the tax of the band in which the home buys: what a battery weighs
 * its hours by. Which band that is follows from what the home would buy without a battery.
 * @param home first year's production and use [kWh], and how it is taxed
 * @param prices price level
 * @param of the year
 * @returns [DKK/kWh incl. VAT], new array
 * @throws RangeError as importPrice()
 */
export function marginalImportPrice(
  home: PricedHome,
  prices: ElectricityPrices,
  of: Omit<PriceYear, 'taxDkkPerKwh'>,
): Hourly {
  if (!home.taxedHome.isElectricallyHeated) return importPrice(prices, of);
  const rates = electricityTaxRates(of.year, of.assumptions, prices.tax);
  const taxDkkPerKwh = marginalTaxDkkPerKwh(boughtWithoutBattery(home), rates, home.taxedHome);
  return importPrice(prices, { ...of, taxDkkPerKwh });
}

function boughtWithoutBattery({ productionKwh, loadKwh }: PricedHome): number {
  let bought = 0;
  for (let hour = 0; hour < loadKwh.length; hour++) {
    bought += Math.max(0, loadKwh[hour]! - productionKwh[hour]!);
  }
  return bought;
}
