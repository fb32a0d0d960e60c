import type { RoofCells } from './roof-cells.ts';
import { fitPlane, heightOn, slopeDegOf, unevenness, type Plane } from './roof-plane-fit.ts';

/** A cell lies on a level plane within this [m]: laser noise, tiles and battens, and a cell's own mean. */
const ON_PLANE_M = 0.1;
/** A window of three cells that scatters less than this [m] is flat enough to begin from. */
const FLAT_M = 0.035;
/** Smaller planes are chimneys and dormers' sides [m² on the map]. */
const LEAST_PLAN_M2 = 2;
const MOST_SEEDS = 150;
const MOST_PLANES = 24;
/** Steeper than any roof that carries panels: a wall [°]. */
const WALL_DEG = 72;
/** A flat window that looks elsewhere by more than 15° is another plane's. */
const SAME_WAY_COS = Math.cos((15 * Math.PI) / 180);

type Window = {
  readonly plane: Plane;
  readonly rmsM: number;
  /** 1 / the length of the plane's normal. */
  readonly upShare: number;
};

/**
 * The planes of a roof: from the flattest spots a plane grows over what lies on it and hangs together; the one that
 * takes most cells is kept, its cells are taken out, and so on.
 * @returns largest first
 */
export function findPlanes(cells: RoofCells): readonly Plane[] {
  const windows = flattestWindows(cells);
  const free = new Uint8Array(cells.count).fill(1);
  const least = LEAST_PLAN_M2 / cells.cellM ** 2;
  const planes: Plane[] = [];
  let seeds = evenlyChosen(cells, windows);
  while (planes.length < MOST_PLANES && seeds.length > 0) {
    let best: Grown | null = null;
    const left: Seed[] = [];
    for (const seed of seeds) {
      if (free[seed.cell] === 0) continue;
      // What a seed took before it cannot take more of now: the rest need not grow again.
      if (best !== null && seed.most <= best.cells.length) {
        left.push(seed);
        continue;
      }
      const grown = grownFrom(cells, windows, free, seed.cell);
      left.push({ cell: seed.cell, most: grown.cells.length });
      if (best === null || grown.cells.length > best.cells.length) best = grown;
    }
    if (best === null || best.cells.length < least) break;
    for (const cell of best.cells) free[cell] = 0;
    if (slopeDegOf(best.plane) < WALL_DEG) planes.push(best.plane);
    seeds = left.toSorted((a, b) => b.most - a.most);
  }
  return planes;
}

type Seed = { readonly cell: number; readonly most: number };

function evenlyChosen(cells: RoofCells, windows: readonly (Window | null)[]): readonly Seed[] {
  const flat: number[] = [];
  for (let cell = 0; cell < cells.count; cell++) {
    const window = windows[cell]!;
    if (window !== null && window.rmsM < FLAT_M) flat.push(cell);
  }
  const step = Math.max(1, flat.length / MOST_SEEDS);
  const seeds: Seed[] = [];
  for (let at = 0; at < flat.length; at += step) {
    seeds.push({ cell: flat[Math.floor(at)]!, most: Infinity });
  }
  return seeds;
}

/** Per cell the flattest window of 3 × 3 that it lies in: beside a ridge, the one on its own side. */
function flattestWindows(cells: RoofCells): readonly (Window | null)[] {
  const own = Array.from({ length: cells.count }, (_, cell): Window | null => {
    const members = membersOf(cells, cell);
    if (members.length < 6) return null;
    const plane = fitPlane(cells, members);
    if (plane === null || slopeDegOf(plane) > WALL_DEG) return null;
    let squares = 0;
    for (const i of members)
      squares += (cells.z[i]! - heightOn(plane, cells.x[i]!, cells.y[i]!)) ** 2;
    const rmsM = Math.sqrt(squares / members.length) / unevenness(plane);
    return { plane, rmsM, upShare: upShareOf(plane) };
  });
  return own.map((window, cell) => {
    let best = window;
    for (const member of membersOf(cells, cell)) {
      const other = own[member]!;
      if (other !== null && (best === null || other.rmsM < best.rmsM)) best = other;
    }
    return best;
  });
}

function membersOf({ around }: RoofCells, cell: number): readonly number[] {
  const members = [cell];
  for (let side = 0; side < 8; side++) {
    const other = around[8 * cell + side]!;
    if (other >= 0) members.push(other);
  }
  return members;
}

type Grown = { readonly plane: Plane; readonly cells: readonly number[] };

function grownFrom(
  cells: RoofCells,
  windows: readonly (Window | null)[],
  free: Uint8Array,
  seed: number,
): Grown {
  let plane = windows[seed]!.plane;
  let grown = grow(cells, windows, free, seed, plane);
  for (let round = 0; round < 2 && grown.length > 5; round++) {
    plane = fitPlane(cells, grown) ?? plane;
    grown = grow(cells, windows, free, seed, plane);
  }
  return { plane, cells: grown };
}

const upShareOf = ({ slopeEast, slopeNorth }: Plane) =>
  1 / Math.sqrt(1 + slopeEast ** 2 + slopeNorth ** 2);

/** Free cells that hang together with a seed and lie on its plane: asked of every cell for every seed, so without objects. */
function grow(
  { count, around, x, y, z }: RoofCells,
  windows: readonly (Window | null)[],
  free: Uint8Array,
  seed: number,
  plane: Plane,
): readonly number[] {
  const onPlaneM = ON_PLANE_M * unevenness(plane);
  const { slopeEast, slopeNorth, heightM } = plane;
  const leastDot = SAME_WAY_COS / upShareOf(plane);
  const seen = new Uint8Array(count);
  seen[seed] = 1;
  const grown = [seed];
  for (let at = 0; at < grown.length; at++) {
    const cell = grown[at]!;
    for (let side = 0; side < 8; side += 2) {
      const other = around[8 * cell + side]!;
      if (other < 0 || seen[other] === 1 || free[other] === 0) continue;
      seen[other] = 1;
      const off = z[other]! - (slopeEast * x[other]! + slopeNorth * y[other]! + heightM);
      if (off > onPlaneM || off < -onPlaneM) continue;
      const window = windows[other]!;
      if (window !== null && window.rmsM <= FLAT_M) {
        const own = window.plane;
        const dot = slopeEast * own.slopeEast + slopeNorth * own.slopeNorth + 1;
        if (dot * window.upShare <= leastDot) continue;
      }
      grown.push(other);
    }
  }
  return grown;
}
