import { ownCells, type RoofCells } from './roof-cells.ts';
import {
  fitPlane,
  fitPlaneRobustly,
  heightOn,
  slopeDegOf,
  unevenness,
  type Plane,
} from './roof-plane-fit.ts';

/** Neighbours' roofs differ by this at least [m]: below it is a roof that sags, or tiles laid anew. */
const LEAST_STEP_M = 0.12;
/** Farther from the one plane, if it were level, a cell lies on neither: it is a wall's, a gutter's, a chimney's [m]. */
const NEAR_M = 0.2;
/** A step explains this share of what the cells scatter about one plane at least. */
const LEAST_SHARE = 0.25;
/** Narrower and smaller parts are chimneys and dormers [m, m² on the map]. */
const LEAST_WIDTH_M = 1.6;
const LEAST_PLAN_M2 = 4;
/** Of a flatter plane the eaves' direction is not known [°]. */
const LEAST_SLOPE_DEG = 8;

/**
 * Planes of neighbours that a single plane was laid through: roofs of one slope, the one a little higher than the other,
 * as at a party wall, where the step runs down the slope.
 * @param labels per cell the number of its plane
 * @returns the planes, those of two roofs replaced by two
 */
export function partedPlanes(
  cells: RoofCells,
  planes: readonly Plane[],
  labels: Int32Array,
): readonly Plane[] {
  return planes.flatMap((plane, label) => {
    const near = ownCells(cells, labels, label).inner.filter((cell) => {
      const offM = cells.z[cell]! - heightOn(plane, cells.x[cell]!, cells.y[cell]!);
      return Math.abs(offM) < NEAR_M * unevenness(plane);
    });
    return parted(cells, near, plane);
  });
}

function parted(cells: RoofCells, own: readonly number[], plane: Plane): readonly Plane[] {
  if (slopeDegOf(plane) < LEAST_SLOPE_DEG) return [plane];
  const at = stepAt(cells, own, plane);
  if (at === null) return [plane];
  return [at.before, at.after].flatMap((side) => {
    const laid = fitPlaneRobustly(cells, side, fitPlane(cells, side));
    return laid === null ? [] : parted(cells, side, laid);
  });
}

/** Where a step down the slope explains most of the cells' scatter; null where none explains enough. */
function stepAt(
  { x, y, z, cellM }: RoofCells,
  own: readonly number[],
  plane: Plane,
): { readonly before: readonly number[]; readonly after: readonly number[] } | null {
  const least = LEAST_PLAN_M2 / cellM ** 2;
  const count = own.length;
  if (count < 2 * least) return null;
  const { slopeEast, slopeNorth } = plane;
  const steepness = Math.hypot(slopeEast, slopeNorth);
  const alongOf = (i: number) => (x[i]! * slopeNorth - y[i]! * slopeEast) / steepness;
  const downOf = (i: number) => (x[i]! * slopeEast + y[i]! * slopeNorth) / steepness;
  const sorted = own.toSorted((a, b) => alongOf(a) - alongOf(b));
  // About a plane of least squares, so that what a step leaves is known without laying two planes for every place.
  const level = fitPlane({ x, y, z }, own) ?? plane;
  let [meanAlong, meanDown] = [0, 0];
  for (const i of own) {
    meanAlong += alongOf(i) / count;
    meanDown += downOf(i) / count;
  }
  let [aa, ad, dd, squares] = [0, 0, 0, 0];
  for (const i of own) {
    const [along, down] = [alongOf(i) - meanAlong, downOf(i) - meanDown];
    aa += along * along;
    ad += along * down;
    dd += down * down;
    squares += (z[i]! - heightOn(level, x[i]!, y[i]!)) ** 2;
  }
  const determinant = aa * dd - ad * ad;
  const first = alongOf(sorted[0]!);
  const last = alongOf(sorted[count - 1]!);
  let [sum, along, down] = [0, 0, 0];
  let best = { gain: 0, stepM: 0, before: 0 };
  for (let before = 1; before < count; before++) {
    const i = sorted[before - 1]!;
    sum += z[i]! - heightOn(level, x[i]!, y[i]!);
    along += alongOf(i) - meanAlong;
    down += downOf(i) - meanDown;
    if (before < least || count - before < least) continue;
    if (alongOf(i) - first < LEAST_WIDTH_M || last - alongOf(i) < LEAST_WIDTH_M) continue;
    const taken = (along * along * dd - 2 * along * down * ad + down * down * aa) / determinant;
    const left = before - before ** 2 / count - taken;
    const gain = sum ** 2 / left;
    if (gain > best.gain) best = { gain, stepM: Math.abs(sum / left), before };
  }
  if (best.gain < LEAST_SHARE * squares || best.stepM < LEAST_STEP_M) return null;
  return { before: sorted.slice(0, best.before), after: sorted.slice(best.before) };
}
