import { EDITABLE_TAX_FROM_YEAR } from '../../engine/data/electricity-tax.ts';
import { VAT_PERCENT } from '../../engine/data/national-charges.ts';
import type { EstimateFigures } from '../../engine/estimate-figures.ts';
import type { EstimateInput } from '../../engine/estimate-input.ts';

export type TaxStep = {
  readonly calendarYear: number;
  /** Electricity tax from that year on, including VAT [DKK/kWh]. */
  readonly taxDkkPerKwh: number;
};

/** The part of an estimate that the mark needs. */
export type TaxStepSource = {
  readonly input: Pick<EstimateInput, 'assumptions'>;
  readonly estimate: { readonly economy: Pick<EstimateFigures['economy'], 'events'> };
};

/**
 * The step in the electricity tax, as the chart marks it; undefined if it is before the first year.
 */
export function taxStepOf({ input, estimate }: TaxStepSource): TaxStep | undefined {
  if (!estimate.economy.events.some(({ kind }) => kind === 'tax-step')) return undefined;
  const vatFactor = 1 + VAT_PERCENT.value / 100;
  return {
    calendarYear: EDITABLE_TAX_FROM_YEAR,
    taxDkkPerKwh: input.assumptions.electricityTaxFrom2028DkkPerKwh * vatFactor,
  };
}
