import type { CalculatorState } from '../../../../domain/calculator-state.ts';

/** The home of who does not know the use, until the visitor says more. */
export const USUAL_HOUSEHOLD = { houseAreaM2: 140, people: 3 } as const;

/** Whether nobody has said anything of the use: then the bill is ours. */
export function isUseGuessed(given: CalculatorState): boolean {
  return (
    given.averageMonthlySpendingDKK === undefined &&
    (given.annualConsumptionKwh ?? null) === null &&
    (given.household ?? null) === null
  );
}
