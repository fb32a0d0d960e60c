import type { EstimateContext } from '../estimate-context.ts';
import type { EstimateFigures, Provenance } from '../estimate-figures.ts';
import type { EstimateInput } from '../estimate-input.ts';
import { energyProvenance } from './energy-provenance.ts';
import { economyProvenance, savingsProvenance } from './money-provenance.ts';
import { priceProvenance } from './price-provenance.ts';
import { standingProvenance } from './standing-provenance.ts';
import { systemProvenance } from './system-provenance.ts';
import { verdictProvenance } from './verdict-provenance.ts';
import { yieldProvenance } from './yield-provenance.ts';

/**
 * Where every figure of an estimate comes from. The elements of a list share one record.
 * @param figures the estimate's figures
 * @param input what they were made from
 * @param context price list and outside yield
 * @returns a record per figure by its path: 'price.totalPrice', 'economy.cashFlow[].savingDkk'
 */
export function provenanceOf(
  figures: EstimateFigures,
  input: EstimateInput,
  context: EstimateContext,
): Readonly<Record<string, Provenance>> {
  const basis = { figures, input, context };
  return {
    ...yieldProvenance(basis),
    ...systemProvenance(basis),
    ...energyProvenance(basis),
    ...priceProvenance(basis),
    ...savingsProvenance(basis),
    ...economyProvenance(basis),
    ...verdictProvenance(basis),
    ...standingProvenance(basis),
  };
}
