import type { FacePoint } from '../../engine/roof/roof-shape.ts';
import type { DrawnRoof } from '../drawn-roof.ts';
import { counted, NO_SETTING, type RoofEdit, type RoofGround } from '../roof-edits.ts';
import { toCentimetre } from './centimetre.ts';
import type { FoundHouseFace } from './found-house.ts';
import type { HousePoint } from './found-roof.ts';
import { measuresOf } from './house-faces.ts';
import type { Obstacle } from './obstacle.ts';

/**
 * Moves one side of a found face outwards, or inwards below 0; the sides next to it follow.
 * @param side from 0, between the corner of that number and the next
 * @returns null where the face would cross itself or hardly be left
 */
export function moveSide(
  roof: DrawnRoof,
  ground: RoofGround,
  { face, side, byM }: { face: number; side: number; byM: number },
): RoofEdit | null {
  return withOutline(roof, ground, face, (outline) => withMovedSide(outline, side, byM));
}

/**
 * Moves one corner of a found face; the two sides that meet there follow.
 * @param by along the face and up it [m]
 * @returns null where the face would cross itself or hardly be left
 */
export function moveFoundCorner(
  roof: DrawnRoof,
  ground: RoofGround,
  { face, corner, by }: { face: number; corner: number; by: FacePoint },
): RoofEdit | null {
  return withOutline(roof, ground, face, (outline) => withMovedPoint(outline, corner, by));
}

function withOutline(
  { layout }: DrawnRoof,
  ground: RoofGround,
  face: number,
  change: (outline: readonly FacePoint[]) => readonly FacePoint[] | null,
): RoofEdit | null {
  if (layout.shape !== 'found') return null;
  const was = layout.house.faces[face]!;
  const { outline, onMap } = measuresOf(was);
  const moved = change(outline);
  if (moved === null) return null;
  const [leftM, lowM] = [0, 1].map((axis) => Math.min(...moved.map((point) => point[axis]!))) as [
    number,
    number,
  ];
  const shifted = (one: Obstacle): Obstacle => ({
    ...one,
    alongM: Math.max(0, toCentimetre(one.alongM - leftM)),
    upM: Math.max(0, toCentimetre(one.upM - lowM)),
  });
  const next: FoundHouseFace = {
    ...was,
    eavesM: toCentimetre(was.eavesM + lowM * Math.sin((was.slopeDeg * Math.PI) / 180)),
    outline: moved.map((point): HousePoint => {
      const [east, north] = onMap(point);
      return [toCentimetre(east), toCentimetre(north)];
    }),
    obstacles: was.obstacles.map(shifted),
  };
  const house = {
    ...layout.house,
    faces: layout.house.faces.map((one, index) => (index === face ? next : one)),
  };
  // Its places are new ones.
  const faces = layout.faces.map((one) =>
    one.face === face ? { ...one, removed: [], obstacles: one.obstacles.map(shifted) } : one,
  );
  return counted({ ...layout, house, faces }, NO_SETTING, ground);
}

/**
 * How far a face reaches from each of its sides, across it, to its farthest corner [m]: what a side's own number is.
 * @param outline counter-clockwise
 */
export function sideDepthsM(outline: readonly FacePoint[]): readonly number[] {
  return outline.map((from, side) => {
    const to = outline[(side + 1) % outline.length]!;
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const across = outline.map(([x, y]) => dx * (y - from[1]) - dy * (x - from[0]));
    return toCentimetre(Math.max(...across) / Math.hypot(dx, dy));
  });
}

const LEAST_SIDE_M = 0.5;

function withMovedSide(
  outline: readonly FacePoint[],
  side: number,
  byM: number,
): readonly FacePoint[] | null {
  const count = outline.length;
  const at = (index: number) => outline[(index + count) % count]!;
  const [from, to] = [at(side), at(side + 1)];
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  if (length === 0) return null;
  // Counter-clockwise, so outside is to the right.
  const out: FacePoint = [(to[1] - from[1]) / length, -(to[0] - from[0]) / length];
  const slid = (corner: FacePoint, neighbour: FacePoint): FacePoint | null => {
    const [dx, dy] = [corner[0] - neighbour[0], corner[1] - neighbour[1]];
    const lengthM = Math.hypot(dx, dy);
    const rise = (dx * out[0] + dy * out[1]) / lengthM;
    // A side that goes on almost straight would have to be endlessly long.
    if (Math.abs(rise) < 0.1) return [corner[0] + byM * out[0], corner[1] + byM * out[1]];
    const alongM = byM / rise;
    if (lengthM + alongM < LEAST_SIDE_M) return null;
    return [corner[0] + (alongM * dx) / lengthM, corner[1] + (alongM * dy) / lengthM];
  };
  const [newFrom, newTo] = [slid(from, at(side - 1)), slid(to, at(side + 2))];
  if (newFrom === null || newTo === null) return null;
  const moved = outline.map((point, index) =>
    index === side ? newFrom : index === (side + 1) % count ? newTo : point,
  );
  return canBeFace(moved) ? moved : null;
}

/** The same face with one corner elsewhere; null where it can't be. */
export function withMovedPoint(
  outline: readonly FacePoint[],
  corner: number,
  [alongM, upM]: FacePoint,
): readonly FacePoint[] | null {
  const moved = outline.map((point, index): FacePoint =>
    index === corner ? [point[0] + alongM, point[1] + upM] : point,
  );
  const isLeft = moved.every(([along, up], index) => {
    const [nextAlong, nextUp] = moved[(index + 1) % moved.length]!;
    return Math.hypot(nextAlong - along, nextUp - up) >= LEAST_SIDE_M;
  });
  return isLeft && canBeFace(moved) ? moved : null;
}

function canBeFace(ring: readonly FacePoint[]): boolean {
  const reach = Math.max(...ring.map(([along, up]) => Math.hypot(along, up)));
  return reach < 90 && isSimple(ring) && turnsLeft(ring);
}

function turnsLeft(ring: readonly FacePoint[]): boolean {
  const twice = ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length]!;
    return sum + x * nextY - nextX * y;
  }, 0);
  return twice > 2;
}

/** Whether no two sides of a ring cross. */
function isSimple(ring: readonly FacePoint[]): boolean {
  const side = (a: FacePoint, b: FacePoint, c: FacePoint) =>
    Math.sign((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]));
  return ring.every((a, i) =>
    ring.every((c, j) => {
      const [b, d] = [ring[(i + 1) % ring.length]!, ring[(j + 1) % ring.length]!];
      if (a === c || a === d || b === c) return true;
      return !(side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0);
    }),
  );
}
