import type { GridPolygon } from './grid-polygon.ts';
import type { Labelled } from './plane-labels.ts';
import { ownCells, type RoofCells } from './roof-cells.ts';
import {
  fitPlaneAlong,
  gridAzimuthDegOf,
  heightOn,
  planeError,
  slopeDegOf,
  unevenness,
  type Plane,
} from './roof-plane-fit.ts';

/** How far a house's own edges run from its directions, one standard deviation [°]. */
const BUILT_DEG = 1.5;
/** A direction that differs by more standard deviations is its own. */
const MOST_DEVIATIONS = 3;
/** A plane that is known as well gives a direction to the others [°]. */
const KNOWN_DEG = 1.5;
/** Shorter sides of a footprint say little of a direction [m]. */
const LEAST_SIDE_M = 2;
const LEAST_SLOPE_DEG = 3;
/** With fewer cells away from its border a face needs those at the border too, if they lie this near a level plane [m]. */
const MANY_CELLS = 40;
const NEAR_M = 0.08;

/**
 * Faces look across their house's edges: where cells say little of a direction, as on a small face, that counts too.
 * A plane turns to the house's nearest direction as far as its own error leaves it open, and is laid anew that way.
 * @param rings footprint and its holes, from the origin [m]
 */
export function alignedPlanes(
  cells: RoofCells,
  { planes, labels }: Labelled,
  rings: readonly GridPolygon[],
): readonly Plane[] {
  const seen = planes.map((plane, label) => {
    const { own, inner } = ownCells(cells, labels, label);
    const chosen = inner.length >= MANY_CELLS ? inner : cellsOn(cells, own, plane);
    return { plane, chosen, errorDeg: planeError(cells, chosen, plane).azimuthErrorDeg };
  });
  const directions = directionsOf(seen, rings);
  return seen.map(({ plane, chosen, errorDeg }) => {
    if (slopeDegOf(plane) < LEAST_SLOPE_DEG) return plane;
    const own = gridAzimuthDegOf(plane);
    const off = directions
      .map((deg) => turnTo(deg, own))
      .reduce((least, one) => (Math.abs(one) < Math.abs(least) ? one : least), 45);
    const open = errorDeg ** 2 + BUILT_DEG ** 2;
    if (off ** 2 > MOST_DEVIATIONS ** 2 * open) return plane;
    return fitPlaneAlong(cells, chosen, plane, own + (off * errorDeg ** 2) / open);
  });
}

function cellsOn({ x, y, z }: RoofCells, own: readonly number[], plane: Plane): readonly number[] {
  const nearM = NEAR_M * unevenness(plane);
  return own.filter((i) => Math.abs(z[i]! - heightOn(plane, x[i]!, y[i]!)) < nearM);
}

/** From an azimuth to the nearest of a direction and those across it, −45 to 45 [°]. */
const turnTo = (deg: number, azimuthDeg: number) =>
  ((((deg - azimuthDeg + 45) % 90) + 90) % 90) - 45;

/** The directions of well-known planes, then of the footprint's longer sides. */
function directionsOf(
  planes: readonly { readonly plane: Plane; readonly errorDeg: number }[],
  rings: readonly GridPolygon[],
): readonly number[] {
  const directions: number[] = [];
  const add = (deg: number) => {
    if (directions.every((known) => Math.abs(turnTo(known, deg)) > 5)) directions.push(deg);
  };
  for (const { plane, errorDeg } of planes.toSorted((a, b) => a.errorDeg - b.errorDeg)) {
    if (errorDeg < KNOWN_DEG) add(gridAzimuthDegOf(plane));
  }
  for (const ring of rings) {
    ring.forEach(([x, y], index) => {
      const [nextX, nextY] = ring[(index + 1) % ring.length]!;
      const [east, north] = [nextX - x, nextY - y];
      if (Math.hypot(east, north) >= LEAST_SIDE_M) add((Math.atan2(east, north) * 180) / Math.PI);
    });
  }
  return directions;
}
