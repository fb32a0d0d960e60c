import { ASSUMPTION_LIMITS } from '../../../../domain/calculator-limits.ts';
import type { CalculatorState } from '../../../../domain/calculator-state.ts';

/** How many the drawer lists: the numbers, the system's loss, and the switch that stops export. */
export const ASSUMPTION_COUNT = Object.keys(ASSUMPTION_LIMITS).length + 2;

/** How many of them the visitor has overruled. */
export function changedCount(given: CalculatorState): number {
  const own = Object.values(given.assumptions ?? {}).filter((value) => value !== undefined).length;
  return own + (given.systemLoss === undefined ? 0 : 1);
}
