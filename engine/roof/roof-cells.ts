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

/** The cells of a label, and those among them that touch neither another label nor the footprint's side. */
export function ownCells(
  { count, cellM, insideM, around }: RoofCells,
  labels: Int32Array,
  label: number,
): { readonly own: readonly number[]; readonly inner: readonly number[] } {
  const own: number[] = [];
  const inner: number[] = [];
  for (let cell = 0; cell < count; cell++) {
    if (labels[cell] !== label) continue;
    own.push(cell);
    let isInner = insideM[cell]! > cellM / 2;
    for (let side = 0; side < 8 && isInner; side++) {
      const other = around[8 * cell + side]!;
      isInner = other < 0 || labels[other] === label;
    }
    if (isInner) inner.push(cell);
  }
  return { own, inner };
}
