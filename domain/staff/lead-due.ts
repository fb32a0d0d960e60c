import { isDay } from '../calendar-days.ts';
import type { LeadDue } from './leads.ts';

// The day and time of a next step belong to the Danish calendar, not to an instant: they are stored as sortable text.

/** After every time of its day: a step for a day is overdue when the day is over. */
const END_OF_DAY = '24:00';
/** No step is later. */
export const NO_DUE = '9999-12-31 24:00';

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** The value of a form's two fields; null: a day that is in no calendar, or a time without a day. */
export function dueOf(day: string, time: string): string | null {
  if (day === '') return time === '' ? NO_DUE : null;
  if (!isDay(day)) return null;
  if (time !== '' && !TIME.test(time)) return null;
  return `${day} ${time === '' ? END_OF_DAY : time}`;
}

/** As it is shown; null: no day was set. */
export function shownDue(due: string): LeadDue | null {
  if (due === NO_DUE) return null;
  const [day = '', time = END_OF_DAY] = due.split(' ');
  return { day, time: time === END_OF_DAY ? null : time };
}
