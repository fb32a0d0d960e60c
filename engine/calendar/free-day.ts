import { DAY_MS } from './danish-time.ts';

/**
 * Easter Sunday in the Gregorian calendar.
 * @param year calendar year
 * @returns midnight of the date as UTC milliseconds
 * @source Anonymous Gregorian algorithm (Meeus, Astronomical Algorithms, ch. 8)
 */
export function easterSundayUtcMs(year: number): number {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const f = Math.floor((b + 8) / 25);
  const g = Math.floor((b - f + 1) / 3);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const n = h + l - 7 * m + 114;
  return Date.UTC(year, Math.floor(n / 31) - 1, (n % 31) + 1);
}

/** Days from Easter Sunday: Maundy Thursday, Good Friday, Easter Sunday and Monday, Ascension, Whit Sunday and Monday. */
const HOLIDAYS_FROM_EASTER = [-3, -2, 0, 1, 39, 49, 50];
/** New Year's Day, Christmas Day, Boxing Day as [month index, day]. */
const FIXED_HOLIDAYS: readonly (readonly [number, number])[] = [
  [0, 1],
  [11, 25],
  [11, 26],
];

function isPublicHoliday(midnightUtcMs: number, year: number): boolean {
  const fromEaster = Math.round((midnightUtcMs - easterSundayUtcMs(year)) / DAY_MS);
  if (HOLIDAYS_FROM_EASTER.includes(fromEaster)) return true;
  return FIXED_HOLIDAYS.some(([month, day]) => Date.UTC(year, month, day) === midnightUtcMs);
}

/**
 * Whether a date is a Saturday, a Sunday or a public holiday in Denmark.
 * @param midnightUtcMs midnight of the date as UTC milliseconds
 * @source Danish church calendar without Great Prayer Day (abolished from 2024)
 */
export function isFreeDay(midnightUtcMs: number): boolean {
  const date = new Date(midnightUtcMs);
  const weekday = date.getUTCDay();
  return weekday === 0 || weekday === 6 || isPublicHoliday(midnightUtcMs, date.getUTCFullYear());
}
