import type { Assumptions } from '../estimate-input.ts';
import { YEARS } from './cash-flow.ts';

/** Below this share of its first capacity a battery is a candidate for replacement. */
export const REPLACE_BELOW_CAPACITY = 0.6;

/** Factor on the capacity in a year of the battery's own life, 1 the first. */
export const capacityInYear = (fadePercent: number, age: number): number =>
  (1 - fadePercent / 100) ** (age - 1);

/** The least that is left of a battery in use: at the end of its life, or of the calculation. */
export const lowestCapacity = ({
  batteryFadePercent,
  batteryLifeYears,
}: Pick<Assumptions, 'batteryFadePercent' | 'batteryLifeYears'>): number =>
  capacityInYear(batteryFadePercent, Math.min(YEARS, batteryLifeYears));

/** What becomes of the first battery when it has to be replaced or done without. */
export type BatteryEnd = {
  /** Year of operation in which it no longer serves, or in which a new one takes its place. */
  readonly year: number;
  /** What a new one saves from then on to the last year of the calculation, discounted to its year [DKK]. */
  readonly worthDkk: number;
  readonly isReplaced: boolean;
};

export type BatteryLife = {
  /** Factor on the capacity in year 1, 2 … of operation; 0 when there is no battery any more. */
  readonly capacity: readonly number[];
  readonly replacedInYears: readonly number[];
  /** Null when the first battery lasts as long as the calculation. */
  readonly end: BatteryEnd | null;
};

/**
 * A battery's capacity over the years: it fades, and after its calendar life it is worn out. When it is worn out, and
 * from the first year in which it would be below 60 %, it is judged whether a new one pays: what it adds in savings until
 * the end, discounted to that year, against its price. A worn-out battery that is not replaced is gone for good.
 * @param fadePercent loss of capacity [%/yr of what is left], 0–100
 * @param lifeYears calendar life [yr], 1 or more
 * @param replacementDkk price of the new one
 * @param discountRate per year as a share
 * @param savingDkk saving of an operating year at a capacity factor [DKK]
 * @throws RangeError fade outside 0–100, life below a year
 */
export function batteryLife({
  fadePercent,
  lifeYears,
  replacementDkk,
  discountRate,
  savingDkk,
}: {
  readonly fadePercent: number;
  readonly lifeYears: number;
  readonly replacementDkk: number;
  readonly discountRate: number;
  readonly savingDkk: (year: number, capacity: number) => number;
}): BatteryLife {
  if (!(fadePercent >= 0 && fadePercent <= 100)) throw new RangeError(`fade ${fadePercent} %`);
  if (!(lifeYears >= 1)) throw new RangeError(`battery life ${lifeYears} years`);
  const capacityAtAge = (age: number) => (age > lifeYears ? 0 : capacityInYear(fadePercent, age));
  const capacity: number[] = [];
  const replacedInYears: number[] = [];
  let end: BatteryEnd | null = null;
  let age = 1;
  for (let year = 1; year <= YEARS; year++, age++) {
    // Age 1 is never judged again: with a life or a fade of nothing every year would begin a new battery.
    const isJudged = age > 1 && capacityAtAge(age) < REPLACE_BELOW_CAPACITY;
    const isGone = end !== null && capacity.at(-1) === 0;
    if (isJudged && !isGone) {
      let worthDkk = 0;
      for (let later = year; later <= YEARS; later++) {
        const fresh = savingDkk(later, capacityAtAge(later - year + 1));
        const old = savingDkk(later, capacityAtAge(age + later - year));
        worthDkk += (fresh - old) / (1 + discountRate) ** (later - year);
      }
      const isReplaced = worthDkk > replacementDkk;
      const isFirst = replacedInYears.length === 0;
      if (isFirst && (isReplaced || age > lifeYears)) end = { year, worthDkk, isReplaced };
      if (isReplaced) {
        replacedInYears.push(year);
        age = 1;
      }
    }
    capacity.push(capacityAtAge(age));
  }
  return { capacity, replacedInYears, end };
}
