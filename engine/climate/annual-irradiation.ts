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
import { KM_PER_DEG, isInDenmarkBox } from './denmark-box.ts';

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
 * Annual global horizontal irradiation, the map's bands smoothed by inverse distance: w = 1 / (d² + s²)², s = 10 km.
 * It speaks for any place in the box that holds Denmark; whether there is land is isWithinReach's question.
 * @param place WGS84 degrees
 * @returns kWh/m² a year
 * @throws RangeError a place outside that box
 * @source DMI, annual global irradiation 2001–2010, see data/annual-irradiation-grid.ts
 */
export function annualIrradiationKwhM2(place: Place): number {
  if (!isInDenmarkBox(place))
    throw new RangeError(`no climate for ${place.lat}, ${place.lon}: abroad`);
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
