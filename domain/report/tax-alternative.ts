import type { CalculatorState } from '../calculator-state.ts';
import type { ComparedFigures } from '../../engine/compared-estimate.ts';
import { EDITABLE_TAX_FROM_YEAR } from '../../engine/data/electricity-tax.ts';
import type { EstimateRun } from '../../engine/estimate.ts';
import { enactedTaxDkkPerKwh, usualTaxFrom2028 } from '../../engine/tariff/electricity-tax.ts';

/** How the answer changes if the electricity tax from 2028 is different. */
export type TaxAlternative = {
  /** In the answer [DKK/kWh excl. VAT]. */
  readonly assumedDkkPerKwh: number;
  /** Ours, before the visitor changed it [DKK/kWh excl. VAT]; not kept until staff could publish it. */
  readonly oursDkkPerKwh?: number | undefined;
  /** In the second estimate [DKK/kWh excl. VAT]. */
  readonly otherDkkPerKwh: number;
  readonly paybackYears: number | null;
  readonly tenYearMeanDkk: number;
};

/**
 * A second estimate in which the tax stays as low as it is now. If the visitor has already set it
 * that low, the second one uses the rate set by law, so that the caution always shows the other
 * case.
 */
export function taxAlternative(
  state: CalculatorState,
  { input, prices }: Pick<EstimateRun, 'input' | 'prices'>,
  estimateOther: (state: CalculatorState) => ComparedFigures,
): TaxAlternative {
  const assumedDkkPerKwh = input.assumptions.electricityTaxFrom2028DkkPerKwh;
  const oursDkkPerKwh = usualTaxFrom2028(prices.tax);
  // By law until 2027.
  const todayDkkPerKwh = enactedTaxDkkPerKwh(EDITABLE_TAX_FROM_YEAR - 1, prices.tax);
  const otherDkkPerKwh = assumedDkkPerKwh > todayDkkPerKwh ? todayDkkPerKwh : oursDkkPerKwh;
  const { economy, savings } = estimateOther({
    ...state,
    assumptions: { ...state.assumptions, electricityTaxFrom2028DkkPerKwh: otherDkkPerKwh },
  });
  return {
    assumedDkkPerKwh,
    oursDkkPerKwh,
    otherDkkPerKwh,
    paybackYears: economy.paybackYears,
    tenYearMeanDkk: savings.tenYearMeanDkk,
  };
}
