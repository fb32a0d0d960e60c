import { NATIONAL_CHARGES, VAT_PERCENT } from '../data/national-charges.ts';
import type { NationalCharges } from '../data/national-charges.ts';
import type { TaxTable } from '../data/electricity-tax.ts';
import { ENACTED_TAX } from '../data/electricity-tax.ts';
import type { Assumptions } from '../estimate-input.ts';
import { HOURS_PER_YEAR } from '../hours.ts';
import type { Hourly } from '../hours.ts';
import type { Place, PriceZone } from '../place.ts';
import { rememberRecent } from '../recent-values.ts';
import { electricityTaxDkkPerKwh } from './electricity-tax.ts';
import { gridTariffAt, gridTariffOf } from './grid-companies.ts';
import { hourlyGridTariff, type GridTariff } from './grid-tariff.ts';
import { typicalSpot } from './typical-spot.ts';
import { spotYearHours, type SpotYear } from './spot-year.ts';

/** Prices of the typical year at the level of `year`, before growth; per UTC hour. */
export type ElectricityPrices = {
  readonly zone: PriceZone;
  readonly gridCompany: GridTariff;
  /** Why this company: chosen, none chosen, or the chosen one does not lie in the zone. */
  readonly gridCompanyChoice: 'chosen' | 'by-place' | 'not-in-zone';
  /** Calendar year whose price level this is. */
  readonly year: number;
  /**
   * Day-ahead price [DKK/kWh excl. VAT]: a year's own hours, or means by month, hour and day type, in which negative
   * hours are averaged away.
   */
  readonly spotDkkPerKwh: Hourly;
  /** Grid company's time-of-day tariff + system + transmission tariff [DKK/kWh excl. VAT]. */
  readonly volumetricTariffDkkPerKwh: Hourly;
  /** [DKK/kWh excl. VAT] */
  readonly supplierAdditionDkkPerKwh: number;
  /** National and grid company's subscription [DKK/yr excl. VAT]; the supplier's own is taken as none. */
  readonly subscriptionDkkPerYear: number;
  /** Feed-in tariffs of Energinet and the grid company, with the VAT that a home pays on them [DKK/kWh]. */
  readonly feedInTariffDkkPerKwh: number;
  /** Feed-in tariffs + the buyer's fee, taken off the spot price of exported electricity [DKK/kWh]. */
  readonly exportDeductionDkkPerKwh: number;
  /** Energinet's feed-in and balance tariff as published for the year [DKK/kWh excl. VAT]. */
  readonly energinetFeedInDkkPerKwh: number;
  /** The buyer's subscription, paid while something is sold [DKK/yr]. */
  readonly exportSubscriptionDkkPerYear: number;
  /** Electricity tax by date. */
  readonly tax: TaxTable;
  /** 1.25 */
  readonly vatFactor: number;
};

/** A year's prices are those of the price level, grown, with that year's electricity tax. */
export type PriceYear = {
  readonly year: number;
  readonly assumptions: Pick<Assumptions, 'electricityTaxFrom2028DkkPerKwh'>;
  /** Where the home's bands of the tax make it another than the year's [DKK/kWh excl. VAT]. */
  readonly taxDkkPerKwh?: number;
  /** Factor on spot price and tariffs since the price level, default 1. */
  readonly growthFactor?: number;
};

function nationalChargesOf(charges: readonly NationalCharges[], year: number): NationalCharges {
  const valid = charges.filter((row) => Number(row.validFrom.slice(0, 4)) <= year);
  const newest = valid.at(-1);
  if (!newest) throw new RangeError(`no national charges for ${year}`);
  return newest;
}

/** A visitor compares a few grid companies, a server serves all. */
const TARIFFS_KEPT = 8;

/** The grid company's and the national tariffs together, hour by hour; shared. */
const volumetricTariff = rememberRecent(
  (company: GridTariff, national: NationalCharges): Hourly => {
    const tariff = hourlyGridTariff(company);
    const nationalTariff = national.systemDkkPerKwh + national.transmissionDkkPerKwh;
    for (let hour = 0; hour < HOURS_PER_YEAR; hour++) tariff[hour]! += nationalTariff;
    return tariff;
  },
  ({ winter, summer }, { systemDkkPerKwh, transmissionDkkPerKwh }) =>
    [
      systemDkkPerKwh,
      transmissionDkkPerKwh,
      ...Object.values(winter),
      ...Object.values(summer),
    ].join(' '),
  TARIFFS_KEPT,
);

function chooseCompany(
  tariffs: readonly GridTariff[],
  zone: PriceZone,
  gln: string | null,
  place: Place | null,
): { company: GridTariff; choice: ElectricityPrices['gridCompanyChoice'] } {
  const usual = gridTariffAt(tariffs, zone, place);
  if (gln === null) return { company: usual, choice: 'by-place' };
  const company = gridTariffOf(tariffs, gln);
  // The map may be moved across the Great Belt while a company is chosen: answer, and say what was done.
  if (company.zone !== zone) return { company: usual, choice: 'not-in-zone' };
  return { company, choice: 'chosen' };
}

type PriceAssumptions = Pick<
  Assumptions,
  | 'supplierAdditionDkkPerKwh'
  | 'exportFeeDkkPerKwh'
  | 'exportSubscriptionDkkPerMonth'
  | 'gridFeedInDkkPerKwh'
  | 'energinetFeedInDkkPerKwh'
>;

/** Charged to who feeds in, with VAT: published for the year and the company, where they are not overruled. */
function feedInTariff(
  company: GridTariff,
  national: NationalCharges,
  { gridFeedInDkkPerKwh, energinetFeedInDkkPerKwh }: PriceAssumptions,
  vatFactor: number,
): number {
  const energinet =
    energinetFeedInDkkPerKwh ?? national.feedInDkkPerKwh + national.balanceDkkPerKwh;
  return vatFactor * (energinet + (gridFeedInDkkPerKwh ?? company.feedInDkkPerKwh));
}

/**
 * Prices of electricity in every hour of the typical year.
 * @param zone price zone, DK1 or DK2
 * @param gridTariffs the companies to choose from, the zone's largest among them
 * @param nationalCharges Energinet's, by date; those that ship where there are none
 * @param electricityTax the tax by date; as enacted where there is none
 * @param gridCompany GLN; null: the only one at the place, or the zone's largest
 * @param place where the home lies; without it the zone alone decides
 * @param year calendar year whose charges make the price level, from 2026
 * @param assumptions supplier's addition [DKK/kWh], and what is taken of sold electricity
 * @param spotYear day-ahead prices of a real year; without them the built-in table
 * @returns spot, tariffs and deductions; the arrays are shared, do not write to them
 * @throws RangeError unknown GLN, a year before the first table, or a spot year that is none
 * @source data/spot-price-shape.ts, data/grid-tariffs.ts, data/national-charges.ts; VAT on feed-in tariffs as in the
 *   settlement notes of one buyer, 2024–26, second hand
 */
export function electricityPrices({
  zone,
  gridTariffs,
  nationalCharges = NATIONAL_CHARGES,
  electricityTax = ENACTED_TAX,
  gridCompany,
  place = null,
  year,
  assumptions,
  spotYear,
}: {
  readonly zone: PriceZone;
  readonly gridTariffs: readonly GridTariff[];
  readonly nationalCharges?: readonly NationalCharges[] | undefined;
  readonly electricityTax?: TaxTable | undefined;
  readonly gridCompany: string | null;
  readonly place?: Place | null | undefined;
  readonly year: number;
  readonly assumptions: PriceAssumptions;
  readonly spotYear?: SpotYear | undefined;
}): ElectricityPrices {
  const { company, choice } = chooseCompany(gridTariffs, zone, gridCompany, place);
  const national = nationalChargesOf(nationalCharges, year);
  const vatFactor = 1 + VAT_PERCENT.value / 100;
  const feedIn = feedInTariff(company, national, assumptions, vatFactor);
  return {
    zone,
    gridCompany: company,
    gridCompanyChoice: choice,
    year,
    spotDkkPerKwh: spotYear ? spotYearHours(spotYear) : typicalSpot(zone),
    volumetricTariffDkkPerKwh: volumetricTariff(company, national),
    supplierAdditionDkkPerKwh: assumptions.supplierAdditionDkkPerKwh,
    subscriptionDkkPerYear:
      12 * (national.subscriptionDkkPerMonth + company.subscriptionDkkPerMonth),
    feedInTariffDkkPerKwh: feedIn,
    exportDeductionDkkPerKwh: feedIn + assumptions.exportFeeDkkPerKwh,
    energinetFeedInDkkPerKwh: national.feedInDkkPerKwh + national.balanceDkkPerKwh,
    exportSubscriptionDkkPerYear: 12 * assumptions.exportSubscriptionDkkPerMonth,
    tax: electricityTax,
    vatFactor,
  };
}

/**
 * Price of imported electricity: ((spot + tariffs) · growth + supplier's addition + tax of the year) · VAT.
 * @returns [DKK/kWh incl. VAT], new array
 * @throws RangeError year before the first electricity tax in the table
 */
export function importPrice(prices: ElectricityPrices, priceYear: PriceYear): Hourly {
  const growth = priceYear.growthFactor ?? 1;
  const tax =
    priceYear.taxDkkPerKwh ??
    electricityTaxDkkPerKwh(priceYear.year, priceYear.assumptions, prices.tax);
  const fixed = prices.supplierAdditionDkkPerKwh + tax;
  const result = new Float64Array(HOURS_PER_YEAR);
  for (let hour = 0; hour < HOURS_PER_YEAR; hour++) {
    const variable = prices.spotDkkPerKwh[hour]! + prices.volumetricTariffDkkPerKwh[hour]!;
    result[hour] = (variable * growth + fixed) * prices.vatFactor;
  }
  return result;
}

type KeptExportPrice = { readonly feedIn: number; readonly fee: number; readonly hours: Hourly };

// Of the latest level only: it is asked for with each battery and each thing that a tornado changes.
const exportPrices = new WeakMap<Hourly, KeptExportPrice>();

/**
 * Price of exported electricity: (spot − feed-in tariffs with VAT) · growth − buyer's fee. May be negative. A home
 * sells without VAT, and pays it on what it is charged for feeding in.
 * @returns [DKK/kWh], shared, do not write to it
 */
export function exportPrice(
  prices: ElectricityPrices,
  { growthFactor: growth = 1 }: Pick<PriceYear, 'growthFactor'> = {},
): Hourly {
  const feedIn = prices.feedInTariffDkkPerKwh;
  const fee = prices.exportDeductionDkkPerKwh - feedIn;
  if (growth !== 1) return exportPriceOf(prices, growth, fee);
  const known = exportPrices.get(prices.spotDkkPerKwh);
  if (known?.feedIn === feedIn && known.fee === fee) return known.hours;
  const hours = exportPriceOf(prices, growth, fee);
  exportPrices.set(prices.spotDkkPerKwh, { feedIn, fee, hours });
  return hours;
}

function exportPriceOf(prices: ElectricityPrices, growth: number, fee: number): Hourly {
  const result = new Float64Array(HOURS_PER_YEAR);
  for (let hour = 0; hour < HOURS_PER_YEAR; hour++) {
    result[hour] = (prices.spotDkkPerKwh[hour]! - prices.feedInTariffDkkPerKwh) * growth - fee;
  }
  return result;
}
