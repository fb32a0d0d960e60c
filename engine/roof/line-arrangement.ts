import { isInside, signedAreaM2, type GridPoint, type GridPolygon } from './grid-polygon.ts';
import { sideOf, type Line } from './roof-lines.ts';

/** What lines part a footprint into: convex pieces that share whole sides. */
export type Arrangement = {
  readonly vertices: readonly GridPoint[];
  /** Numbers of vertices, counter-clockwise. */
  readonly pieces: readonly (readonly number[])[];
  readonly areasM2: Float64Array;
  /** The piece a point lies in; −1 outside the footprint. */
  readonly pieceAt: (point: GridPoint) => number;
};

/** Nearer to a line than this a corner lies on it [m]. */
const ON_LINE_M = 1e-3;

type Node = { polygon: number[]; line: Line | null; left: Node | null; right: Node | null };

/**
 * Parts a footprint along whole lines, its own sides among them.
 * @param rings footprint and its holes [m]
 */
export function arrange(lines: readonly Line[], rings: readonly GridPolygon[]): Arrangement {
  const corners = rings.flat();
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [west, east] = [Math.min(...xs) - 1, Math.max(...xs) + 1];
  const [south, north] = [Math.min(...ys) - 1, Math.max(...ys) + 1];
  const vertices: GridPoint[] = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ];
  const root: Node = { polygon: [0, 1, 2, 3], line: null, left: null, right: null };
  let leaves = [root];
  for (const line of lines) {
    // Two pieces that share a side share its crossing.
    const crossings = new Map<string, number>();
    leaves = leaves.flatMap((leaf) => split(leaf, line, vertices, crossings));
  }
  const pieces: (readonly number[])[] = [];
  const areas: number[] = [];
  const pieceOf = new Map<Node, number>();
  for (const leaf of leaves) {
    const polygon = leaf.polygon.map((vertex) => vertices[vertex]!);
    const areaM2 = signedAreaM2(polygon);
    const count = polygon.length;
    const middle = polygon.reduce<GridPoint>(
      ([x, y], point) => [x + point[0] / count, y + point[1] / count],
      [0, 0],
    );
    if (areaM2 < 1e-6 || !isInside(rings, middle)) continue;
    pieceOf.set(leaf, pieces.length);
    pieces.push(leaf.polygon);
    areas.push(areaM2);
  }
  const pieceAt = (point: GridPoint) => {
    let node = root;
    while (node.line !== null) {
      const next: Node | null = sideOf(node.line, point) >= 0 ? node.left : node.right;
      if (next === null) break;
      node = next;
    }
    return pieceOf.get(node) ?? -1;
  };
  return { vertices, pieces, areasM2: Float64Array.from(areas), pieceAt };
}

function split(
  leaf: Node,
  line: Line,
  vertices: GridPoint[],
  crossings: Map<string, number>,
): Node[] {
  const sides = leaf.polygon.map((vertex) => {
    const side = sideOf(line, vertices[vertex]!);
    return Math.abs(side) < ON_LINE_M ? 0 : side;
  });
  if (!sides.some((side) => side > 0) || !sides.some((side) => side < 0)) return [leaf];
  const left: number[] = [];
  const right: number[] = [];
  leaf.polygon.forEach((vertex, index) => {
    const after = (index + 1) % leaf.polygon.length;
    const [side, next] = [sides[index]!, sides[after]!];
    if (side >= 0) left.push(vertex);
    if (side <= 0) right.push(vertex);
    if (side * next >= 0) return;
    const end = leaf.polygon[after]!;
    const key = vertex < end ? `${vertex} ${end}` : `${end} ${vertex}`;
    let crossing = crossings.get(key);
    if (crossing === undefined) {
      const [from, to] = [vertices[vertex]!, vertices[end]!];
      const share = side / (side - next);
      crossing = vertices.length;
      vertices.push([from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])]);
      crossings.set(key, crossing);
    }
    left.push(crossing);
    right.push(crossing);
  });
  leaf.line = line;
  leaf.left = { polygon: left, line: null, left: null, right: null };
  leaf.right = { polygon: right, line: null, left: null, right: null };
  return [leaf.left, leaf.right];
}

/** Sides that two pieces share, with their lengths [m]. */
export function sharedSides({
  vertices,
  pieces,
}: Pick<Arrangement, 'vertices' | 'pieces'>): readonly (readonly [
  a: number,
  b: number,
  lengthM: number,
])[] {
  const owner = new Map<string, number>();
  const shared: [number, number, number][] = [];
  pieces.forEach((piece, number) => {
    piece.forEach((from, index) => {
      const to = piece[(index + 1) % piece.length]!;
      const other = owner.get(`${to} ${from}`);
      owner.set(`${from} ${to}`, number);
      if (other === undefined) return;
      const [a, b] = [vertices[from]!, vertices[to]!];
      shared.push([other, number, Math.hypot(a[0] - b[0], a[1] - b[1])]);
    });
  });
  return shared;
}
