import { YEARS } from './cash-flow.ts';

/** Factor on the first year's production in year 1, 2 … */
export function productionInYears(panelDegradationPercent: number): readonly number[] {
  const kept = 1 - panelDegradationPercent / 100;
  return Array.from({ length: YEARS }, (_, index) => kept ** index);
}
