const danishDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Copenhagen' });

const danishMinute = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Copenhagen',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** Day and time in Denmark, as `2026-11-20 13:05`. */
export function danishMinuteOf(moment: Date): string {
  return danishMinute.format(moment);
}

const HOUR_MS = 3_600_000;
let latest = { hour: Number.NaN, day: '' };

/** The calendar day in Denmark, ISO date. Price books and tariffs change at Danish midnight. */
export function danishDayOf(moment: Date): string {
  // A day begins on a full hour, in winter and in summer.
  const hour = Math.floor(moment.getTime() / HOUR_MS);
  if (hour !== latest.hour) latest = { hour, day: danishDay.format(moment) };
  return latest.day;
}
