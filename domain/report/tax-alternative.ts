import type { CalculatorState } from '../calculator-state.ts';
import { DEFAULT_ASSUMPTIONS } from '../../engine/data/default-assumptions.ts';
import { ELECTRICITY_TAX } from '../../engine/data/electricity-tax.ts';
import type { EstimateRun } from '../../engine/estimate.ts';

/** How the answer changes if the electricity tax from 2028 is different. */
export type TaxAlternative = {
  /** In the answer [DKK/kWh excl. VAT]. */
  readonly assumedDkkPerKwh: number;
  /** In the second estimate [DKK/kWh excl. VAT]. */
  readonly otherDkkPerKwh: number;
  readonly paybackYears: number | null;
  readonly tenYearMeanDkk: number;
};

/** Today's tax, by law until 2027 [DKK/kWh excl. VAT]. */
const TODAY_DKK_PER_KWH = ELECTRICITY_TAX[0]!.dkkPerKwh;
const OURS_DKK_PER_KWH = DEFAULT_ASSUMPTIONS.electricityTaxFrom2028DkkPerKwh;

/**
 * A second estimate in which the tax stays as low as it is now. If the visitor has already set it
 * that low, the second one uses the rate set by law, so that the caution always shows the other
 * case.
 */
export function taxAlternative(
  state: CalculatorState,
  { input }: Pick<EstimateRun, 'input'>,
  runOther: (state: CalculatorState) => EstimateRun,
): TaxAlternative {
  const assumedDkkPerKwh = input.assumptions.electricityTaxFrom2028DkkPerKwh;
  const otherDkkPerKwh =
    assumedDkkPerKwh > TODAY_DKK_PER_KWH ? TODAY_DKK_PER_KWH : OURS_DKK_PER_KWH;
  const { estimate } = runOther({
    ...state,
    assumptions: { ...state.assumptions, electricityTaxFrom2028DkkPerKwh: otherDkkPerKwh },
  });
  return {
    assumedDkkPerKwh,
    otherDkkPerKwh,
    paybackYears: estimate.economy.paybackYears,
    tenYearMeanDkk: estimate.savings.tenYearMeanDkk,
  };
}
