import { HOURS_PER_YEAR } from '../hours.ts';
import type { Hourly } from '../hours.ts';
import type { SunYear } from '../sun/sun-year.ts';
import { HIGHEST_BEAM_SHARE, LOWEST_UP } from './beam-limits.ts';
import { DAYS_PER_YEAR, dayClearness } from './day-clearness.ts';
import { diffuseExponent, erbsDiffuseShare } from './diffuse-split.ts';
import { persistentNoise } from './fixed-sequence.ts';
import { MONTH_START_HOURS, monthSumsUtc } from './month-hours.ts';

/** Clear-sky irradiance: 1098·cosZ·exp(−0.059/cosZ) [W/m²]. Source: Haurwitz 1945, J. Meteorology 2. */
const HAURWITZ_WM2 = 1098;
const HAURWITZ_THICKNESS = 0.059;
/** Correlation of an hour's departure from the day's clearness with the next hour's. Source: 0.54 measured at Lyngby; our choice, valid from 2026. */
const HOUR_PERSISTENCE = 0.75;
const HOUR_STREAM = 1104;
/** Standard deviation of those departures on the most mixed days [-]. Source: 0.22 measured at Lyngby; valid from 2026. */
const MIXED_DAY_SD = 0.27;
/** Clearness at which clouds no longer vary the light, and the limits of an hour's clearness [-]. Our choice, valid from 2026. */
const STEADY_CLEARNESS = 1.1;
const HOUR_DARKEST = 0.04;
const HOUR_BRIGHTEST = 1.12;
/** Light is kept to 1/1024 W/m²: hides in what last digit browsers' exponentials differ. */
const ROUNDING = 1024;

let keptNoise: Float64Array | undefined;

/** Global and diffuse horizontal irradiance, length HOURS_PER_YEAR. */
export type TypicalLight = { readonly ghiWm2: Hourly; readonly dhiWm2: Hourly };

/**
 * The light of a typical year that meets twelve monthly sums and diffuse fractions.
 * @param sun the sun of the place
 * @param targetKwhM2 12 monthly sums of global irradiation [kWh/m²]
 * @param diffuseFraction 12 monthly shares, 0–1
 * @returns hours in UTC [W/m²]
 * @source Haurwitz 1945 (clear sky); Erbs 1982 (diffuse share); the sequence of days is ours, see day-clearness.ts
 */
export function typicalLight(
  sun: SunYear,
  targetKwhM2: readonly number[],
  diffuseFraction: readonly number[],
): TypicalLight {
  const ghiWm2 = clearSkyYear(sun).slice();
  scaleDays(ghiWm2, dayClearness(daySumsKwhM2(ghiWm2), targetKwhM2));
  return { ghiWm2, dhiWm2: splitMonths(sun, ghiWm2, diffuseFraction) };
}

/**
 * Light of a year without a cloud, month by month.
 * @param sun the sun of the place
 * @returns 12 sums of global irradiation [kWh/m²]
 * @source Haurwitz 1945
 */
export function clearSkyMonthsKwhM2(sun: SunYear): readonly number[] {
  return Array.from(monthSumsUtc(clearSkyYear(sun)), (sum) => sum / 1000);
}

const clearYears = new WeakMap<SunYear, Hourly>();

/** Asked for by the month sums and by the light itself; found once for a place and not to be changed. */
function clearSkyYear(sun: SunYear): Hourly {
  const known = clearYears.get(sun);
  if (known !== undefined) return known;
  const clear = new Float64Array(HOURS_PER_YEAR);
  for (let hour = 0; hour < HOURS_PER_YEAR; hour++) {
    const up = sun.up[hour]!;
    if (up > 0) clear[hour] = HAURWITZ_WM2 * up * Math.exp(-HAURWITZ_THICKNESS / up);
  }
  clearYears.set(sun, clear);
  return clear;
}

function daySumsKwhM2(wm2: Hourly): Float64Array {
  const sums = new Float64Array(DAYS_PER_YEAR);
  for (let hour = 0; hour < HOURS_PER_YEAR; hour++)
    sums[Math.floor(hour / 24)]! += wm2[hour]! / 1000;
  return sums;
}

/** Turns clear days into days of the given clearness, with clouds coming and going, day sums kept. */
function scaleDays(wm2: Hourly, clearness: Float64Array): void {
  keptNoise ??= persistentNoise(HOUR_STREAM, HOURS_PER_YEAR, HOUR_PERSISTENCE);
  for (let day = 0; day < DAYS_PER_YEAR; day++) {
    const mean = clearness[day]!;
    const mixed = (4 * mean * (STEADY_CLEARNESS - mean)) / (STEADY_CLEARNESS * STEADY_CLEARNESS);
    const sd = MIXED_DAY_SD * Math.max(0, mixed);
    let clearSum = 0;
    let noiseSum = 0;
    for (let hour = day * 24; hour < day * 24 + 24; hour++) {
      clearSum += wm2[hour]!;
      noiseSum += wm2[hour]! * keptNoise[hour]!;
    }
    if (clearSum === 0) continue;
    const dayNoise = noiseSum / clearSum;
    let sum = 0;
    for (let hour = day * 24; hour < day * 24 + 24; hour++) {
      const share = mean + sd * (keptNoise[hour]! - dayNoise);
      wm2[hour]! *= Math.min(HOUR_BRIGHTEST, Math.max(HOUR_DARKEST, share));
      sum += wm2[hour]!;
    }
    const toDaySum = (clearSum * mean) / sum;
    for (let hour = day * 24; hour < day * 24 + 24; hour++) {
      wm2[hour] = Math.round(wm2[hour]! * toDaySum * ROUNDING) / ROUNDING;
    }
  }
}

function splitMonths(sun: SunYear, ghiWm2: Hourly, diffuseFraction: readonly number[]): Hourly {
  const dhiWm2 = new Float64Array(HOURS_PER_YEAR);
  const logShare = new Float64Array(HOURS_PER_YEAR);
  for (let hour = 0; hour < HOURS_PER_YEAR; hour++) {
    const ghi = ghiWm2[hour]!;
    if (ghi === 0) continue;
    const outside = sun.extraterrestrialWm2[hour]! * sun.up[hour]!;
    logShare[hour] = Math.log(Math.min(1, erbsDiffuseShare(ghi / outside)));
  }
  for (let month = 0; month < 12; month++) {
    const start = MONTH_START_HOURS[month]!;
    const end = MONTH_START_HOURS[month + 1]!;
    const exponent = diffuseExponent(
      ghiWm2.subarray(start, end),
      logShare.subarray(start, end),
      diffuseFraction[month]!,
    );
    for (let hour = start; hour < end; hour++) {
      const ghi = ghiWm2[hour]!;
      if (ghi === 0) continue;
      const lifted = Math.max(sun.up[hour]!, LOWEST_UP);
      const beam = Math.min(
        ghi * (1 - Math.exp(exponent * logShare[hour]!)),
        HIGHEST_BEAM_SHARE * sun.extraterrestrialWm2[hour]! * lifted,
      );
      dhiWm2[hour] = Math.round((ghi - beam) * ROUNDING) / ROUNDING;
    }
  }
  return dhiWm2;
}
