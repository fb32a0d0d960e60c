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

/** A sample lies on a plane within this [m]. */
const ON_PLANE_M = 0.15;
/** Neighbouring cells err together, tiles sag: what the fit alone would promise is this many times too good. */
const ERROR_FACTOR = 4;

export type PlaneError = {
  /** Scatter of the samples that lie on the plane [m], and their number. */
  readonly scatterM: number;
  readonly agreeing: number;
  /** How far slope and direction may be off, one standard deviation [°]. */
  readonly slopeErrorDeg: number;
  readonly azimuthErrorDeg: number;
};

/** How well samples know their plane. */
export function planeError(
  { x, y, z }: Samples,
  chosen: readonly number[],
  plane: Plane,
): PlaneError {
  const on = chosen.filter((i) => Math.abs(z[i]! - heightOn(plane, x[i]!, y[i]!)) < ON_PLANE_M);
  if (on.length < 4) {
    return { scatterM: ON_PLANE_M, agreeing: 0, slopeErrorDeg: 45, azimuthErrorDeg: 90 };
  }
  const gradient = Math.hypot(plane.slopeEast, plane.slopeNorth);
  const down = gradient === 0 ? [0, 1] : [plane.slopeEast / gradient, plane.slopeNorth / gradient];
  let [squares, alongMean, acrossMean] = [0, 0, 0];
  for (const i of on) {
    squares += (z[i]! - heightOn(plane, x[i]!, y[i]!)) ** 2;
    alongMean += (x[i]! * down[0]! + y[i]! * down[1]!) / on.length;
    acrossMean += (y[i]! * down[0]! - x[i]! * down[1]!) / on.length;
  }
  let [along, across] = [0, 0];
  for (const i of on) {
    along += (x[i]! * down[0]! + y[i]! * down[1]! - alongMean) ** 2;
    across += (y[i]! * down[0]! - x[i]! * down[1]! - acrossMean) ** 2;
  }
  const scatterM = Math.sqrt(squares / on.length);
  const errorDeg = (spread: number, steepness: number) =>
    (Math.atan2(ERROR_FACTOR * scatterM, Math.sqrt(spread) * steepness) * 180) / Math.PI;
  return {
    scatterM,
    agreeing: on.length,
    slopeErrorDeg: errorDeg(along, 1 + gradient ** 2),
    azimuthErrorDeg: errorDeg(across, gradient),
  };
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
  return agreedPlane(samples, chosen, start ?? fitPlane(samples, chosen), fitPlane);
}

/**
 * The plane most samples agree on among those that look in one direction.
 * @param start about where it lies
 * @param azimuthDeg 0 south, −90 east, 90 west, of the map's grid
 */
export function fitPlaneAlong(
  samples: Samples,
  chosen: ArrayLike<number>,
  start: Plane,
  azimuthDeg: number,
): Plane {
  const angle = (azimuthDeg * Math.PI) / 180;
  const [east, north] = [Math.sin(angle), Math.cos(angle)];
  const fit: typeof fitPlane = ({ x, y, z }, own, weights) => {
    let [sum, meanUp, meanZ] = [0, 0, 0];
    for (let k = 0; k < own.length; k++) {
      const [i, w] = [own[k]!, weights?.[k] ?? 1];
      sum += w;
      meanUp += w * (x[i]! * east + y[i]! * north);
      meanZ += w * z[i]!;
    }
    if (!(sum > 0)) return null;
    meanUp /= sum;
    meanZ /= sum;
    let [squares, products] = [0, 0];
    for (let k = 0; k < own.length; k++) {
      const [i, w] = [own[k]!, weights?.[k] ?? 1];
      const up = x[i]! * east + y[i]! * north - meanUp;
      squares += w * up * up;
      products += w * up * (z[i]! - meanZ);
    }
    if (squares < 1e-6) return null;
    const rise = products / squares;
    return { slopeEast: rise * east, slopeNorth: rise * north, heightM: meanZ - rise * meanUp };
  };
  return agreedPlane(samples, chosen, start, fit) ?? start;
}

function agreedPlane(
  samples: Samples,
  chosen: ArrayLike<number>,
  start: Plane | null,
  fit: typeof fitPlane,
): Plane | null {
  let plane = start;
  const weights = new Float64Array(chosen.length);
  for (let round = 0; round < ROUNDS && plane !== null; round++) {
    // Wide at first, so that the sides of a bad start are still heard.
    const reach = SCATTER_M * unevenness(plane) * Math.max(4, 12 - 3 * round);
    for (let k = 0; k < chosen.length; k++) {
      const i = chosen[k]!;
      const off = (samples.z[i]! - heightOn(plane, samples.x[i]!, samples.y[i]!)) / reach;
      weights[k] = Math.abs(off) < 1 ? (1 - off * off) ** 2 : 0;
    }
    plane = fit(samples, chosen, weights) ?? plane;
  }
  return plane;
}
