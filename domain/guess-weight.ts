import { comparedEstimate } from '../engine/compared-estimate.ts';
import type { EstimateContext } from '../engine/estimate-context.ts';
import type { CalculatorState } from './calculator-state.ts';
import { estimateInput, unknownTo } from './estimate-request.ts';
import { USUAL_HOUSEHOLD } from './usual-household.ts';

/** The answer of a usual home: what it would be, were our guess at the bill another. */
export type GuessWeight = {
  /** What a usual home uses [kWh/yr]. */
  readonly householdKwh: number;
  /** Null: not within the years that are calculated. */
  readonly paybackYears: number | null;
};

/** How much hangs on our guess at the use; null where the visitor has said something of it, or names what there is not. */
export function guessWeight(state: CalculatorState, context: EstimateContext): GuessWeight | null {
  if (!isUseGuessed(state) || unknownTo(state, context).length > 0) return null;
  const usual = { ...state, household: USUAL_HOUSEHOLD };
  const { householdKwh, economy } = comparedEstimate(estimateInput(usual, context), context);
  return { householdKwh, paybackYears: economy.paybackYears };
}

/** Whether nobody has said anything of the use: then the bill is ours. */
export function isUseGuessed(state: CalculatorState): boolean {
  return (
    state.averageMonthlySpendingDKK === undefined &&
    (state.annualConsumptionKwh ?? null) === null &&
    (state.household ?? null) === null
  );
}
