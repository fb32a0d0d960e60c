import { HOURS_PER_YEAR } from '../hours.ts';
import type { Hourly } from '../hours.ts';
import type { Place } from '../place.ts';
import { greenwichYear } from './greenwich-year.ts';
import { rememberPlaces } from './place-memory.ts';
import { refractionDeg } from './refraction.ts';

const DEG = 180 / Math.PI;
/** Last bit kept of a direction (2⁻³²): below any use, above what sine and cosine differ by from one browser to another. */
const ROUNDING = 2 ** 32;

/**
 * The sun over the typical year, at the middle of each hour (UTC), through the air; length HOURS_PER_YEAR each.
 * A plane's cosine of incidence needs no trigonometry per hour: it is the dot product of its normal with (north, east, up).
 */
export type SunYear = {
  readonly place: Place;
  /** Sun's direction, upward part: cosine of the apparent zenith angle. */
  readonly up: Hourly;
  /** Sun's direction, northward part. */
  readonly north: Hourly;
  /** Sun's direction, eastward part. */
  readonly east: Hourly;
  /** Irradiance outside the air, normal to the beam [W/m²]; the same everywhere, and shared. */
  readonly extraterrestrialWm2: Hourly;
};

/**
 * The sun's direction at the 8,760 mid-hours of the typical year; the latest places are kept.
 * @param place WGS84 degrees
 * @returns directions (unit vectors) and extraterrestrial irradiance, length HOURS_PER_YEAR
 * @throws RangeError when the place is not on the globe
 * @source Meeus 1998; Reda & Andreas 2004 (refraction)
 */
export const sunYear: (place: Place) => SunYear = rememberPlaces(computeSunYear);

function computeSunYear(place: Place): SunYear {
  if (!(Math.abs(place.lat) <= 90) || !(Math.abs(place.lon) <= 360)) {
    throw new RangeError('sunYear needs a place on the globe');
  }
  const sinLat = Math.sin(place.lat / DEG);
  const cosLat = Math.cos(place.lat / DEG);
  const sinLon = Math.sin(place.lon / DEG);
  const cosLon = Math.cos(place.lon / DEG);
  const { sinDeclination, cosDeclination, extraterrestrialWm2, ...greenwich } = greenwichYear();
  const upYear = new Float64Array(HOURS_PER_YEAR);
  const northYear = new Float64Array(HOURS_PER_YEAR);
  const eastYear = new Float64Array(HOURS_PER_YEAR);
  for (let hour = 0; hour < HOURS_PER_YEAR; hour++) {
    const cosGreenwich = greenwich.cosGreenwichHourAngle[hour]!;
    const sinGreenwich = greenwich.sinGreenwichHourAngle[hour]!;
    const cosHour = cosGreenwich * cosLon - sinGreenwich * sinLon;
    const sinHour = sinGreenwich * cosLon + cosGreenwich * sinLon;
    const sinDec = sinDeclination[hour]!;
    const cosDec = cosDeclination[hour]!;
    let up = sinLat * sinDec + cosLat * cosDec * cosHour;
    let north = cosLat * sinDec - sinLat * cosDec * cosHour;
    let east = -cosDec * sinHour;
    if (up > -0.02) {
      const horizontal = Math.sqrt(1 - up * up);
      const lift = refractionDeg(Math.asin(up) * DEG) / DEG;
      const lifted = up * (1 - (lift * lift) / 2) + horizontal * lift;
      const narrowing = Math.sqrt(1 - lifted * lifted) / horizontal;
      up = lifted;
      north *= narrowing;
      east *= narrowing;
    }
    upYear[hour] = Math.round(up * ROUNDING) / ROUNDING;
    northYear[hour] = Math.round(north * ROUNDING) / ROUNDING;
    eastYear[hour] = Math.round(east * ROUNDING) / ROUNDING;
  }
  return { place, up: upYear, north: northYear, east: eastYear, extraterrestrialWm2 };
}
