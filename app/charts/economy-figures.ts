import { paybackYears } from '../../engine/economy/payback.ts';
import type { EconomyResult } from '../../engine/estimate-figures.ts';
import type { Range } from './chart-scale.ts';

export type ChartEconomy = Pick<
  EconomyResult,
  'cashFlow' | 'events' | 'paybackYears' | 'paybackP10Years' | 'paybackP90Years' | 'isBandOfWeather'
>;

/** Between which ends the band is paid back, shorter first; null: not within the curve. */
export function paybackEnds(economy: ChartEconomy) {
  if (economy.isBandOfWeather !== true)
    return { low: economy.paybackP90Years, high: economy.paybackP10Years };
  return {
    low: paybackYears(economy.cashFlow.map((row) => row.cumulativeP90Dkk)),
    high: paybackYears(economy.cashFlow.map((row) => row.cumulativeP10Dkk)),
  };
}

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

/** The ends of the payback as they are drawn, shorter first: one that is not within the curve is its last year. */
export function drawnRange(economy: ChartEconomy): Range | null {
  if (economy.paybackYears === null) return null;
  const { low, high } = paybackEnds(economy);
  return [low ?? economy.paybackYears, high ?? lastOf(economy).year];
}
