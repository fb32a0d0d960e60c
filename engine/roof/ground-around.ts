import { distanceToSidesM, isInside, type GridPoint, type GridPolygon } from './grid-polygon.ts';
import { cellCentre, cellHeightM, cellOf, type SurfaceModel } from './surface-model.ts';

/** Around the footprint, within this, the ground is looked for [m]. */
const GROUND_REACH_M = 5;

/**
 * Height of the ground by a house: the tenth percentile of the surface around its footprint, which trees, hedges, cars
 * and neighbours are not part of.
 * @param rings footprint and its holes, from the origin [m]
 * @param origin in the map's grid [m]
 * @returns [m]; NaN where nothing was measured around it
 */
export function groundAround(
  surface: SurfaceModel,
  rings: readonly GridPolygon[],
  origin: GridPoint,
): number {
  const xs = rings[0]!.map(([x]) => x);
  const ys = rings[0]!.map(([, y]) => y);
  const heights: number[] = [];
  const [west, north] = cellOf(surface, [
    Math.min(...xs) + origin[0] - GROUND_REACH_M,
    Math.max(...ys) + origin[1] + GROUND_REACH_M,
  ]);
  const [east, south] = cellOf(surface, [
    Math.max(...xs) + origin[0] + GROUND_REACH_M,
    Math.min(...ys) + origin[1] - GROUND_REACH_M,
  ]);
  for (let row = north; row <= south; row++) {
    for (let column = west; column <= east; column++) {
      const height = cellHeightM(surface, column, row);
      if (Number.isNaN(height)) continue;
      const centre = cellCentre(surface, column, row);
      const point = [centre[0] - origin[0], centre[1] - origin[1]] as const;
      if (isInside(rings, point) || distanceToSidesM(rings, point) > GROUND_REACH_M) continue;
      heights.push(height);
    }
  }
  heights.sort((a, b) => a - b);
  return heights[Math.floor(heights.length / 10)] ?? NaN;
}
