import { paybackYears } from '../../engine/economy/payback.ts';
import type { EconomyResult } from '../../engine/estimate-figures.ts';
import type { Range } from './chart-scale.ts';

export type ChartEconomy = Pick<EconomyResult, 'cashFlow' | 'events' | 'paybackYears'>;

export type EconomyScenario = {
  /** A, B or C; empty for a state that isn't pinned. */
  readonly key: string;
  readonly name: string;
  readonly economy: ChartEconomy;
};

/** "A · uden batteri". */
export function scenarioLabel({ key, name }: EconomyScenario): string {
  return key ? `${key} · ${name}` : name;
}

/** The value of the curve at the end of its last year. */
export function lastOf(economy: ChartEconomy) {
  const last = economy.cashFlow.at(-1);
  if (!last) throw new RangeError('cash flow without years');
  return last;
}

/** From the lowest to the highest figure of all scenarios, including zero, with a little margin. */
export function moneyDomain(scenarios: readonly EconomyScenario[]): Range {
  const figures = scenarios.flatMap(({ economy }, index) =>
    economy.cashFlow.flatMap((row) =>
      index === 0
        ? [row.cumulativeP10Dkk, row.cumulativeP90Dkk, row.cumulativeDkk]
        : [row.cumulativeDkk],
    ),
  );
  const low = Math.min(0, ...figures);
  const high = Math.max(0, ...figures);
  // Never of zero height: an empty roof costs and saves nothing.
  const air = Math.max(1000, (high - low) * 0.05);
  // A curve that stays below zero leaves no room above it for the text of the tax step.
  const headroom = high === 0 ? Math.max(air, (high - low) * 0.22) : air;
  return [low - air, high + headroom];
}

/** Saving of a year after upkeep, before what is set aside for a new inverter and the like [DKK]. */
export function savingBeforeOneOffsDkk(economy: ChartEconomy, year: number): number {
  const row = economy.cashFlow.find((at) => at.year === year);
  return (row?.savingDkk ?? 0) + (row?.reservedDkk ?? 0);
}

/** The month in which the years since the start of `firstYear` have passed; month 1–12. */
export function calendarMonth(firstYear: number, years: number): { year: number; month: number } {
  const whole = Math.floor(years);
  return { year: firstYear + whole, month: Math.floor((years - whole) * 12) + 1 };
}

/** Where the band's edges pay back, shorter first: the sun alone. One that doesn't within the curve is its last year. */
export function paybackRange(economy: ChartEconomy): Range | null {
  if (economy.paybackYears === null) return null;
  const end = lastOf(economy).year;
  const good = paybackYears(economy.cashFlow.map((row) => row.cumulativeP90Dkk)) ?? end;
  const bad = paybackYears(economy.cashFlow.map((row) => row.cumulativeP10Dkk)) ?? end;
  return [Math.min(good, bad), Math.max(good, bad)];
}
