import { distanceToSidesM, isInside, type GridPoint, type GridPolygon } from './grid-polygon.ts';
import type { Samples } from './roof-plane-fit.ts';
import { cellCentre, cellHeightM, cellOf, type SurfaceModel } from './surface-model.ts';

/** The measured cells of a roof: x and y from the building's origin, z above the ground's own zero [m]. */
export type RoofCells = Samples & {
  readonly count: number;
  readonly cellM: number;
  /** Distance to the footprint's nearest side [m]: near it a cell is partly wall. */
  readonly insideM: Float64Array;
  /** The eight cells around each, −1 where there is none: east, north-east and on, against the clock. */
  readonly around: Int32Array;
};

const EIGHT = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
  [1, 1],
] as const;

/**
 * The cells whose centre lies within a footprint.
 * @param rings footprint and its holes, from the origin [m]
 * @param origin in the map's grid [m]
 */
export function roofCells(
  surface: SurfaceModel,
  rings: readonly GridPolygon[],
  origin: GridPoint,
): RoofCells {
  const corners = rings.flat();
  const eastings = corners.map(([x]) => x + origin[0]);
  const northings = corners.map(([, y]) => y + origin[1]);
  const [west, north] = cellOf(surface, [Math.min(...eastings), Math.max(...northings)]);
  const [east, south] = cellOf(surface, [Math.max(...eastings), Math.min(...northings)]);
  const columns = east - west + 1;
  const at = new Int32Array(columns * (south - north + 1)).fill(-1);
  const places: (readonly [column: number, row: number])[] = [];
  const [x, y, z, inside]: [number[], number[], number[], number[]] = [[], [], [], []];
  for (let row = north; row <= south; row++) {
    for (let column = west; column <= east; column++) {
      const height = cellHeightM(surface, column, row);
      const centre = cellCentre(surface, column, row);
      const point = [centre[0] - origin[0], centre[1] - origin[1]] as const;
      if (Number.isNaN(height) || !isInside(rings, point)) continue;
      at[(row - north) * columns + column - west] = places.length;
      places.push([column, row]);
      x.push(point[0]);
      y.push(point[1]);
      z.push(height);
      inside.push(distanceToSidesM(rings, point));
    }
  }
  const around = new Int32Array(8 * places.length).fill(-1);
  places.forEach(([column, row], cell) => {
    EIGHT.forEach(([dx, dy], side) => {
      const [c, r] = [column + dx - west, row + dy - north];
      if (c < 0 || r < 0 || c >= columns || r > south - north) return;
      around[8 * cell + side] = at[r * columns + c]!;
    });
  });
  return {
    count: places.length,
    cellM: surface.cellM,
    x: Float64Array.from(x),
    y: Float64Array.from(y),
    z: Float64Array.from(z),
    insideM: Float64Array.from(inside),
    around,
  };
}
