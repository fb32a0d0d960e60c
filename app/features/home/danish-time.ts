const HOUR_MS = 3_600_000;

/** The last Sunday of a month at 01:00 UTC, when the European Union changes its clocks. */
function clockChangeMs(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month, 31, 1));
  return last.getTime() - last.getUTCDay() * 24 * HOUR_MS;
}

/** How far Danish clocks are ahead of UTC at a moment [h]. */
export function danishOffsetHours(timeMs: number): 1 | 2 {
  const year = new Date(timeMs).getUTCFullYear();
  const isSummer = timeMs >= clockChangeMs(year, 2) && timeMs < clockChangeMs(year, 9);
  return isSummer ? 2 : 1;
}

/** Hours since midnight on Danish clocks, including the fraction. */
export function danishHour(timeMs: number): number {
  const local = timeMs + danishOffsetHours(timeMs) * HOUR_MS;
  return (local % (24 * HOUR_MS)) / HOUR_MS;
}

/** The moment of the Danish midnight that begins a moment's day. */
export function danishMidnightMs(timeMs: number): number {
  const local = timeMs + danishOffsetHours(timeMs) * HOUR_MS;
  const midnight = local - (local % (24 * HOUR_MS));
  return midnight - danishOffsetHours(midnight - HOUR_MS) * HOUR_MS;
}

/** Day and month 1–12 on Danish calendars. */
export function danishDate(timeMs: number): { readonly day: number; readonly month: number } {
  const local = new Date(timeMs + danishOffsetHours(timeMs) * HOUR_MS);
  return { day: local.getUTCDate(), month: local.getUTCMonth() + 1 };
}
