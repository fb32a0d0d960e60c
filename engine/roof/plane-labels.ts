import { smoothedLabels } from './label-smoothing.ts';
import { partedPlanes } from './parted-planes.ts';
import { ownCells, type RoofCells } from './roof-cells.ts';
import {
  angleBetweenDeg,
  fitPlaneRobustly,
  heightOn,
  slopeDegOf,
  unevenness,
  type Plane,
} from './roof-plane-fit.ts';

/** Half of what a cell can cost is reached here on a level plane [m]. */
const HALF_COST_M = 0.1;
/** What parting two cells costs, where a cell that lies on no plane costs 1. */
const PARTING = 0.35;
/** What a cell costs that is left without a plane: strips at a wall's foot, gutters, a neighbour's wall. */
const WITHOUT_PLANE = 0.6;
/** How often planes are laid anew. */
const ROUNDS = 3;
/** Planes that differ by less are one [°, m]. */
const SAME_DEG = 4;
const SAME_M = 0.15;

export type Labelled = {
  readonly planes: readonly Plane[];
  /** Per cell the number of its plane; planes.length where it lies on none. */
  readonly labels: Int32Array;
};

/** What a cell costs on a plane, from 0 where it lies on it to 1 where it has nothing to do with it. */
function offCost(offM: number): number {
  const square = (offM / HALF_COST_M) ** 2;
  return square / (1 + square);
}

/** What a cell costs on each of the planes, and last without one. */
export function labelCosts(
  planes: readonly Plane[],
  x: number,
  y: number,
  z: number,
): Float64Array {
  const costs = new Float64Array(planes.length + 1).fill(WITHOUT_PLANE);
  planes.forEach((plane, label) => {
    costs[label] = offCost((z - heightOn(plane, x, y)) / unevenness(plane));
  });
  return costs;
}

/**
 * Every cell on its plane, so that planes hang together; planes are laid anew through what is theirs, like ones joined.
 * @param planes at least one
 */
export function labelledCells(cells: RoofCells, planes: readonly Plane[]): Labelled {
  let current = planes;
  let labels = labelsOn(cells, current, null);
  for (let round = 0; round < ROUNDS; round++) {
    const laid = current.map((plane, label) => relaid(cells, labels, plane, label));
    const kept = laid.filter((plane) => plane !== null);
    const joined = joinedPlanes(cells, kept);
    if (joined.length === 0) break;
    // Where no plane went away, the cells need little change.
    const start = joined.length === current.length ? labels : null;
    current = joined;
    labels = labelsOn(cells, current, start);
  }
  const parted = partedPlanes(cells, current, labels);
  if (parted.length === current.length) return { planes: current, labels };
  return { planes: parted, labels: labelsOn(cells, parted, null) };
}

function labelsOn(
  cells: RoofCells,
  planes: readonly Plane[],
  start: Int32Array | null,
): Int32Array<ArrayBuffer> {
  const costs = Array.from({ length: cells.count }, (_, cell) =>
    labelCosts(planes, cells.x[cell]!, cells.y[cell]!, cells.z[cell]!),
  );
  const neighbours: [number, number, number][] = [];
  for (let cell = 0; cell < cells.count; cell++) {
    for (const side of [0, 2]) {
      const other = cells.around[8 * cell + side]!;
      if (other >= 0) neighbours.push([cell, other, PARTING]);
    }
  }
  return smoothedLabels(costs, neighbours, planes.length + 1, start);
}

/** Through its own cells, those at another plane's border left out; null where too few are left. */
function relaid(cells: RoofCells, labels: Int32Array, plane: Plane, label: number): Plane | null {
  const { own, inner } = ownCells(cells, labels, label);
  if (own.length * cells.cellM ** 2 < 1.5) return null;
  return fitPlaneRobustly(cells, inner.length >= 9 ? inner : own, plane) ?? plane;
}

/** Planes that lie in each other become the first of them. */
function joinedPlanes(cells: RoofCells, planes: readonly Plane[]): readonly Plane[] {
  const kept: Plane[] = [];
  for (const plane of planes) {
    const isSame = kept.some((other) => {
      if (angleBetweenDeg(plane, other) > SAME_DEG) return false;
      let apart = 0;
      for (let cell = 0; cell < cells.count; cell++) {
        const [x, y] = [cells.x[cell]!, cells.y[cell]!];
        if (Math.abs(heightOn(plane, x, y) - cells.z[cell]!) > SAME_M) continue;
        apart = Math.max(apart, Math.abs(heightOn(plane, x, y) - heightOn(other, x, y)));
      }
      return apart < SAME_M;
    });
    if (!isSame && slopeDegOf(plane) < 75) kept.push(plane);
  }
  return kept;
}
