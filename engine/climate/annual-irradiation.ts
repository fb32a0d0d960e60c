import {
  ANNUAL_IRRADIATION_ROWS,
  GRID_ALPHABET,
  GRID_BASE_KWH_M2,
  GRID_LETTER_KWH_M2,
  GRID_SOUTH_LAT,
  GRID_STEP_DEG,
  GRID_WEST_LON,
} from '../data/annual-irradiation-grid.ts';
import type { Place } from '../place.ts';
import { KM_PER_DEG, distanceToLandKm, distanceToSmallIslandKm } from './denmark-outline.ts';

/** The box that holds Denmark [°]. Source: calculation.md 7, valid from 2026. */
const DENMARK_BOX = { south: 54.4, north: 57.9, west: 7.9, east: 15.3 } as const;

/**
 * How far from the outline (or from a small island's point) a place still counts as Danish [km].
 * Our choice, valid from 2026: the outline is simplified to 0.7 km and rounded to 0.01°, so no Danish house is refused,
 * while Helsingborg (4.4 km over the Sound) and Flensburg (2.9 km behind the border) are.
 */
export const OUTLINE_REACH_KM = 2.5;
export const ISLAND_REACH_KM = 5;

/** Length that the map's bands are smoothed over [km]: one grid step, our choice, valid from 2026. */
const SMOOTHING_KM = 10;

type GridCell = { readonly lat: number; readonly lon: number; readonly kwhM2: number };

let kept: readonly GridCell[] | undefined;

function gridCells(): readonly GridCell[] {
  kept ??= ANNUAL_IRRADIATION_ROWS.flatMap((row, rowIndex) => {
    const cells: GridCell[] = [];
    let column = 0;
    for (const part of row.match(/\d+|[A-Za-z]/g) ?? []) {
      const letter = GRID_ALPHABET.indexOf(part);
      if (letter < 0) {
        column += Number(part);
        continue;
      }
      cells.push({
        lat: GRID_SOUTH_LAT + rowIndex * GRID_STEP_DEG,
        lon: GRID_WEST_LON + column * GRID_STEP_DEG,
        kwhM2: GRID_BASE_KWH_M2 + letter * GRID_LETTER_KWH_M2,
      });
      column++;
    }
    return cells;
  });
  return kept;
}

/**
 * Whether the built-in climate speaks for a place: in Denmark, on land or within reach of its shore.
 * @param place WGS84 degrees
 * @returns false abroad, at sea more than 2.5 km from the outline (5 km from a small island's point), or for NaN
 * @source data/denmark-outline.ts; the box of calculation.md 7
 */
export function isWithinReach(place: Place): boolean {
  const { lat, lon } = place;
  const inBox =
    lat >= DENMARK_BOX.south &&
    lat <= DENMARK_BOX.north &&
    lon >= DENMARK_BOX.west &&
    lon <= DENMARK_BOX.east;
  if (!inBox) return false;
  return (
    distanceToSmallIslandKm(place) <= ISLAND_REACH_KM || distanceToLandKm(place) <= OUTLINE_REACH_KM
  );
}

/**
 * Annual global horizontal irradiation, the map's bands smoothed by inverse distance: w = 1 / (d² + s²)², s = 10 km.
 * @param place WGS84 degrees
 * @returns kWh/m² a year, or null where isWithinReach is false
 * @source DMI, annual global irradiation 2001–2010, see data/annual-irradiation-grid.ts
 */
export function annualIrradiationKwhM2(place: Place): number | null {
  if (!isWithinReach(place)) return null;
  const kmPerLon = KM_PER_DEG * Math.cos((place.lat * Math.PI) / 180);
  let weighted = 0;
  let weights = 0;
  for (const cell of gridCells()) {
    const x = (cell.lon - place.lon) * kmPerLon;
    const y = (cell.lat - place.lat) * KM_PER_DEG;
    const spread = x * x + y * y + SMOOTHING_KM * SMOOTHING_KM;
    const weight = 1 / (spread * spread);
    weighted += weight * cell.kwhM2;
    weights += weight;
  }
  return weighted / weights;
}
