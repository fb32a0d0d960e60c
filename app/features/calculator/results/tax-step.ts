import { ASSUMED_TAX_FROM_YEAR, VAT_PERCENT } from '../../../../engine/data/national-charges.ts';
import type { EstimateRun } from '../../../../engine/estimate.ts';

/** The step of the electricity tax, as the chart marks it; undefined when it lies behind the first year. */
export function taxStepOf({ input, estimate }: EstimateRun) {
  if (!estimate.economy.events.some(({ kind }) => kind === 'tax-step')) return undefined;
  const vatFactor = 1 + VAT_PERCENT.value / 100;
  return {
    calendarYear: ASSUMED_TAX_FROM_YEAR,
    taxDkkPerKwh: input.assumptions.electricityTaxFrom2028DkkPerKwh * vatFactor,
  };
}
