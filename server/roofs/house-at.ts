import {
  distanceToSidesM,
  isInside,
  signedAreaM2,
  type GridPoint,
} from '../../engine/roof/grid-polygon.ts';
import type { Building } from '../providers/roofs/port.ts';

/** A door's point lies in its house, or in front of it [m]. */
const BEFORE_THE_DOOR_M = 15;
/** Smaller is a shed, unless the door is in it [m²]. */
const LEAST_HOUSE_M2 = 30;

/**
 * The building that a door belongs to: the one it lies in, else the nearest that may be a house.
 * @param door in EPSG:25832 [m]
 */
export function houseAt(buildings: readonly Building[], door: GridPoint): Building | null {
  const around = buildings.find(({ outline, holes }) => isInside([outline, ...holes], door));
  if (around !== undefined) return around;
  let [nearest, nearestM]: [Building | null, number] = [null, BEFORE_THE_DOOR_M];
  for (const building of buildings) {
    if (Math.abs(signedAreaM2(building.outline)) < LEAST_HOUSE_M2) continue;
    const farM = distanceToSidesM([building.outline], door);
    if (farM <= nearestM) [nearest, nearestM] = [building, farM];
  }
  return nearest;
}
