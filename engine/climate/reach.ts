import type { Place } from '../place.ts';
import { isInDenmarkBox } from './denmark-box.ts';
import { distanceToLandKm, distanceToSmallIslandKm } from './denmark-outline.ts';

// Apart from the irradiation: the outline is heavy, and only who takes in a place has to ask.

/**
 * How far from the outline (or from a small island's point) a place still counts as Danish [km].
 * Our choice, valid from 2026: the outline is simplified to 0.7 km and rounded to 0.01°, so no Danish house is refused,
 * while Helsingborg (4.4 km over the Sound) and Flensburg (2.9 km behind the border) are.
 */
export const OUTLINE_REACH_KM = 2.5;
export const ISLAND_REACH_KM = 5;

/**
 * Whether the built-in climate speaks for a place: in Denmark, on land or within reach of its shore.
 * @param place WGS84 degrees
 * @returns false abroad, at sea more than 2.5 km from the outline (5 km from a small island's point), or for NaN
 * @source data/denmark-outline.ts; the box of calculation.md 7
 */
export function isWithinReach(place: Place): boolean {
  if (!isInDenmarkBox(place)) return false;
  return (
    distanceToSmallIslandKm(place) <= ISLAND_REACH_KM || distanceToLandKm(place) <= OUTLINE_REACH_KM
  );
}
