import { dayAfter } from '../domain/calendar-days.ts';
import { isWorkingDay } from '../domain/working-days.ts';
import { danishDayOf } from './danish-day.ts';

/** The day by which so many working days after the moment's own have passed, for a promise that has a date. */
export function workingDayAfter(moment: Date, workingDays: number): string {
  let day = danishDayOf(moment);
  for (let left = workingDays; left > 0;) {
    day = dayAfter(day, 1);
    if (isWorkingDay(day)) left -= 1;
  }
  return day;
}
