export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/** 01:00 UTC on the last Sunday of the month, when the EU changes its clocks. @source Directive 2000/84/EC */
function clockChangeUtcMs(year: number, monthIndex: number): number {
  const lastDay = new Date(Date.UTC(year, monthIndex + 1, 0));
  return lastDay.getTime() - lastDay.getUTCDay() * DAY_MS + HOUR_MS;
}

type SummerTime = { readonly fromMs: number; readonly toMs: number };
const summerTimes = new Map<number, SummerTime>();

function summerTimeOf(year: number): SummerTime {
  let summer = summerTimes.get(year);
  if (summer === undefined) {
    summer = { fromMs: clockChangeUtcMs(year, 2), toMs: clockChangeUtcMs(year, 9) };
    summerTimes.set(year, summer);
  }
  return summer;
}

/**
 * Hours that Danish clocks are ahead of UTC.
 * @param utcMs instant [ms since 1970]
 * @returns 2 in summer time, else 1
 * @source Directive 2000/84/EC
 */
export function danishOffsetHours(utcMs: number): 1 | 2 {
  const { fromMs, toMs } = summerTimeOf(new Date(utcMs).getUTCFullYear());
  return utcMs >= fromMs && utcMs < toMs ? 2 : 1;
}

/**
 * The instant at which Danish clocks show a time.
 * @param clockMs what the clock shows, written as if it were UTC [ms]
 * @param preferred offset to take where the clock shows the time twice, in autumn: 2 the first time, 1 the second
 * @returns instant [ms since 1970]; a time that the clock skips in spring is the hour before it
 */
export function danishToUtcMs(clockMs: number, preferred: 1 | 2 = 2): number {
  const wished = clockMs - preferred * HOUR_MS;
  if (danishOffsetHours(wished) === preferred) return wished;
  return clockMs - (3 - preferred) * HOUR_MS;
}
