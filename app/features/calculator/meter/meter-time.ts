const DATE =
  /^(?:(\d{1,2})[-./](\d{1,2})[-./](\d{4})|(\d{4})[-./](\d{1,2})[-./](\d{1,2}))(?=$|[\sT])/;
const TIME =
  /^(?:kl\.? ?)?(\d{1,2})[:.](\d{2})(?:[:.](\d{2})(?:[.,]\d+)?)? ?(am|pm)? ?(z|utc|[+-]\d{2}(?::?\d{2})?)?$/i;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

export type MeterTime = {
  /** What the clock shows, as if it were UTC [ms]; with an offset the instant itself. */
  readonly ms: number;
  /** Whether the file said the offset, so that nothing is left to find out. */
  readonly isInstant: boolean;
  /** False for a date alone, which is its midnight. */
  readonly hasTime: boolean;
};

export type DateOrder = 'day-first' | 'month-first';

/** Whether dates are written the American way: then their second part goes above 12, and the first never does. */
export function dateOrder(dates: Iterable<string>): DateOrder {
  let most: readonly [number, number] = [0, 0];
  for (const written of dates) {
    const match = DATE.exec(written);
    if (match?.[1] === undefined) continue;
    most = [Math.max(most[0], Number(match[1])), Math.max(most[1], Number(match[2]))];
  }
  return most[0] <= 12 && most[1] > 12 ? 'month-first' : 'day-first';
}

/** «01-01-2025 00:00:00», «01.01.2025 kl. 00.00», «1/31/2025 1:00 PM», «2025-01-01T00:00:00Z»; null for anything else. */
export function meterTime(written: string, order: DateOrder): MeterTime | null {
  const text = written.trim();
  const date = DATE.exec(text);
  if (date === null) return null;
  const dayMs = dayOf(date, order);
  if (dayMs === null) return null;
  const rest = text.slice(date[0].length).replace(/^[\sT]+/, '');
  if (rest === '') return { ms: dayMs, isInstant: false, hasTime: false };
  const time = TIME.exec(rest);
  const ofDayMs = time === null ? null : timeOfDay(time);
  if (time === null || ofDayMs === null) return null;
  const zone = time[5];
  return zone === undefined
    ? { ms: dayMs + ofDayMs, isInstant: false, hasTime: true }
    : { ms: dayMs + ofDayMs - offsetMs(zone), isInstant: true, hasTime: true };
}

/** Midnight of a date as if it were UTC; null for a day that does not exist, as 31-02. */
function dayOf(match: RegExpExecArray, order: DateOrder): number | null {
  const [, one, other, yearLast, yearFirst, isoMonth, isoDay] = match;
  const year = Number(yearLast ?? yearFirst);
  const month = Number(isoMonth ?? (order === 'day-first' ? other : one));
  const day = Number(isoDay ?? (order === 'day-first' ? one : other));
  const ms = Date.UTC(year, month - 1, day);
  const isReal = new Date(ms).getUTCDate() === day && new Date(ms).getUTCMonth() === month - 1;
  return isReal ? ms : null;
}

/** Time since midnight [ms]; 24:00 is the midnight after. */
function timeOfDay([, hours, minutes, seconds = '0', half]: RegExpExecArray): number | null {
  let hour = Number(hours);
  if (half !== undefined) {
    if (hour < 1 || hour > 12) return null;
    hour = (hour % 12) + (half.toLowerCase() === 'pm' ? 12 : 0);
  }
  const minute = Number(minutes);
  const ms = (hour * 60 + minute) * MINUTE_MS + Number(seconds) * 1000;
  return minute < 60 && Number(seconds) < 60 && ms <= DAY_MS ? ms : null;
}

function offsetMs(zone: string): number {
  if (/^[zu]/i.test(zone)) return 0;
  const [hours, minutes] = [zone.slice(1, 3), zone.slice(3).replace(':', '')];
  const total = (Number(hours) * 60 + Number(minutes)) * MINUTE_MS;
  return zone.startsWith('-') ? -total : total;
}
