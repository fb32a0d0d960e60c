import type { GridPoint } from './grid-polygon.ts';
import { cellHeightM, type SurfaceModel } from './surface-model.ts';

/** Azimuths of a horizon, 5° apart. */
export const SURFACE_DIRECTIONS = 72;
/** What is nearer is the roof the point lies on [m]. */
const NEAR_M = 2;
/** What is farther stands below the sun when it counts [m]: a tree of 20 m is 7° high there. */
const FAR_M = 150;
/** A step grows with the distance, so that it stays as small to the eye: 0.6°. */
const STEP_SHARE = 0.01;

/** Where somebody looks from: a point in the map's grid and the eye's height in the surface's own [m]. */
export type Eye = { readonly point: GridPoint; readonly heightM: number };

/**
 * The horizon round a point of a surface model: trees, ridges and neighbours as the laser saw them, trees as if solid.
 * @param northBearingDeg of the map's north, clockwise from true north: gridNorthBearingDeg
 * @returns 72 elevations [°], 0–90, from true north clockwise; 0 where nothing stands above the eye
 */
export function surfaceHorizon(
  surface: SurfaceModel,
  { point, heightM }: Eye,
  northBearingDeg: number,
): readonly number[] {
  return Array.from({ length: SURFACE_DIRECTIONS }, (_, index) => {
    const turn = (((index * 360) / SURFACE_DIRECTIONS - northBearingDeg) * Math.PI) / 180;
    const [east, north] = [Math.sin(turn), Math.cos(turn)];
    let steepest = 0;
    for (let farM = NEAR_M; farM <= FAR_M; farM += stepM(surface, farM)) {
      const surfaceM = heightAt(surface, point[0] + farM * east, point[1] + farM * north);
      const rise = (surfaceM - heightM) / farM;
      if (rise > steepest) steepest = rise;
    }
    return (Math.atan(steepest) * 180) / Math.PI;
  });
}

const stepM = ({ cellM }: SurfaceModel, farM: number) => Math.max(cellM / 2, STEP_SHARE * farM);

/** Height between the centres of four cells; NaN where one of them has none, or outside. */
function heightAt(surface: SurfaceModel, x: number, y: number): number {
  const column = (x - surface.westM) / surface.cellM - 0.5;
  const row = (surface.northM - y) / surface.cellM - 0.5;
  const [left, top] = [Math.floor(column), Math.floor(row)];
  const [right, down] = [column - left, row - top];
  const upper =
    cellHeightM(surface, left, top) * (1 - right) + cellHeightM(surface, left + 1, top) * right;
  const lower =
    cellHeightM(surface, left, top + 1) * (1 - right) +
    cellHeightM(surface, left + 1, top + 1) * right;
  return upper * (1 - down) + lower * down;
}
