import { CRAFTSMAN_MOST_DKK, CRAFTSMAN_VALUE_SHARE } from '../data/craftsman-deduction.ts';
import type { Assumptions } from '../estimate-input.ts';

/**
 * What håndværkerfradrag is worth: labour is deducted from taxed income, up to so much per person, in the year in
 * which it is paid.
 * @param priceDkk of the system [DKK incl. VAT]
 * @param assumptions persons who deduct, 0 for none; labour's share of the price [%]
 * @param year calendar year of payment
 * @returns [DKK], ≥ 0; 0 in a year for which there is no deduction
 * @source data/craftsman-deduction.ts
 */
export function craftsmanDeductionDkk(
  priceDkk: number,
  {
    craftsmanPersons,
    labourSharePercent,
  }: Pick<Assumptions, 'craftsmanPersons' | 'labourSharePercent'>,
  year: number,
): number {
  const labourDkk = (priceDkk * labourSharePercent) / 100;
  const mostDkk = craftsmanPersons * (CRAFTSMAN_MOST_DKK[year] ?? 0);
  return Math.min(labourDkk, mostDkk) * CRAFTSMAN_VALUE_SHARE.value;
}
