import { signedAreaM2, type GridPoint, type GridPolygon } from './grid-polygon.ts';
import type { Arrangement } from './line-arrangement.ts';

/** A part of the footprint that lies on one plane. */
export type LabelledArea = {
  readonly label: number;
  readonly outline: GridPolygon;
  readonly holes: readonly GridPolygon[];
};

/**
 * Pieces with the same label that share sides, joined: polygons that share their borders.
 * @param labels per piece, −1 for none
 * @returns outlines counter-clockwise, holes clockwise
 */
export function joinedAreas(
  { vertices, pieces }: Pick<Arrangement, 'vertices' | 'pieces'>,
  labels: ArrayLike<number>,
): readonly LabelledArea[] {
  const pieceOf = new Map<string, number>();
  pieces.forEach((piece, number) => {
    piece.forEach((from, index) => {
      pieceOf.set(`${from} ${piece[(index + 1) % piece.length]!}`, number);
    });
  });
  const labelAcross = (from: number, to: number) => {
    const other = pieceOf.get(`${to} ${from}`);
    return other === undefined ? -1 : labels[other]!;
  };
  const seen = new Uint8Array(pieces.length);
  const areas: LabelledArea[] = [];
  for (let start = 0; start < pieces.length; start++) {
    if (seen[start] === 1 || labels[start]! < 0) continue;
    const label = labels[start]!;
    const together = [start];
    seen[start] = 1;
    const sides: (readonly [number, number])[] = [];
    for (let at = 0; at < together.length; at++) {
      const piece = pieces[together[at]!]!;
      piece.forEach((from, index) => {
        const to = piece[(index + 1) % piece.length]!;
        if (labelAcross(from, to) !== label) {
          sides.push([from, to]);
          return;
        }
        const other = pieceOf.get(`${to} ${from}`)!;
        if (seen[other] === 1) return;
        seen[other] = 1;
        together.push(other);
      });
    }
    const rings = ringsOf(sides, vertices).map((ring) => straightened(ring, vertices));
    const outline = rings.find((ring) => signedAreaM2(ring) > 0);
    if (outline === undefined) continue;
    areas.push({ label, outline, holes: rings.filter((ring) => signedAreaM2(ring) < 0) });
  }
  return areas;
}

/** Sides chained to rings; where two rings touch, each keeps to its left. */
function ringsOf(
  sides: readonly (readonly [number, number])[],
  vertices: readonly GridPoint[],
): readonly (readonly number[])[] {
  const from = new Map<number, number[]>();
  for (const [start, end] of sides) from.set(start, [...(from.get(start) ?? []), end]);
  const rings: number[][] = [];
  for (const [first] of from) {
    while ((from.get(first)?.length ?? 0) > 0) {
      const ring = [first];
      let [before, at] = [-1, first];
      do {
        const ends = from.get(at)!;
        const next = ends.length === 1 ? ends[0]! : sharpest(ends, before, at, vertices);
        ends.splice(ends.indexOf(next), 1);
        [before, at] = [at, next];
        ring.push(at);
      } while (at !== first && (from.get(at)?.length ?? 0) > 0);
      ring.pop();
      if (ring.length > 2) rings.push(ring);
    }
  }
  return rings;
}

function sharpest(
  ends: readonly number[],
  before: number,
  at: number,
  vertices: readonly GridPoint[],
): number {
  if (before < 0) return ends[0]!;
  const turn = (end: number) => {
    const [a, b, c] = [vertices[before]!, vertices[at]!, vertices[end]!];
    const [inX, inY, outX, outY] = [b[0] - a[0], b[1] - a[1], c[0] - b[0], c[1] - b[1]];
    return Math.atan2(inX * outY - inY * outX, inX * outX + inY * outY);
  };
  return ends.toSorted((one, two) => turn(two) - turn(one))[0]!;
}

/** Without the corners at which nothing turns. */
function straightened(ring: readonly number[], vertices: readonly GridPoint[]): GridPolygon {
  let points = ring.map((vertex) => vertices[vertex]!);
  for (let changed = true; changed && points.length > 3;) {
    const kept: GridPolygon = points.filter((point, index) => {
      const last = points[(index + points.length - 1) % points.length]!;
      const next = points[(index + 1) % points.length]!;
      const base = Math.hypot(next[0] - last[0], next[1] - last[1]);
      const twice =
        (point[0] - last[0]) * (next[1] - last[1]) - (point[1] - last[1]) * (next[0] - last[0]);
      return base > 1e-9 && Math.abs(twice) / base > 1e-4;
    });
    changed = kept.length >= 3 && kept.length < points.length;
    if (changed) points = [...kept];
  }
  return points;
}
