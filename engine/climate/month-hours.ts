import { HOURS_PER_YEAR } from '../hours.ts';
import type { Hourly } from '../hours.ts';

/** Days per month of a common year. Source: Gregorian calendar. */
export const DAYS_IN_MONTH = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

/** First hour (UTC) of each month of the typical year, and HOURS_PER_YEAR as the thirteenth. */
export const MONTH_START_HOURS: readonly number[] = DAYS_IN_MONTH.reduce<number[]>(
  (starts, days) => [...starts, starts.at(-1)! + days * 24],
  [0],
);

/** Month (0–11, UTC) of each hour of the typical year. */
export const MONTH_OF_HOUR: Uint8Array = Uint8Array.from({ length: HOURS_PER_YEAR }, (_, hour) =>
  MONTH_START_HOURS.findLastIndex((start) => start <= hour),
);

/**
 * Sums per calendar month in UTC.
 * @param hourly length HOURS_PER_YEAR, any unit per hour
 * @returns 12 sums, same unit times hours
 * @throws RangeError when the length is not HOURS_PER_YEAR
 */
export function monthSumsUtc(hourly: Hourly): number[] {
  if (hourly.length !== HOURS_PER_YEAR)
    throw new RangeError(`${hourly.length} hours are not a year`);
  const sums = Array.from({ length: 12 }, () => 0);
  for (let month = 0; month < 12; month++) {
    let sum = 0;
    for (let hour = MONTH_START_HOURS[month]!; hour < MONTH_START_HOURS[month + 1]!; hour++) {
      sum += hourly[hour]!;
    }
    sums[month] = sum;
  }
  return sums;
}
