import { HEADLINE_YEARS } from '../../../engine/economy/economy.ts';
import type { YearMoney } from '../../../engine/economy/year-money.ts';
import type { EstimateRun } from '../../../engine/estimate.ts';

export type SavingParts = {
  readonly avoidedDkk: number;
  readonly soldDkk: number;
  /** Below 0. */
  readonly upkeepDkk: number;
  readonly totalDkk: number;
  readonly avoidedKwh: number;
  readonly soldKwh: number;
  /** Years in which something is spent on it, of those whose mean this is. */
  readonly upkeepYears: number;
};

/** What a mean year of the first ten is made of, in whole kroner that add up as they are written, and in whole kWh. */
export function savingParts({ years, estimate, input }: EstimateRun): SavingParts {
  const first = years.slice(0, HEADLINE_YEARS);
  const mean = (of: (year: YearMoney) => number) =>
    Math.round(first.reduce((sum, year) => sum + of(year), 0) / HEADLINE_YEARS);
  const soldDkk = mean((year) => year.soldDkk);
  const upkeepYears = HEADLINE_YEARS - 1;
  const upkeepAYearDkk = (estimate.price.totalPrice * input.assumptions.upkeepPercent) / 100;
  // + 0 turns −0 into 0.
  const upkeepDkk = -Math.round((upkeepAYearDkk * upkeepYears) / HEADLINE_YEARS) + 0;
  const totalDkk = Math.round(estimate.savings.tenYearMeanDkk);
  return {
    avoidedDkk: totalDkk - soldDkk - upkeepDkk,
    soldDkk,
    upkeepDkk,
    totalDkk,
    avoidedKwh: mean(({ avoidedKwh }) => avoidedKwh),
    soldKwh: mean(({ exportedKwh }) => exportedKwh),
    upkeepYears,
  };
}

export type PaybackParts = {
  /** Whole years before the account reaches 0 for good. */
  readonly years: number;
  /** Below 0. */
  readonly accountDkk: number;
  readonly nextYearDkk: number;
};

/** The year in which the account reaches 0 for good; null when it never does. */
export function paybackParts({ estimate: { economy } }: EstimateRun): PaybackParts | null {
  if (economy.paybackYears === null) return null;
  const years = Math.max(0, Math.ceil(economy.paybackYears) - 1);
  const before = economy.cashFlow[years];
  const after = economy.cashFlow[years + 1];
  return before && after
    ? { years, accountDkk: before.cumulativeDkk, nextYearDkk: after.savingDkk }
    : null;
}
