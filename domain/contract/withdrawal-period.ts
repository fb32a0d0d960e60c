import { dayAfter } from '../calendar-days.ts';
import type { CompanyFacts } from '../company/facts.ts';
import { workingDayFrom } from '../working-days.ts';

/**
 * Days in which a contract can be withdrawn, the day it counts from not among them.
 * @source Directive 2011/83/EU, article 9
 */
export const WITHDRAWAL_DAYS = 14;

/** What the period of a contract rests on. Every day is an ISO date in Denmark. */
export type PeriodFacts = Pick<CompanyFacts, 'withdrawalStarts'> & {
  readonly orderedOn: string;
  /** The first day on which delivery was promised. */
  readonly promisedFrom: string;
  /** The day on which the last of the goods came; null while any of them is outstanding. */
  readonly deliveredOn: string | null;
};

/** Until when a contract can be withdrawn. */
export type WithdrawalPeriod =
  /** Goods are outstanding: it ends on this day at the earliest, and later if they come later. */
  | { readonly kind: 'not-begun'; readonly earliestLastDay: string }
  | { readonly kind: 'begun'; readonly lastDay: string };

/**
 * The period that a contract has. Goods that come sooner than was promised do not shorten it: the customer was told the
 * day that follows from the promise, and may rely on it.
 * @source Directive 2011/83/EU, article 9(2); forbrugeraftaleloven § 19
 */
export function withdrawalPeriod(facts: PeriodFacts): WithdrawalPeriod {
  const { withdrawalStarts, orderedOn, promisedFrom, deliveredOn } = facts;
  if (withdrawalStarts === 'contract') return { kind: 'begun', lastDay: lastDayAfter(orderedOn) };
  if (deliveredOn === null) {
    return { kind: 'not-begun', earliestLastDay: lastDayAfter(promisedFrom) };
  }
  const from = deliveredOn < promisedFrom ? promisedFrom : deliveredOn;
  return { kind: 'begun', lastDay: lastDayAfter(from) };
}

const lastDayAfter = (day: string) => workingDayFrom(dayAfter(day, WITHDRAWAL_DAYS));

/** Whether a withdrawal that was sent on this Danish day came after the last one. It is taken all the same. */
export function isLate(period: WithdrawalPeriod, day: string): boolean {
  return period.kind === 'begun' && day > period.lastDay;
}

/** @param deliveryFromWeeks weeks from the order to the first day of the promised window; null: none was promised */
export function promiseBegins(orderedOn: string, deliveryFromWeeks: number | null): string {
  return dayAfter(orderedOn, 7 * (deliveryFromWeeks ?? 0));
}
