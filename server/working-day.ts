import { dayAfter } from '../domain/calendar-days.ts';
import { isFreeDay } from '../engine/calendar/free-day.ts';
import { danishDayOf } from './danish-day.ts';

/** Days on which no office in Denmark is open, though they are no public holidays. */
const CLOSED = ['06-05', '12-24', '12-31'];

/** The day by which so many working days after the moment's own have passed, for a promise that has a date. */
export function workingDayAfter(moment: Date, workingDays: number): string {
  let day = danishDayOf(moment);
  for (let left = workingDays; left > 0;) {
    day = dayAfter(day, 1);
    if (!isFreeDay(Date.parse(day)) && !CLOSED.includes(day.slice(5))) left -= 1;
  }
  return day;
}
