const WRITTEN = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a text is a day of the calendar, as 2026-02-28: 31 February is none. Every reader of a day asks this. */
export function isDay(text: string): boolean {
  if (!WRITTEN.test(text)) return false;
  // A day that does not exist becomes one of the next month, or no time at all.
  const ms = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text);
}

/** Calendar days from one to the other; negative: it is in the past. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T12:00:00Z`) - Date.parse(`${from}T12:00:00Z`)) / 86_400_000);
}

/** The day so many days later. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}
