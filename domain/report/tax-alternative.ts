import type { CalculatorState } from '../calculator-state.ts';
import { DEFAULT_ASSUMPTIONS } from '../../engine/data/default-assumptions.ts';
import { ELECTRICITY_TAX } from '../../engine/data/electricity-tax.ts';
import type { EstimateRun } from '../../engine/estimate.ts';

/** What becomes of the answer if the electricity tax from 2028 is another. */
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
 * A second estimate in which the tax stays as low as it is. Where the visitor has already set it that low,
 * the second one takes what the law sets instead, so that the caution always says the other half.
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
