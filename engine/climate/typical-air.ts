import { HOURS_PER_YEAR } from '../hours.ts';
import type { Hourly } from '../hours.ts';
import { DAYS_PER_YEAR } from './day-clearness.ts';
import { persistentNoise } from './fixed-sequence.ts';
import { DAYS_IN_MONTH, MONTH_START_HOURS } from './month-hours.ts';

/** Day-to-day departure of the air temperature [K] and its persistence. Source: 2.5 K and 0.73 measured at Lyngby; valid from 2026. */
const DAY_SD_K = 2.5;
const DAY_PERSISTENCE = 0.73;
/** Half the daily swing: a base [K] and a part per day's irradiation [K per kWh/m²]. Source: fitted by eye to Lyngby's swings of 3 to 9 K; valid from 2026. */
const SWING_BASE_K = 1.2;
const SWING_K_PER_KWH_M2 = 0.42;
/** Mean solar time of the warmest and windiest hour [h]. Our choice, valid from 2026. */
const WARMEST_HOUR = 14;
/** Relative standard deviation of the day's wind, its persistence and daily swing. Source: 0.49 of all hours and 0.36 a day apart at Lyngby; valid from 2026. */
const WIND_SD = 0.45;
const WIND_PERSISTENCE = 0.4;
const WIND_SWING = 0.15;
const CALMEST_MS = 0.3;
const AIR_STREAM = 37;
const WIND_STREAM = 41;
/** Kept to 1/1024 °C and m/s, as light is. */
const ROUNDING = 1024;

/**
 * Air temperature through a typical year: monthly means met, mild and cold spells, warmer afternoons on bright days.
 * @param monthlyC 12 monthly means [°C]
 * @param ghiWm2 the year's light, length HOURS_PER_YEAR
 * @param lon longitude [°], for the time of the warmest hour
 * @returns °C, new array, length HOURS_PER_YEAR
 */
export function typicalAirC(monthlyC: readonly number[], ghiWm2: Hourly, lon: number): Hourly {
  const air = withoutSwingC(monthlyC).slice();
  const swing = daySwing(lon);
  for (let day = 0; day < DAYS_PER_YEAR; day++) {
    let kwhM2 = 0;
    for (let hour = day * 24; hour < day * 24 + 24; hour++) kwhM2 += ghiWm2[hour]! / 1000;
    const amplitude = SWING_BASE_K + SWING_K_PER_KWH_M2 * kwhM2;
    for (let hour = 0; hour < 24; hour++) air[day * 24 + hour]! += amplitude * swing[hour]!;
  }
  return roundedToMonthMeans(air, monthlyC);
}

const spellsC = new WeakMap<readonly number[], Hourly>();

/** The seasons with their spells, the same wherever the monthly means are; found once and not to be changed. */
function withoutSwingC(monthlyC: readonly number[]): Hourly {
  const known = spellsC.get(monthlyC);
  if (known !== undefined) return known;
  const days = persistentNoise(AIR_STREAM, DAYS_PER_YEAR, DAY_PERSISTENCE).map((z) => z * DAY_SD_K);
  withMonthMeans(days, [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
  for (let day = 0; day < DAYS_PER_YEAR; day++) days[day]! += seasonC(monthlyC, day);
  withMonthMeans(days, monthlyC);
  const hours = hoursBetweenDays(days);
  spellsC.set(monthlyC, hours);
  return hours;
}

let windSpells: Hourly | undefined;

/** The wind's spells, the same everywhere; found once and not to be changed. */
function windWithoutSwing(): Hourly {
  windSpells ??= hoursBetweenDays(
    persistentNoise(WIND_STREAM, DAYS_PER_YEAR, WIND_PERSISTENCE).map((z) => 1 + z * WIND_SD),
  );
  return windSpells;
}

/**
 * Wind speed through a typical year: monthly means met, windy and calm spells, more wind in the afternoon.
 * @param monthlyMs 12 monthly means [m/s]
 * @param lon longitude [°]
 * @returns m/s, new array, length HOURS_PER_YEAR, > 0
 */
export function typicalWindMs(monthlyMs: readonly number[], lon: number): Hourly {
  const wind = windWithoutSwing().slice();
  const swing = daySwing(lon);
  for (let month = 0; month < 12; month++) {
    const start = MONTH_START_HOURS[month]!;
    const end = MONTH_START_HOURS[month + 1]!;
    const mean = monthlyMs[month]!;
    let sum = 0;
    for (let hour = start; hour < end; hour++) {
      const value = mean * (wind[hour]! + WIND_SWING * swing[hour % 24]!);
      wind[hour] = Math.max(CALMEST_MS, value);
      sum += wind[hour]!;
    }
    const toMean = (mean * (end - start)) / sum;
    for (let hour = start; hour < end; hour++) {
      wind[hour] = Math.round(wind[hour]! * toMean * ROUNDING) / ROUNDING;
    }
  }
  return wind;
}

/** Straight line between the middles of the months, the year closed into a ring. */
function seasonC(monthlyC: readonly number[], day: number): number {
  const month = MONTH_START_HOURS.findLastIndex((start) => start <= day * 24);
  const days = DAYS_IN_MONTH[month]!;
  const fromMiddle = (day + 0.5 - MONTH_START_HOURS[month]! / 24) / days - 0.5;
  const neighbour = (month + (fromMiddle < 0 ? 11 : 1)) % 12;
  const part = Math.abs(fromMiddle);
  return monthlyC[month]! * (1 - part) + monthlyC[neighbour]! * part;
}

function withMonthMeans(days: Float64Array, means: readonly number[]): void {
  let first = 0;
  DAYS_IN_MONTH.forEach((length, month) => {
    const span = days.subarray(first, first + length);
    const shift = means[month]! - span.reduce((sum, value) => sum + value, 0) / length;
    for (let day = 0; day < length; day++) span[day]! += shift;
    first += length;
  });
}

/** Each day's value at its noon, straight lines between, 31 December joined to 1 January. */
function hoursBetweenDays(days: Float64Array): Hourly {
  const hours = new Float64Array(HOURS_PER_YEAR);
  for (let hour = 0; hour < HOURS_PER_YEAR; hour++) {
    const at = (hour + 0.5) / 24 - 0.5;
    const before = Math.floor(at);
    const part = at - before;
    const left = days[(before + DAYS_PER_YEAR) % DAYS_PER_YEAR]!;
    hours[hour] = left * (1 - part) + days[(before + 1) % DAYS_PER_YEAR]! * part;
  }
  return hours;
}

function daySwing(lon: number): Float64Array {
  return Float64Array.from({ length: 24 }, (_, hour) =>
    Math.cos(((hour + 0.5 + lon / 15 - WARMEST_HOUR) * Math.PI) / 12),
  );
}

function roundedToMonthMeans(hours: Hourly, means: readonly number[]): Hourly {
  for (let month = 0; month < 12; month++) {
    const start = MONTH_START_HOURS[month]!;
    const end = MONTH_START_HOURS[month + 1]!;
    let sum = 0;
    for (let hour = start; hour < end; hour++) sum += hours[hour]!;
    const shift = means[month]! - sum / (end - start);
    for (let hour = start; hour < end; hour++)
      hours[hour] = Math.round((hours[hour]! + shift) * ROUNDING) / ROUNDING;
  }
  return hours;
}
