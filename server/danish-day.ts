const danishDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Copenhagen' });

/** The calendar day in Denmark, ISO date. Price books and tariffs change at Danish midnight. */
export function danishDayOf(moment: Date): string {
  return danishDay.format(moment);
}
