import type { Hourly } from '../engine/hours.ts';
import { MONTH_START_HOURS } from '../engine/climate/month-hours.ts';
import type { SunYear } from '../engine/sun/sun-year.ts';

/** Below this sine of the solar elevation, an hour's clearness says little. */
const LOWEST_UP = 0.15;

function clearWm2(up: number): number {
  return up > 0 ? 1098 * up * Math.exp(-0.059 / up) : 0;
}

/** Share of clear-sky light, per day. */
export function dayClearnessOf(sun: SunYear, ghiWm2: Hourly): Float64Array {
  return Float64Array.from({ length: 365 }, (_, day) => {
    let light = 0;
    let clear = 0;
    for (let hour = day * 24; hour < day * 24 + 24; hour++) {
      light += ghiWm2[hour]!;
      clear += clearWm2(sun.up[hour]!);
    }
    return light / clear;
  });
}

export type HourClearness = {
  readonly clearness: readonly number[];
  /** Departures from the day's clearness. */
  readonly departures: readonly number[];
  /** Correlation of a departure with the next one of the same day. */
  readonly persistence: number;
};

export function hourClearnessOf(sun: SunYear, ghiWm2: Hourly): HourClearness {
  const days = dayClearnessOf(sun, ghiWm2);
  const clearness: number[] = [];
  const departures: number[] = [];
  let together = 0;
  let apart = 0;
  days.forEach((day, index) => {
    let before: number | null = null;
    for (let hour = index * 24; hour < index * 24 + 24; hour++) {
      if (sun.up[hour]! < LOWEST_UP) {
        before = null;
        continue;
      }
      const share = ghiWm2[hour]! / clearWm2(sun.up[hour]!);
      const departure = share - day;
      clearness.push(share);
      departures.push(departure);
      if (before !== null) {
        together += before * departure;
        apart += departure * departure;
      }
      before = departure;
    }
  });
  return { clearness, departures, persistence: together / apart };
}

export function quantile(values: readonly number[], part: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(part * (values.length - 1))]!;
}

export function spread(values: readonly number[]): number {
  return Math.sqrt(values.reduce((sum, value) => sum + value * value, 0) / values.length);
}

function monthOf(day: number): number {
  return MONTH_START_HOURS.findLastIndex((start) => start <= day * 24);
}

/** Correlation of daily values with those `lag` days later, after removing the monthly means. */
export function correlation(days: readonly number[], lag: number): number {
  const means = Array.from({ length: 12 }, (_, month) => {
    const own = days.filter((_value, day) => monthOf(day) === month);
    return own.reduce((sum, value) => sum + value, 0) / own.length;
  });
  const departures = days.map((value, day) => value - means[monthOf(day)]!);
  let together = 0;
  let apart = 0;
  departures.forEach((value, day) => {
    apart += value * value;
    if (day >= lag) together += value * departures[day - lag]!;
  });
  return together / apart;
}
