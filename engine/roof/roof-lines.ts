import type { GridPoint, GridPolygon } from './grid-polygon.ts';
import type { Labelled } from './plane-labels.ts';
import type { RoofCells } from './roof-cells.ts';
import { angleBetweenDeg, gridAzimuthDegOf, slopeDegOf, type Plane } from './roof-plane-fit.ts';

/** The points where across[0] · x + across[1] · y = offsetM; across has length 1. */
export type Line = { readonly across: GridPoint; readonly offsetM: number };

/** A border of cells belongs to a line within this [m]: a cell's diagonal and its own noise. */
const NEAR_M = 0.4;
/**
 * A line needs this much border [m]: a cell and a half. From 0.5 to 0.8 m 81.5 to 84.7 % of the given roofs are found,
 * at 0.4 m 79 %: shorter ones follow single cells.
 */
const LEAST_BORDER_M = 0.6;
/** Steps between the same two planes. */
const MOST_STEPS = 10;
/** Lines this alike are one [°, m]. */
const SAME_DEG = 3;
const SAME_M = 0.15;

export const sideOf = ({ across, offsetM }: Line, [x, y]: GridPoint) =>
  across[0] * x + across[1] * y - offsetM;

function lineAlong(deg: number, [x, y]: GridPoint): Line {
  const angle = (deg * Math.PI) / 180;
  const across = [-Math.sin(angle), Math.cos(angle)] as const;
  return { across, offsetM: across[0] * x + across[1] * y };
}

/**
 * Lines along which a roof may be parted: its footprint's sides; where two planes that border on each other cross
 * (ridges, hips, valleys); and where one ends above another (steps), laid in the house's own directions.
 * @param rings footprint and its holes, from the origin [m]
 */
export function roofLines(
  cells: RoofCells,
  labelled: Labelled,
  rings: readonly GridPolygon[],
): readonly Line[] {
  const sides = footprintLines(rings);
  const lines: Line[] = [];
  for (const line of sides) addUnlessAlike(lines, line, 0.02, 0.5);
  const directions = houseDirections(rings, labelled.planes);
  for (const { a, b, points } of borders(cells, labelled.labels)) {
    const [first, second] = [labelled.planes[a]!, labelled.planes[b]!];
    const crossing = first && second ? crossingOf(first, second) : null;
    const near = points.filter((point) => crossing && Math.abs(sideOf(crossing, point)) < NEAR_M);
    const crosses = crossing !== null && near.length * cells.cellM >= LEAST_BORDER_M;
    if (crosses) addUnlessAlike(lines, crossing, SAME_M / 2, SAME_DEG / 2);
    for (const line of stepLines(points, directions, cells.cellM)) {
      if (crosses && isAlike(line, crossing, NEAR_M, 20)) continue;
      addUnlessAlike(lines, line, SAME_M, SAME_DEG);
    }
  }
  return lines;
}

function footprintLines(rings: readonly GridPolygon[]): readonly Line[] {
  return rings.flatMap((ring) =>
    ring.flatMap(([x, y], index) => {
      const [nextX, nextY] = ring[(index + 1) % ring.length]!;
      if (Math.hypot(nextX - x, nextY - y) < 0.01) return [];
      return [lineAlong((Math.atan2(nextY - y, nextX - x) * 180) / Math.PI, [x, y])];
    }),
  );
}

function addUnlessAlike(lines: Line[], line: Line, withinM: number, withinDeg: number): void {
  if (!lines.some((other) => isAlike(line, other, withinM, withinDeg))) lines.push(line);
}

function isAlike(line: Line, other: Line, withinM: number, withinDeg: number): boolean {
  const dot = line.across[0] * other.across[0] + line.across[1] * other.across[1];
  if (Math.abs(dot) < Math.cos((withinDeg * Math.PI) / 180)) return false;
  return Math.abs(line.offsetM - Math.sign(dot) * other.offsetM) < withinM;
}

/** Where two planes have the same height; null where they hardly differ. */
function crossingOf(a: Plane, b: Plane): Line | null {
  const [east, north] = [a.slopeEast - b.slopeEast, a.slopeNorth - b.slopeNorth];
  const length = Math.hypot(east, north);
  if (angleBetweenDeg(a, b) < 5) return null;
  return { across: [east / length, north / length], offsetM: (b.heightM - a.heightM) / length };
}

/** Directions in which a house's edges run, 0 to 180° against the clock from east. */
function houseDirections(
  rings: readonly GridPolygon[],
  planes: readonly Plane[],
): readonly number[] {
  const found: { deg: number; weight: number }[] = [];
  const add = (angle: number, weight: number) => {
    const deg = ((angle % 180) + 180) % 180;
    const known = found.find((one) => Math.abs(((deg - one.deg + 270) % 180) - 90) < 4);
    if (known === undefined) found.push({ deg, weight });
    else known.weight += weight;
  };
  const edges = rings.flatMap((ring) =>
    ring.map(([x, y], index) => {
      const [nextX, nextY] = ring[(index + 1) % ring.length]!;
      const [dx, dy] = [nextX - x, nextY - y];
      return { deg: (Math.atan2(dy, dx) * 180) / Math.PI, lengthM: Math.hypot(dx, dy) };
    }),
  );
  for (const { deg, lengthM } of edges.toSorted((a, b) => b.lengthM - a.lengthM)) {
    add(deg, lengthM);
    add(deg + 90, 0.5 * lengthM);
  }
  // An eave runs across the direction that its plane looks down.
  for (const plane of planes) {
    if (slopeDegOf(plane) < 10) continue;
    add(-gridAzimuthDegOf(plane), 2);
    add(90 - gridAzimuthDegOf(plane), 1);
  }
  return found
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, 8)
    .map(({ deg }) => deg);
}

type Border = { readonly a: number; readonly b: number; readonly points: readonly GridPoint[] };

/** Per pair of planes the middles of the cell sides that part them. */
function borders(cells: RoofCells, labels: Int32Array): readonly Border[] {
  const byPair = new Map<string, { a: number; b: number; points: GridPoint[] }>();
  for (let cell = 0; cell < cells.count; cell++) {
    for (const side of [0, 2]) {
      const other = cells.around[8 * cell + side]!;
      if (other < 0 || labels[cell] === labels[other]) continue;
      const [a, b] = [labels[cell]!, labels[other]!].toSorted((one, two) => one - two) as [
        number,
        number,
      ];
      const border = byPair.get(`${a} ${b}`) ?? { a, b, points: [] };
      byPair.set(`${a} ${b}`, border);
      border.points.push([
        (cells.x[cell]! + cells.x[other]!) / 2,
        (cells.y[cell]! + cells.y[other]!) / 2,
      ]);
    }
  }
  return [...byPair.values()].toSorted((one, two) => two.points.length - one.points.length);
}

/** Straight pieces of a border, each in one of the directions, the longest first. */
function stepLines(
  points: readonly GridPoint[],
  directions: readonly number[],
  cellM: number,
): readonly Line[] {
  const lines: Line[] = [];
  let left = points;
  while (left.length > 1 && lines.length < MOST_STEPS) {
    let best: Run | null = null;
    for (const deg of directions) {
      for (const point of left) {
        const run = longestRun(lineAlong(deg, point), left, cellM);
        if (best === null || run.lengthM > best.lengthM) best = run;
      }
    }
    if (best === null || best.lengthM < LEAST_BORDER_M) break;
    const { line, points: own } = best;
    const mean = own.reduce((sum, point) => sum + sideOf(line, point), 0) / own.length;
    lines.push({ across: line.across, offsetM: line.offsetM + mean });
    left = left.filter((point) => !own.includes(point));
  }
  return lines;
}

type Run = {
  readonly line: Line;
  readonly points: readonly GridPoint[];
  readonly lengthM: number;
};

/** The longest row of points along a line without a gap. */
function longestRun(line: Line, points: readonly GridPoint[], cellM: number): Run {
  const along = ([x, y]: GridPoint) => line.across[0] * y - line.across[1] * x;
  const near = points
    .filter((point) => Math.abs(sideOf(line, point)) < 0.75 * cellM)
    .toSorted((a, b) => along(a) - along(b));
  let best: readonly GridPoint[] = [];
  let lengthM = 0;
  for (let from = 0, to = 0; from < near.length; from = to) {
    for (to = from + 1; to < near.length; to++) {
      if (along(near[to]!) - along(near[to - 1]!) > 2 * cellM) break;
    }
    const length = along(near[to - 1]!) - along(near[from]!);
    if (length >= lengthM) [best, lengthM] = [near.slice(from, to), length];
  }
  return { line, points: best, lengthM };
}
