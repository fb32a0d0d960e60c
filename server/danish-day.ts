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

/** The calendar day in Denmark, ISO date. Price books and tariffs change at Danish midnight. */
export function danishDayOf(moment: Date): string {
  return danishDay.format(moment);
}
