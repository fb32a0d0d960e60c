import {
  CAR_TAX_REFUND,
  EDITABLE_TAX_FROM_YEAR,
  ENACTED_TAX,
  REDUCED_TAX,
  TAX_INDEX,
  UNINDEXED_TAX_DKK_PER_KWH,
  type TaxTable,
} from '../data/electricity-tax.ts';
import { NET_PRICE_INDEX_PERCENT } from '../data/fixed-figures.ts';
import type { Assumptions } from '../estimate-input.ts';

type TaxAssumptions = Pick<Assumptions, 'electricityTaxFrom2028DkkPerKwh'>;

/**
 * Electricity tax of a calendar year as the rows set it, excluding VAT. An indexed rate follows the net price index,
 * all but 4.6 øre of it: (level of 2015 − 0.046) · k + 0.046. So does one that was announced for a year of it.
 * @param year calendar year, from 2026
 * @param general rows by year
 * @returns [DKK/kWh excl. VAT]; of years whose index is not known yet, at our own growth of it
 * @throws RangeError year before the first in the table
 * @source data/electricity-tax.ts
 */
export function enactedTaxDkkPerKwh(
  year: number,
  { general }: Pick<TaxTable, 'general'> = ENACTED_TAX,
): number {
  const at = general.findLastIndex(({ fromYear }) => fromYear <= year);
  const row = general[at];
  if (!row) throw new RangeError(`no tax for ${year}`);
  const { dkkPerKwh, fromYear, isIndexed } = row;
  const indexed = dkkPerKwh - UNINDEXED_TAX_DKK_PER_KWH;
  const moves = isIndexed || (indexed > 0 && general.slice(0, at).some((one) => one.isIndexed));
  if (!moves) return dkkPerKwh;
  const level = isIndexed ? indexed * TAX_INDEX.factor : indexed;
  const years = year - (isIndexed ? TAX_INDEX.year : fromYear);
  const growth = (1 + NET_PRICE_INDEX_PERCENT.value / 100) ** years;
  return level * growth + UNINDEXED_TAX_DKK_PER_KWH;
}

let keptTable = ENACTED_TAX;
let kept: Record<number, number> = {};

/** enactedTaxDkkPerKwh(), reckoned once a year of the table that is in use. */
function enactedOnce(year: number, table: TaxTable): number {
  if (table !== keptTable) {
    keptTable = table;
    kept = {};
  }
  return (kept[year] ??= enactedTaxDkkPerKwh(year, table));
}

/**
 * The rate from 2028 before a visitor changes it: the rows' own, to a tenth of an øre.
 * @returns [DKK/kWh excl. VAT]
 */
export const usualTaxFrom2028 = (table: TaxTable = ENACTED_TAX): number =>
  Math.round(enactedOnce(EDITABLE_TAX_FROM_YEAR, table) * 1000) / 1000;

/**
 * Electricity tax of a calendar year, excluding VAT: by the rows until 2027; from 2028 the editable rate of 2028, which
 * moves from year to year as theirs does. A rate no higher than the part that is not indexed stays as it is, unless it
 * is the rows' own.
 * @param year calendar year, from 2026
 * @param assumptions the rate of 2028 [DKK/kWh]
 * @param table the rows; those that ship where none are given
 * @returns [DKK/kWh excl. VAT]
 * @throws RangeError year before the first in the table
 * @source data/electricity-tax.ts
 */
export function electricityTaxDkkPerKwh(
  year: number,
  { electricityTaxFrom2028DkkPerKwh: of2028 }: TaxAssumptions,
  table: TaxTable = ENACTED_TAX,
): number {
  const enacted = enactedOnce(year, table);
  if (year < EDITABLE_TAX_FROM_YEAR) return enacted;
  const indexed = of2028 - UNINDEXED_TAX_DKK_PER_KWH;
  const first = enactedOnce(EDITABLE_TAX_FROM_YEAR, table) - UNINDEXED_TAX_DKK_PER_KWH;
  if (indexed <= 0 || first <= 0) return of2028 === usualTaxFrom2028(table) ? enacted : of2028;
  const share = (enacted - UNINDEXED_TAX_DKK_PER_KWH) / first;
  return indexed * share + UNINDEXED_TAX_DKK_PER_KWH;
}

/** What a year takes [DKK/kWh excl. VAT]: of all homes, and of those heated by electricity above the first band. */
export type TaxRates = {
  readonly dkkPerKwh: number;
  readonly reducedDkkPerKwh: number;
};

/**
 * Both rates of a calendar year; where the general rate is the lower one, nobody asks for the reduced.
 * @throws RangeError as electricityTaxDkkPerKwh()
 */
export function electricityTaxRates(
  year: number,
  assumptions: TaxAssumptions,
  table: TaxTable,
): TaxRates {
  const dkkPerKwh = electricityTaxDkkPerKwh(year, assumptions, table);
  const reduced = table.reduced.findLast(({ fromYear }) => fromYear <= year);
  return { dkkPerKwh, reducedDkkPerKwh: Math.min(dkkPerKwh, reduced?.dkkPerKwh ?? dkkPerKwh) };
}

/** How a home is taxed. */
export type TaxedHome = {
  /** Heated by electricity, heat pumps included: two bands a year. */
  readonly isElectricallyHeated: boolean;
  /** Charged at home, with the tax of it refunded while there are no panels [kWh/yr]; 0 without. */
  readonly refundedCarKwh: number;
};

/**
 * A year's electricity tax on what a home buys, excluding VAT. Where it is heated by electricity, what it buys above
 * 4,000 kWh is taxed at the reduced rate, so a kWh less bought saves the low rate first.
 * @param boughtKwh through the meter in the year, after the home's own production [kWh]
 * @param rates the year's tax [DKK/kWh excl. VAT]
 * @returns [DKK excl. VAT]
 * @source data/electricity-tax.ts
 */
export function electricityTaxDkk(
  boughtKwh: number,
  { dkkPerKwh, reducedDkkPerKwh }: TaxRates,
  { isElectricallyHeated }: Pick<TaxedHome, 'isElectricallyHeated'>,
): number {
  const above = isElectricallyHeated ? Math.max(0, boughtKwh - REDUCED_TAX.aboveKwh) : 0;
  return dkkPerKwh * (boughtKwh - above) + reducedDkkPerKwh * above;
}

/**
 * What a home without panels gets back of a year's tax for its car, excluding VAT; with panels, or at the reduced
 * rate, nothing.
 * @param year calendar year
 * @param rates the year's tax [DKK/kWh excl. VAT]
 * @returns [DKK excl. VAT]
 */
export function carTaxRefundDkk(
  year: number,
  { dkkPerKwh, reducedDkkPerKwh }: TaxRates,
  { isElectricallyHeated, refundedCarKwh }: TaxedHome,
): number {
  if (isElectricallyHeated || year > CAR_TAX_REFUND.lastYear) return 0;
  return (dkkPerKwh - reducedDkkPerKwh) * refundedCarKwh;
}

/**
 * The tax on one more kWh bought, for hours that are compared with each other.
 * @param boughtKwh of the year [kWh]
 * @returns [DKK/kWh excl. VAT]
 */
export function marginalTaxDkkPerKwh(
  boughtKwh: number,
  { dkkPerKwh, reducedDkkPerKwh }: TaxRates,
  { isElectricallyHeated }: Pick<TaxedHome, 'isElectricallyHeated'>,
): number {
  return isElectricallyHeated && boughtKwh > REDUCED_TAX.aboveKwh ? reducedDkkPerKwh : dkkPerKwh;
}
