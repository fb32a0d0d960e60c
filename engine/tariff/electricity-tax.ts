import {
  CAR_TAX_REFUND,
  EDITABLE_TAX_FROM_YEAR,
  ELECTRICITY_TAX,
  REDUCED_TAX,
  TAX_INDEX,
  UNINDEXED_TAX_DKK_PER_KWH,
} from '../data/electricity-tax.ts';
import { NET_PRICE_INDEX_PERCENT } from '../data/fixed-figures.ts';
import type { Assumptions } from '../estimate-input.ts';

type TaxAssumptions = Pick<Assumptions, 'electricityTaxFrom2028DkkPerKwh'>;

/**
 * Electricity tax of a calendar year as the law sets it, excluding VAT. An indexed rate follows the net price index,
 * all but 4.6 øre of it: (level of 2015 − 0.046) · k + 0.046.
 * @param year calendar year, from 2026
 * @returns [DKK/kWh excl. VAT]; of years whose index is not known yet, at our own growth of it
 * @throws RangeError year before the first in the table
 * @source data/electricity-tax.ts
 */
export function enactedTaxDkkPerKwh(year: number): number {
  const row = ELECTRICITY_TAX.findLast(({ fromYear }) => fromYear <= year);
  if (!row) throw new RangeError(`no electricity tax for ${year}`);
  if (!row.isIndexed) return row.dkkPerKwh;
  const growth = (1 + NET_PRICE_INDEX_PERCENT.value / 100) ** (year - TAX_INDEX.year);
  return (
    (row.dkkPerKwh - UNINDEXED_TAX_DKK_PER_KWH) * TAX_INDEX.factor * growth +
    UNINDEXED_TAX_DKK_PER_KWH
  );
}

/** Share of 2028's indexed part that a later year has, by year. */
const indexedShares = new Map<number, number>();

function indexedShare(year: number): number {
  const known = indexedShares.get(year);
  if (known !== undefined) return known;
  const part = (calendarYear: number) =>
    enactedTaxDkkPerKwh(calendarYear) - UNINDEXED_TAX_DKK_PER_KWH;
  const share = part(year) / part(EDITABLE_TAX_FROM_YEAR);
  indexedShares.set(year, share);
  return share;
}

/**
 * Electricity tax of a calendar year, excluding VAT: by law until 2027; from 2028 the editable rate of 2028, which
 * moves from year to year as the law's does. A rate no higher than the part that is not indexed stays as it is.
 * @param year calendar year, from 2026
 * @param assumptions the rate of 2028 [DKK/kWh]
 * @returns [DKK/kWh excl. VAT]
 * @throws RangeError year before the first in the table
 * @source data/electricity-tax.ts
 */
export function electricityTaxDkkPerKwh(
  year: number,
  { electricityTaxFrom2028DkkPerKwh: of2028 }: TaxAssumptions,
): number {
  if (year < EDITABLE_TAX_FROM_YEAR) return enactedTaxDkkPerKwh(year);
  const indexed = of2028 - UNINDEXED_TAX_DKK_PER_KWH;
  return indexed <= 0 ? of2028 : indexed * indexedShare(year) + UNINDEXED_TAX_DKK_PER_KWH;
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
 * @param rateDkkPerKwh the year's tax [DKK/kWh excl. VAT]
 * @returns [DKK excl. VAT]
 * @source data/electricity-tax.ts
 */
export function electricityTaxDkk(
  boughtKwh: number,
  rateDkkPerKwh: number,
  { isElectricallyHeated }: Pick<TaxedHome, 'isElectricallyHeated'>,
): number {
  const above = isElectricallyHeated ? Math.max(0, boughtKwh - REDUCED_TAX.aboveKwh) : 0;
  // Where the general rate is the lower one, nobody asks for the reduced.
  const reduced = Math.min(rateDkkPerKwh, REDUCED_TAX.dkkPerKwh);
  return rateDkkPerKwh * (boughtKwh - above) + reduced * above;
}

/**
 * What a home without panels gets back of a year's tax for its car, excluding VAT; with panels, or at the reduced
 * rate, nothing.
 * @param year calendar year
 * @param rateDkkPerKwh the year's tax [DKK/kWh excl. VAT]
 * @returns [DKK excl. VAT]
 */
export function carTaxRefundDkk(
  year: number,
  rateDkkPerKwh: number,
  { isElectricallyHeated, refundedCarKwh }: TaxedHome,
): number {
  if (isElectricallyHeated || year > CAR_TAX_REFUND.lastYear) return 0;
  return Math.max(0, rateDkkPerKwh - REDUCED_TAX.dkkPerKwh) * refundedCarKwh;
}

/**
 * The tax on one more kWh bought, for hours that are compared with each other.
 * @param boughtKwh of the year [kWh]
 * @returns [DKK/kWh excl. VAT]
 */
export function marginalTaxDkkPerKwh(
  boughtKwh: number,
  rateDkkPerKwh: number,
  { isElectricallyHeated }: Pick<TaxedHome, 'isElectricallyHeated'>,
): number {
  return isElectricallyHeated && boughtKwh > REDUCED_TAX.aboveKwh
    ? Math.min(rateDkkPerKwh, REDUCED_TAX.dkkPerKwh)
    : rateDkkPerKwh;
}
