import { danishYear } from '../../../../engine/calendar/danish-year.ts';
import { DEFAULT_ASSUMPTIONS } from '../../../../engine/data/default-assumptions.ts';
import { EDITABLE_TAX_FROM_YEAR } from '../../../../engine/data/electricity-tax.ts';
import { SPOT_SOURCE } from '../../../../engine/data/sources.ts';
import type { Hourly } from '../../../../engine/hours.ts';
import { householdLoad } from '../../../../engine/load/household-load.ts';
import { electricityPrices, importPrice } from '../../../../engine/tariff/electricity-prices.ts';
import type { ElectricityPrices } from '../../../../engine/tariff/electricity-prices.ts';
import { electricityTaxDkkPerKwh } from '../../../../engine/tariff/electricity-tax.ts';
import { largestGridTariff } from '../../../../engine/tariff/grid-companies.ts';
import { bandOf } from '../../../../engine/tariff/grid-tariff.ts';
import { SHIPPED_GRID_TARIFFS } from '../../../../engine/tariff/shipped-grid-tariffs.ts';

/** One kilowatt hour, in the five parts of its price [DKK/kWh]. */
export type PriceParts = {
  readonly spot: number;
  readonly grid: number;
  /** Energinet's two tariffs and the electricity tax. */
  readonly national: number;
  readonly supplier: number;
  readonly vat: number;
  readonly total: number;
};

/** A household's mean kilowatt hour in a year [DKK/kWh]. */
export type YearPrice = {
  readonly year: number;
  readonly spot: number;
  /** Local grid, Energinet's two tariffs, and the supplier. */
  readonly delivery: number;
  readonly tax: number;
  readonly vat: number;
  readonly total: number;
  readonly isAssumed: boolean;
};

const YEAR = 2026;
const YEARS = [2026, 2027, 2028, 2029, 2030];
const JANUARY = 0;
const grid = largestGridTariff(SHIPPED_GRID_TARIFFS, 'DK1');
/** A thousandth of an øre is finer than any price, and keeps the page small. */
const short = (dkk: number): number => Number(dkk.toFixed(6));
const pricesOf = (year: number): ElectricityPrices =>
  electricityPrices({
    zone: 'DK1',
    gridTariffs: SHIPPED_GRID_TARIFFS,
    gridCompany: grid.gln,
    year,
    assumptions: DEFAULT_ASSUMPTIONS,
  });

/** A weekday of January, hour by hour; the spot price is the mean of the month's weekdays. */
function januaryWeekday(): readonly PriceParts[] {
  const prices = pricesOf(YEAR);
  const { monthIndex, hourOfDay, isWeekend } = danishYear();
  const tax = electricityTaxDkkPerKwh(YEAR, DEFAULT_ASSUMPTIONS);
  return Array.from({ length: 24 }, (_, localHour) => {
    const sameHours = [...monthIndex.keys()].filter(
      (at) => monthIndex[at] === JANUARY && isWeekend[at] === 0 && hourOfDay[at] === localHour,
    );
    const hour = sameHours[0]!;
    const spot =
      sameHours.reduce((sum, at) => sum + prices.spotDkkPerKwh[at]!, 0) / sameHours.length;
    const local = grid.winter[bandOf(localHour)];
    const national = prices.volumetricTariffDkkPerKwh[hour]! - local + tax;
    const beforeVat = spot + local + national + prices.supplierAdditionDkkPerKwh;
    return {
      spot: short(spot),
      grid: short(local),
      national: short(national),
      supplier: short(prices.supplierAdditionDkkPerKwh),
      vat: short(beforeVat * (prices.vatFactor - 1)),
      total: short(beforeVat * prices.vatFactor),
    };
  });
}

/**
 * The year's mean price, weighted by when a house without solar uses its electricity; only the tax
 * changes.
 */
function yearPrice(year: number): YearPrice {
  const prices = pricesOf(year);
  const share = householdLoad(1);
  const mean = (hourly: Hourly) =>
    hourly.reduce((sum, price, hour) => sum + price * share[hour]!, 0);
  const total = mean(importPrice(prices, { year, assumptions: DEFAULT_ASSUMPTIONS }));
  const beforeVat = total / prices.vatFactor;
  return {
    year,
    spot: short(mean(prices.spotDkkPerKwh)),
    delivery: short(mean(prices.volumetricTariffDkkPerKwh) + prices.supplierAdditionDkkPerKwh),
    tax: short(electricityTaxDkkPerKwh(year, DEFAULT_ASSUMPTIONS)),
    vat: short(total - beforeVat),
    total: short(total),
    isAssumed: year >= EDITABLE_TAX_FROM_YEAR,
  };
}

const hours = januaryWeekday();
const totals = hours.map((hour) => hour.total);

export default {
  gridCompany: grid.name,
  year: YEAR,
  spotPeriod: { from: SPOT_SOURCE.periodFrom, to: SPOT_SOURCE.periodTo },
  hours,
  dearestHour: totals.indexOf(Math.max(...totals)),
  cheapestHour: totals.indexOf(Math.min(...totals)),
  /** N1's winter tariffs [DKK/kWh excl. VAT]. */
  winterTariff: grid.winter,
  years: YEARS.map(yearPrice),
};
