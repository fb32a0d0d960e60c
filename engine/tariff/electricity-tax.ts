import { ASSUMED_TAX_FROM_YEAR, ELECTRICITY_TAX } from '../data/national-charges.ts';
import type { Assumptions } from '../estimate-input.ts';

/**
 * Electricity tax of a calendar year, excluding VAT: by law until 2027, an editable assumption from 2028.
 * @param year calendar year, from 2026
 * @param assumptions the assumed rate from 2028 [DKK/kWh]
 * @returns [DKK/kWh excl. VAT]
 * @throws RangeError year before the first in the table
 * @source data/national-charges.ts
 */
export function electricityTaxDkkPerKwh(
  year: number,
  assumptions: Pick<Assumptions, 'electricityTaxFrom2028DkkPerKwh'>,
): number {
  if (year >= ASSUMED_TAX_FROM_YEAR) return assumptions.electricityTaxFrom2028DkkPerKwh;
  const valid = ELECTRICITY_TAX.filter((row) => row.fromYear <= year);
  const newest = valid.at(-1);
  if (!newest) throw new RangeError(`no electricity tax for ${year}`);
  return newest.dkkPerKwh;
}
