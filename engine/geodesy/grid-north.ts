import type { Place } from '../place.ts';

const CENTRAL_MERIDIAN_DEG = 9;
const radians = (deg: number) => (deg * Math.PI) / 180;

/**
 * Bearing of the map's north in EPSG:25832 (UTM zone 32N): so much clockwise of true north it points. What looks a
 * way on the map looks so much further clockwise in truth: 2.9° on the Øresund coast, 4.7° on Bornholm.
 * @returns [°], positive east of 9°
 * @source meridian convergence on the sphere, within 0.01° of the ellipsoid's in Denmark: Snyder 1987, Map Projections, eq. 8-9
 */
export function gridNorthBearingDeg({ lat, lon }: Place): number {
  const fromMeridian = radians(lon - CENTRAL_MERIDIAN_DEG);
  return (Math.atan(Math.tan(fromMeridian) * Math.sin(radians(lat))) * 180) / Math.PI;
}

/** An azimuth of the map's grid as the sun sees it: 0 south, −90 east, 90 west, above −180 to 180 [°]. */
export function trueAzimuthDeg(gridAzimuthDeg: number, bearingDeg: number): number {
  const turned = (((gridAzimuthDeg + bearingDeg) % 360) + 360) % 360;
  return turned > 180 ? turned - 360 : turned;
}
