import type { GridPoint } from './grid-polygon.ts';

/** Heights of what the laser met first: roofs, trees, ground. North up, one value a cell. */
export type SurfaceModel = {
  /** Western side of the raster, easting in the map's grid [m]. */
  readonly westM: number;
  /** Northern side of the raster, northing in the map's grid [m]. */
  readonly northM: number;
  /** Side of a cell [m]. */
  readonly cellM: number;
  readonly columns: number;
  readonly rows: number;
  /** [m], row by row from the north-west; length columns × rows. */
  readonly heightsM: Float32Array;
  /** The value of a cell without a height, −9999 as a rule. */
  readonly noData: number;
};

/**
 * @throws RangeError cells without size, or other heights than cells
 */
export function checkSurface({ cellM, columns, rows, heightsM }: SurfaceModel): void {
  if (!(cellM > 0 && cellM < Infinity)) throw new RangeError(`cells of ${cellM} m`);
  if (columns * rows !== heightsM.length || columns < 1) {
    throw new RangeError(`${heightsM.length} heights for ${columns} × ${rows} cells`);
  }
}

/**
 * Height of the cell that a column and a row name.
 * @returns [m]; NaN outside the raster and where nothing was measured
 */
export function cellHeightM(surface: SurfaceModel, column: number, row: number): number {
  if (column < 0 || row < 0 || column >= surface.columns || row >= surface.rows) return NaN;
  const height = surface.heightsM[row * surface.columns + column]!;
  return height === surface.noData ? NaN : height;
}

/** Centre of a cell in the map's grid [m]. */
export function cellCentre(surface: SurfaceModel, column: number, row: number): GridPoint {
  const { westM, northM, cellM } = surface;
  return [westM + (column + 0.5) * cellM, northM - (row + 0.5) * cellM];
}

/** Column and row of the cell that a point lies in; they may be outside the raster. */
export function cellOf(surface: SurfaceModel, [x, y]: GridPoint): readonly [number, number] {
  const { westM, northM, cellM } = surface;
  return [Math.floor((x - westM) / cellM), Math.floor((northM - y) / cellM)];
}
