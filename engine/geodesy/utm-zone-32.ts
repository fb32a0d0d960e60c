import type { Place } from '../place.ts';

// GRS80, the ellipsoid of ETRS89.
const SEMI_MAJOR_AXIS_M = 6_378_137;
const FLATTENING = 1 / 298.257222101;
// UTM zone 32.
const CENTRAL_MERIDIAN_DEG = 9;
const SCALE_AT_MERIDIAN = 0.9996;
const FALSE_EASTING_M = 500_000;

const n = FLATTENING / (2 - FLATTENING);
const RECTIFYING_RADIUS_M = (SEMI_MAJOR_AXIS_M / (1 + n)) * (1 + n ** 2 / 4 + n ** 4 / 64);
const BETA = [
  n / 2 - (2 * n ** 2) / 3 + (37 * n ** 3) / 96 - n ** 4 / 360,
  n ** 2 / 48 + n ** 3 / 15 - (437 * n ** 4) / 1440,
  (17 * n ** 3) / 480 - (37 * n ** 4) / 840,
  (4397 * n ** 4) / 161_280,
];
const DELTA = [
  2 * n - (2 * n ** 2) / 3 - 2 * n ** 3 + (116 * n ** 4) / 45,
  (7 * n ** 2) / 3 - (8 * n ** 3) / 5 - (227 * n ** 4) / 45,
  (56 * n ** 3) / 15 - (136 * n ** 4) / 35,
  (4279 * n ** 4) / 630,
];

const ALPHA = [
  n / 2 - (2 * n ** 2) / 3 + (5 * n ** 3) / 16 + (41 * n ** 4) / 180,
  (13 * n ** 2) / 48 - (3 * n ** 3) / 5 + (557 * n ** 4) / 1440,
  (61 * n ** 3) / 240 - (103 * n ** 4) / 140,
  (49_561 * n ** 4) / 161_280,
];

const degrees = (radians: number) => (radians * 180) / Math.PI;
const radiansOf = (deg: number) => (deg * Math.PI) / 180;

/**
 * The place of a point in EPSG:25832 (ETRS89 / UTM zone 32N), the grid of Danish addresses. ETRS89 is taken for WGS84,
 * from which it differs by less than a metre.
 * @param eastingM [m], 100,000 to 1,000,000: Denmark, Bornholm included, lies between 440,000 and 895,000
 * @param northingM [m], 0 to 9,400,000: north of the equator
 * @returns degrees
 * @throws RangeError outside that
 * @source Krüger series to the fourth order in the third flattening, Karney 2011, doi:10.1007/s00190-011-0445-3
 */
export function placeOfUtm32(eastingM: number, northingM: number): Place {
  if (!(eastingM >= 100_000 && eastingM <= 1_000_000)) throw new RangeError(`easting ${eastingM}`);
  if (!(northingM >= 0 && northingM <= 9_400_000)) throw new RangeError(`northing ${northingM}`);
  const xi = northingM / (SCALE_AT_MERIDIAN * RECTIFYING_RADIUS_M);
  const eta = (eastingM - FALSE_EASTING_M) / (SCALE_AT_MERIDIAN * RECTIFYING_RADIUS_M);
  let xiOnSphere = xi;
  let etaOnSphere = eta;
  BETA.forEach((beta, index) => {
    const twice = 2 * (index + 1);
    xiOnSphere -= beta * Math.sin(twice * xi) * Math.cosh(twice * eta);
    etaOnSphere -= beta * Math.cos(twice * xi) * Math.sinh(twice * eta);
  });
  const conformalLat = Math.asin(Math.sin(xiOnSphere) / Math.cosh(etaOnSphere));
  const lat = DELTA.reduce(
    (sum, delta, index) => sum + delta * Math.sin(2 * (index + 1) * conformalLat),
    conformalLat,
  );
  const fromMeridian = Math.atan2(Math.sinh(etaOnSphere), Math.cos(xiOnSphere));
  return { lat: degrees(lat), lon: CENTRAL_MERIDIAN_DEG + degrees(fromMeridian) };
}

/**
 * The point of a place in EPSG:25832, as placeOfUtm32 reads it.
 * @param place degrees, within 8° of the zone's meridian: all of Denmark
 * @returns [easting, northing] in m
 * @throws RangeError outside that
 * @source as placeOfUtm32; the conformal latitude by its own formula
 */
export function utm32OfPlace({ lat, lon }: Place): readonly [eastingM: number, northingM: number] {
  if (!(Math.abs(lat) <= 84 && Math.abs(lon - CENTRAL_MERIDIAN_DEG) <= 8)) {
    throw new RangeError(`place ${lat}, ${lon}`);
  }
  const sinLat = Math.sin(radiansOf(lat));
  const fromMeridian = radiansOf(lon - CENTRAL_MERIDIAN_DEG);
  const e = (2 * Math.sqrt(n)) / (1 + n);
  const t = Math.sinh(Math.atanh(sinLat) - e * Math.atanh(e * sinLat));
  const xiOnSphere = Math.atan2(t, Math.cos(fromMeridian));
  const etaOnSphere = Math.atanh(Math.sin(fromMeridian) / Math.hypot(1, t));
  let [xi, eta] = [xiOnSphere, etaOnSphere];
  ALPHA.forEach((alpha, index) => {
    const twice = 2 * (index + 1);
    xi += alpha * Math.sin(twice * xiOnSphere) * Math.cosh(twice * etaOnSphere);
    eta += alpha * Math.cos(twice * xiOnSphere) * Math.sinh(twice * etaOnSphere);
  });
  const scaleM = SCALE_AT_MERIDIAN * RECTIFYING_RADIUS_M;
  return [FALSE_EASTING_M + scaleM * eta, scaleM * xi];
}
