import { isFreeDay } from '../engine/calendar/free-day.ts';
import { dayAfter } from './calendar-days.ts';

/**
 * Constitution Day, Christmas Eve and New Year's Eve are no public holidays, and yet nobody works and no period ends.
 * @source Forbrugeraftaleloven § 19 counts them with Saturdays and holidays
 */
const CLOSED = ['06-05', '12-24', '12-31'];

/** @param day ISO date in Denmark */
export function isWorkingDay(day: string): boolean {
  return !isFreeDay(Date.parse(day)) && !CLOSED.includes(day.slice(5));
}

/** The day itself where it is a working day, else the next one that is. */
export function workingDayFrom(day: string): string {
  let next = day;
  while (!isWorkingDay(next)) next = dayAfter(next, 1);
  return next;
}
