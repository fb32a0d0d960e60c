const RAD = Math.PI / 180;
const MS_PER_DAY = 86_400_000;
/** Days from the Unix epoch to J2000.0 (2000-01-01 12:00 UTC). */
const J2000_UNIX_DAYS = 10957.5;
const DAYS_PER_CENTURY = 36525;
/** Terrestrial time minus universal time [s]; 67–75 between 2012 and 2035, 10 s move the sun 0.0001°. Source: IERS, valid from 2012. */
const DELTA_T_S = 69;

/** Where the sun stands as seen from the Earth's centre. */
export type SolarCoordinates = {
  readonly sinDeclination: number;
  readonly cosDeclination: number;
  /** Hour angle at Greenwich, west positive [rad], not reduced to one turn. */
  readonly greenwichHourAngleRad: number;
  /** Earth–sun distance [au]. */
  readonly distanceAu: number;
};

/**
 * Apparent declination, Greenwich hour angle and distance of the sun, good to about 0.005° from 1950 to 2050.
 * @param timeMs instant, milliseconds since 1970-01-01 UTC
 * @returns the sun's equatorial coordinates
 * @source Meeus, Astronomical Algorithms, 2nd ed. 1998, chapters 12, 22 and 25 (low-accuracy sun, leading nutation term)
 */
export function solarCoordinates(timeMs: number): SolarCoordinates {
  const days = timeMs / MS_PER_DAY - J2000_UNIX_DAYS;
  const t = (days + DELTA_T_S / 86_400) / DAYS_PER_CENTURY;
  const meanLongitude = 280.46646 + t * (36000.76983 + t * 0.0003032);
  const meanAnomaly = (357.52911 + t * (35999.05029 - t * 0.0001537)) * RAD;
  const eccentricity = 0.016708634 - t * 0.000042037;
  const centre =
    (1.914602 - t * 0.004817) * Math.sin(meanAnomaly) +
    (0.019993 - t * 0.000101) * Math.sin(2 * meanAnomaly) +
    0.000289 * Math.sin(3 * meanAnomaly);
  const node = (125.04 - 1934.136 * t) * RAD;
  const nutationDeg = -0.00478 * Math.sin(node);
  const longitude = (meanLongitude + centre - 0.00569 + nutationDeg) * RAD;
  const obliquity = (23.439291 - 0.0130042 * t + 0.00256 * Math.cos(node)) * RAD;
  const sinLongitude = Math.sin(longitude);
  const sinDeclination = Math.sin(obliquity) * sinLongitude;
  const rightAscension = Math.atan2(Math.cos(obliquity) * sinLongitude, Math.cos(longitude));
  const siderealDeg = 280.46061837 + 360.98564736629 * days + nutationDeg * Math.cos(obliquity);
  return {
    sinDeclination,
    cosDeclination: Math.sqrt(1 - sinDeclination * sinDeclination),
    greenwichHourAngleRad: (siderealDeg % 360) * RAD - rightAscension,
    distanceAu:
      (1.000001018 * (1 - eccentricity * eccentricity)) /
      (1 + eccentricity * Math.cos(meanAnomaly + centre * RAD)),
  };
}
