import { CALENDAR_YEAR, HOURS_PER_YEAR } from '../hours.ts';
import type { Hourly } from '../hours.ts';
import { solarCoordinates } from './solar-coordinates.ts';

const MS_PER_HOUR = 3_600_000;
/** Solar constant [W/m²]. Source: ASTM E490-00a, valid from 2000. */
const SOLAR_CONSTANT_WM2 = 1366.1;

/** The part of the sun's year that is the same everywhere; length HOURS_PER_YEAR, at the middle of each hour (UTC). */
export type GreenwichYear = {
  readonly sinDeclination: Hourly;
  readonly cosDeclination: Hourly;
  readonly cosGreenwichHourAngle: Hourly;
  readonly sinGreenwichHourAngle: Hourly;
  /** Irradiance outside the air, normal to the beam [W/m²]. */
  readonly extraterrestrialWm2: Hourly;
};

let kept: GreenwichYear | undefined;

/**
 * Declination, Greenwich hour angle and irradiance outside the air at 8,760 mid-hours of CALENDAR_YEAR; computed once and kept.
 * @returns five arrays of length HOURS_PER_YEAR
 * @source solarCoordinates
 */
export function greenwichYear(): GreenwichYear {
  kept ??= computeGreenwichYear();
  return kept;
}

function computeGreenwichYear(): GreenwichYear {
  const year = {
    sinDeclination: new Float64Array(HOURS_PER_YEAR),
    cosDeclination: new Float64Array(HOURS_PER_YEAR),
    cosGreenwichHourAngle: new Float64Array(HOURS_PER_YEAR),
    sinGreenwichHourAngle: new Float64Array(HOURS_PER_YEAR),
    extraterrestrialWm2: new Float64Array(HOURS_PER_YEAR),
  };
  const startMs = Date.UTC(CALENDAR_YEAR, 0, 1);
  for (let hour = 0; hour < HOURS_PER_YEAR; hour++) {
    const sun = solarCoordinates(startMs + (hour + 0.5) * MS_PER_HOUR);
    year.sinDeclination[hour] = sun.sinDeclination;
    year.cosDeclination[hour] = sun.cosDeclination;
    year.cosGreenwichHourAngle[hour] = Math.cos(sun.greenwichHourAngleRad);
    year.sinGreenwichHourAngle[hour] = Math.sin(sun.greenwichHourAngleRad);
    year.extraterrestrialWm2[hour] =
      Math.round((SOLAR_CONSTANT_WM2 / (sun.distanceAu * sun.distanceAu)) * 1e6) / 1e6;
  }
  return year;
}
