import type { CalculatorState } from './calculator-state.ts';
import { USUAL_HOUSEHOLD } from './usual-household.ts';

/** The answer of a usual home: what it would be, were our guess at the bill another. */
export type GuessWeight = {
  /** What a usual home uses [kWh/yr]. */
  readonly householdKwh: number;
  /** Null: not within the years that are calculated. */
  readonly paybackYears: number | null;
};

/** Whether nobody has said anything of the use: then the bill is ours. */
export function isUseGuessed(state: CalculatorState): boolean {
  return (
    state.averageMonthlySpendingDKK === undefined &&
    (state.annualConsumptionKwh ?? null) === null &&
    (state.household ?? null) === null
  );
}

/** The state that weighs the guess: the same home, with a usual household. */
export const usualHome = (state: CalculatorState): CalculatorState => ({
  ...state,
  household: USUAL_HOUSEHOLD,
});
