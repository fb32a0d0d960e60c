import { EXPORT_TAX_ALLOWANCE, EXPORT_TAXED_SHARE } from '../data/fixed-figures.ts';

/**
 * Income tax on exported electricity: the first 7,000 DKK a year are free for each owner, 60 % of the rest is taxed.
 * @param incomeDkk export income of the year [DKK]; a loss is not taxed and not deducted
 * @param marginalTaxPercent marginal rate [%], 0–100
 * @param owners who share the income evenly
 * @returns [DKK], ≥ 0
 * @throws RangeError rate outside 0–100
 * @source data/fixed-figures.ts
 */
export function exportTaxDkk(incomeDkk: number, marginalTaxPercent: number, owners = 1): number {
  if (!(marginalTaxPercent >= 0 && marginalTaxPercent <= 100)) {
    throw new RangeError(`marginal tax ${marginalTaxPercent} %`);
  }
  const above = Math.max(0, incomeDkk - owners * EXPORT_TAX_ALLOWANCE.value);
  return (above * EXPORT_TAXED_SHARE.value * marginalTaxPercent) / 100;
}
