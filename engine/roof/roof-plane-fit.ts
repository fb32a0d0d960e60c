/** z = slopeEast · x + slopeNorth · y + height, x and y from the building's own origin [m]. */
export type Plane = {
  readonly slopeEast: number;
  readonly slopeNorth: number;
  readonly heightM: number;
};

export type Samples = {
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly z: Float64Array;
};

/** Beyond four of these a cell says nothing of a level plane [m]: the scatter of laser points on tiles. */
const SCATTER_M = 0.035;
const ROUNDS = 6;

export const heightOn = (plane: Plane, x: number, y: number) =>
  plane.slopeEast * x + plane.slopeNorth * y + plane.heightM;

export const slopeDegOf = ({ slopeEast, slopeNorth }: Plane) =>
  (Math.atan(Math.hypot(slopeEast, slopeNorth)) * 180) / Math.PI;

/** Direction that a plane looks down, in the map's grid: 0 south, −90 east, 90 west [°]. */
export const gridAzimuthDegOf = ({ slopeEast, slopeNorth }: Plane) =>
  (Math.atan2(slopeEast, slopeNorth) * 180) / Math.PI + 0;

/**
 * How much more the heights of cells scatter than on a level plane: where in its cell a laser point fell, nobody knows,
 * and on a slope that is height.
 */
export const unevenness = ({ slopeEast, slopeNorth }: Plane) =>
  1 + Math.hypot(slopeEast, slopeNorth);

/** Between the normals of two planes [°]. */
export function angleBetweenDeg(a: Plane, b: Plane): number {
  const dot = a.slopeEast * b.slopeEast + a.slopeNorth * b.slopeNorth + 1;
  const lengths =
    Math.hypot(a.slopeEast, a.slopeNorth, 1) * Math.hypot(b.slopeEast, b.slopeNorth, 1);
  return (Math.acos(Math.min(1, dot / lengths)) * 180) / Math.PI;
}

/**
 * Least-squares plane through weighted samples.
 * @param chosen indices of the samples that count
 * @param weights per chosen sample, all 1 where absent
 * @returns null for fewer than three samples, or all in one line
 */
export function fitPlane(
  { x, y, z }: Samples,
  chosen: ArrayLike<number>,
  weights?: Float64Array,
): Plane | null {
  let [sum, meanX, meanY, meanZ] = [0, 0, 0, 0];
  for (let k = 0; k < chosen.length; k++) {
    const i = chosen[k]!;
    const w = weights === undefined ? 1 : weights[k]!;
    sum += w;
    meanX += w * x[i]!;
    meanY += w * y[i]!;
    meanZ += w * z[i]!;
  }
  if (chosen.length < 3 || !(sum > 0)) return null;
  meanX /= sum;
  meanY /= sum;
  meanZ /= sum;
  let [xx, xy, yy, xz, yz] = [0, 0, 0, 0, 0];
  for (let k = 0; k < chosen.length; k++) {
    const i = chosen[k]!;
    const w = weights === undefined ? 1 : weights[k]!;
    const dx = x[i]! - meanX;
    const dy = y[i]! - meanY;
    const dz = z[i]! - meanZ;
    xx += w * dx * dx;
    xy += w * dx * dy;
    yy += w * dy * dy;
    xz += w * dx * dz;
    yz += w * dy * dz;
  }
  const determinant = xx * yy - xy * xy;
  if (determinant < 1e-6 * (xx + yy) ** 2 + 1e-12) return null;
  const slopeEast = (xz * yy - yz * xy) / determinant;
  const slopeNorth = (yz * xx - xz * xy) / determinant;
  return { slopeEast, slopeNorth, heightM: meanZ - slopeEast * meanX - slopeNorth * meanY };
}

/**
 * The plane most samples agree on: chimneys, dormers and cells half on a wall lose their weight (Tukey's biweight).
 * @param start where to begin; without it the least-squares plane
 * @returns null where no plane can be laid
 */
export function fitPlaneRobustly(
  samples: Samples,
  chosen: ArrayLike<number>,
  start: Plane | null = null,
): Plane | null {
  let plane = start ?? fitPlane(samples, chosen);
  const weights = new Float64Array(chosen.length);
  for (let round = 0; round < ROUNDS && plane !== null; round++) {
    // Wide at first, so that the sides of a bad start are still heard.
    const reach = SCATTER_M * unevenness(plane) * Math.max(4, 12 - 3 * round);
    for (let k = 0; k < chosen.length; k++) {
      const i = chosen[k]!;
      const off = (samples.z[i]! - heightOn(plane, samples.x[i]!, samples.y[i]!)) / reach;
      weights[k] = Math.abs(off) < 1 ? (1 - off * off) ** 2 : 0;
    }
    plane = fitPlane(samples, chosen, weights) ?? plane;
  }
  return plane;
}
