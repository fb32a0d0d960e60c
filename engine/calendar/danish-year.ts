import { CALENDAR_YEAR, HOURS_PER_YEAR } from '../hours.ts';
import { DAY_MS, danishOffsetHours, HOUR_MS } from './danish-time.ts';
import { isFreeDay } from './free-day.ts';

/** Danish local time of every hour of the typical year; index = hour in UTC. */
export type DanishYear = {
  /** 0 January – 11 December. */
  readonly monthIndex: Uint8Array;
  /** Local hour of the day, 0–23. */
  readonly hourOfDay: Uint8Array;
  /** 1 on Saturdays, Sundays and public holidays, else 0. */
  readonly isWeekend: Uint8Array;
  /** 1 on 1 January – 365 on 31 December. */
  readonly dayOfYear: Uint16Array;
};

function computeDanishYear(year: number): DanishYear {
  const monthIndex = new Uint8Array(HOURS_PER_YEAR);
  const hourOfDay = new Uint8Array(HOURS_PER_YEAR);
  const isWeekend = new Uint8Array(HOURS_PER_YEAR);
  const dayOfYear = new Uint16Array(HOURS_PER_YEAR);
  const startMs = Date.UTC(year, 0, 1);
  const dayIsFree = new Uint8Array(365);
  for (let day = 0; day < 365; day++) {
    const midnightMs = startMs + day * DAY_MS;
    if (isFreeDay(midnightMs)) dayIsFree[day] = 1;
  }
  for (let hour = 0; hour < HOURS_PER_YEAR; hour++) {
    const offsetHours = danishOffsetHours(startMs + hour * HOUR_MS);
    // The last hour of the year in UTC is already New Year in Denmark; the typical year is a ring.
    const localHour = (hour + offsetHours) % HOURS_PER_YEAR;
    const day = Math.floor(localHour / 24);
    monthIndex[hour] = new Date(startMs + day * DAY_MS).getUTCMonth();
    hourOfDay[hour] = localHour % 24;
    isWeekend[hour] = dayIsFree[day]!;
    dayOfYear[hour] = day + 1;
  }
  return { monthIndex, hourOfDay, isWeekend, dayOfYear };
}

let cached: DanishYear | null = null;

/**
 * Danish local calendar of the typical year (CALENDAR_YEAR), computed once and shared; do not write to it.
 * @returns month, hour, day type and day of the year per UTC hour
 * @source summer time: Directive 2000/84/EC; holidays: Danish church calendar without Great Prayer Day (abolished from 2024)
 */
export function danishYear(): DanishYear {
  cached ??= computeDanishYear(CALENDAR_YEAR);
  return cached;
}
