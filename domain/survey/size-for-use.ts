import { LIMITS } from '../calculator-limits.ts';
import type { CalculatorState } from '../calculator-state.ts';
import type { SurveyAnswers } from './answers.ts';

/** What a first estimate knows about the house, before the size of the system is set. */
export type HouseFigures = {
  /** The household's own use, without heat pump and car [kWh/yr]. */
  readonly householdKwh: number;
  readonly kwhPerKwp: number;
};

/** What homes use [kWh/yr]: from one person in 40 m² to eight in 400 m², by engine/data/household-picture.ts. */
export const HOME_USE_KWH = [1700, 10_850] as const;

export function isUseAnswered({ solar }: SurveyAnswers): boolean {
  return solar.monthlyBill !== null || solar.monthlyUsage !== null;
}

/**
 * The state with a system that gives over a year about what the household uses: a size that people can check
 * in their heads. Until the use is known, the calculator's own guess of the size is kept.
 */
export function sizedForUse(
  state: CalculatorState,
  answers: SurveyAnswers,
  house: HouseFigures,
): CalculatorState {
  if (!isUseAnswered(answers)) return state;
  return { ...state, peakPower: peakPowerFor(house.householdKwh, house.kwhPerKwp) };
}

/** [kWp], to a tenth and within what the calculator takes; the calculator's least where the roof gives nothing. */
export function peakPowerFor(useKwh: number, kwhPerKwp: number): number {
  const [least, most] = LIMITS.peakPower;
  if (!(kwhPerKwp > 0)) return least;
  return Math.min(most, Math.max(least, Math.round((useKwh / kwhPerKwp) * 10) / 10));
}
