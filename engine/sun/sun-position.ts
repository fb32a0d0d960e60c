import type { Place } from '../place.ts';
import { refractionDeg } from './refraction.ts';
import { solarCoordinates } from './solar-coordinates.ts';

const DEG = 180 / Math.PI;
/** Horizontal parallax of the sun at 1 au [rad]: 8.794 arc seconds. Source: IAU 1976 system of constants. */
const PARALLAX_RAD = 8.794 / 3600 / DEG;

export type SunPosition = {
  /** True (airless) zenith angle [°]. */
  readonly zenithDeg: number;
  /** Zenith angle as seen through the air [°]. */
  readonly apparentZenithDeg: number;
  /** Clockwise from north [°], 0 ≤ x < 360. */
  readonly azimuthDeg: number;
};

/**
 * The sun's place in the sky, within 0.02° of NREL's SPA.
 * @param timeMs instant, milliseconds since 1970-01-01 UTC
 * @param place WGS84 degrees
 * @returns zenith angles and azimuth [°]
 * @throws RangeError when the time or the place is not finite, or the latitude is beyond ±90°
 * @source Meeus 1998 (coordinates); Reda & Andreas 2004 (refraction, parallax)
 */
export function sunPosition(timeMs: number, place: Place): SunPosition {
  if (!Number.isFinite(timeMs) || !Number.isFinite(place.lon) || !(Math.abs(place.lat) <= 90)) {
    throw new RangeError('sunPosition needs a finite time and a place on the globe');
  }
  const sun = solarCoordinates(timeMs);
  const lat = place.lat / DEG;
  const hourAngle = sun.greenwichHourAngleRad + place.lon / DEG;
  const cosHour = Math.cos(hourAngle);
  const sinLat = Math.sin(lat);
  const cosLat = Math.cos(lat);
  const up = sinLat * sun.sinDeclination + cosLat * sun.cosDeclination * cosHour;
  const north = cosLat * sun.sinDeclination - sinLat * sun.cosDeclination * cosHour;
  const east = -sun.cosDeclination * Math.sin(hourAngle);
  const geocentric = Math.atan2(Math.hypot(north, east), up);
  const zenithDeg = (geocentric + (PARALLAX_RAD / sun.distanceAu) * Math.sin(geocentric)) * DEG;
  const azimuth = Math.atan2(east, north) * DEG;
  return {
    zenithDeg,
    apparentZenithDeg: zenithDeg - refractionDeg(90 - zenithDeg),
    azimuthDeg: azimuth < 0 ? azimuth + 360 : azimuth,
  };
}
