import type { Place } from '../place.ts';

/** Length of one degree of latitude, and of longitude at the equator [km]. Source: mean Earth radius 6371.0 km, IUGG 1980. */
export const KM_PER_DEG = 111.195;

/** The box that holds Denmark [°]. Source: calculation.md 7, valid from 2026. */
const DENMARK_BOX = { south: 54.4, north: 57.9, west: 7.9, east: 15.3 } as const;

/** Whether a place lies in the box that holds Denmark; false for NaN. */
export function isInDenmarkBox({ lat, lon }: Place): boolean {
  return (
    lat >= DENMARK_BOX.south &&
    lat <= DENMARK_BOX.north &&
    lon >= DENMARK_BOX.west &&
    lon <= DENMARK_BOX.east
  );
}
