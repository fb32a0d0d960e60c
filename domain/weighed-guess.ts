import { comparedEstimate } from '../engine/compared-estimate.ts';
import type { EstimateContext } from '../engine/estimate-context.ts';
import type { CalculatorState } from './calculator-state.ts';
import { estimateInput, unknownTo } from './estimate-request.ts';
import { isUseGuessed, usualHome, type GuessWeight } from './guess-weight.ts';

/**
 * How much hangs on our guess at the use, in half of an estimate's time; null where the visitor has said something of
 * it, or names what there is not.
 */
export function weighedGuess(state: CalculatorState, context: EstimateContext): GuessWeight | null {
  if (!isUseGuessed(state) || unknownTo(state, context).length > 0) return null;
  const { householdKwh, economy } = comparedEstimate(
    estimateInput(usualHome(state), context),
    context,
  );
  return { householdKwh, paybackYears: economy.paybackYears };
}
