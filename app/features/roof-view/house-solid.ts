import type { DrawnFace, DrawnRoof } from '../../../domain/drawn-roof.ts';
import type { FaceRectangle } from '../../../engine/roof/panel-places.ts';
import type { FacePoint } from '../../../engine/roof/roof-shape.ts';
import { minus, normalOf, type Point3 } from './camera.ts';

/** The eave of a roof that was drawn and not measured [m]: one storey; nothing is calculated from it. */
const EAVE_M = 2.5;
/** How far a chimney or a dormer is drawn above its upper edge [m]; the plan knows its place, not its height. */
const STANDS_OUT_M = 0.7;
/** Faces whose borders are this near in height meet [m]. */
const MEETS_M = 0.35;
/** How far outside a border the neighbour is looked for [m]. */
const BESIDE_M = 0.12;

export type SolidFace = {
  readonly face: number;
  readonly corners: readonly Point3[];
  readonly panels: readonly (readonly Point3[])[];
  readonly windows: readonly (readonly Point3[])[];
  /** For its number, somewhere well inside. */
  readonly middle: Point3;
};

/** A chimney or what else stands on a face: its five sides. */
export type SolidBlock = {
  readonly face: number;
  readonly kind: 'chimney' | 'other';
  readonly sides: readonly (readonly Point3[])[];
};

/** A house in metres from the middle of its plan, up from the ground. */
export type HouseSolid = {
  readonly faces: readonly SolidFace[];
  readonly walls: readonly (readonly Point3[])[];
  readonly blocks: readonly SolidBlock[];
  /** From the middle to the farthest corner [m]. */
  readonly reachM: number;
};

export function houseSolid(roof: DrawnRoof): HouseSolid {
  const placed = roof.faces.map((face) => ({ face, at: placing(roof, face) }));
  const faces = placed.map(({ face, at }): SolidFace => {
    const rectangle = (one: FaceRectangle) => cornersOf(one).map(at);
    const corners = face.outline.map(at);
    return {
      face: face.face,
      corners,
      panels: face.places.filter(({ state }) => state === 'panel').map(rectangle),
      windows: face.obstacles.filter(({ kind }) => kind === 'window').map(rectangle),
      middle: at(middleOf(face.outline)),
    };
  });
  const blocks = placed.flatMap(({ face, at }) =>
    face.obstacles
      .filter(({ kind }) => kind !== 'window')
      .map((one): SolidBlock => ({
        face: face.face,
        kind: one.kind === 'chimney' ? 'chimney' : 'other',
        sides: blockOn(cornersOf(one).map(at)),
      })),
  );
  const all = faces.flatMap(({ corners }) => corners);
  return {
    faces,
    walls: wallsUnder(faces),
    blocks,
    reachM: Math.max(...all.map(([east, north]) => Math.hypot(east, north))),
  };
}

/** From a face's own measures into the house: turned as it stands, its eave at its height. */
function placing(
  { extent, frontDeg }: DrawnRoof,
  { onPlan, slopeDeg, eavesM }: DrawnFace,
): (point: FacePoint) => Point3 {
  const turn = (frontDeg * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const rise = Math.sin((slopeDeg * Math.PI) / 180);
  return (point) => {
    const { eastM, southM } = onPlan(point);
    const [x, y] = [eastM - extent.eastM / 2, southM - extent.southM / 2];
    return [x * cos - y * sin, -(x * sin + y * cos), (eavesM ?? EAVE_M) + point[1] * rise];
  };
}

function cornersOf({ alongM, upM, widthM, heightM }: FaceRectangle): readonly FacePoint[] {
  return [
    [alongM, upM],
    [alongM + widthM, upM],
    [alongM + widthM, upM + heightM],
    [alongM, upM + heightM],
  ];
}

/** Its centre of gravity. */
function middleOf(outline: readonly FacePoint[]): FacePoint {
  let [area, along, up] = [0, 0, 0];
  outline.forEach(([x, y], index) => {
    const [nextX, nextY] = outline[(index + 1) % outline.length]!;
    const cross = x * nextY - nextX * y;
    area += cross;
    along += (x + nextX) * cross;
    up += (y + nextY) * cross;
  });
  return [along / (3 * area), up / (3 * area)];
}

/** Four sides and the top; its foot lies on the face. */
function blockOn(foot: readonly Point3[]): readonly (readonly Point3[])[] {
  const top = Math.max(...foot.map(([, , up]) => up)) + STANDS_OUT_M;
  const raised = foot.map(([east, north]): Point3 => [east, north, top]);
  const sides = foot.map((corner, index): readonly Point3[] => {
    const next = (index + 1) % foot.length;
    return [corner, foot[next]!, raised[next]!, raised[index]!];
  });
  return [...sides, raised];
}

type Wall = { readonly foot: number; readonly top: readonly Point3[] };

/** A wall under every border that no other face meets, down to the lower roof or to the ground. */
function wallsUnder(faces: readonly SolidFace[]): readonly (readonly Point3[])[] {
  const walls = faces.flatMap(({ corners, face }) =>
    corners.flatMap((from, index): Wall[] => {
      const to = corners[(index + 1) % corners.length]!;
      const feet = [0.2, 0.5, 0.8].map((share) => footBeside(faces, face, from, to, share));
      const foot = Math.min(...feet.flatMap((height) => (height === null ? [] : [height])));
      return foot === Infinity ? [] : [{ foot, top: [from, to] }];
    }),
  );
  return joined(walls).map(({ foot, top }) => {
    const low = (corner: Point3): Point3 => [corner[0], corner[1], Math.min(foot, corner[2])];
    return [low(top[0]!), low(top.at(-1)!), ...top.toReversed()];
  });
}

/** Both halves of a gable are one wall. */
function joined(walls: readonly Wall[]): readonly Wall[] {
  const left = [...walls];
  for (let index = 0; index < left.length; index++) {
    const wall = left[index]!;
    const end = wall.top.at(-1)!;
    const next = left.findIndex(
      (other) =>
        other !== wall &&
        Math.abs(other.foot - wall.foot) < MEETS_M &&
        Math.hypot(...minus(other.top[0]!, end)) < MEETS_M &&
        isStraight(wall.top[0]!, end, other.top.at(-1)!),
    );
    if (next === -1) continue;
    left[index] = { foot: wall.foot, top: [...wall.top, ...left[next]!.top.slice(1)] };
    left.splice(next, 1);
    // It may go on, and what stood before may have moved up.
    index = -1;
  }
  return left;
}

function isStraight(a: Point3, b: Point3, c: Point3): boolean {
  const turn = (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0]);
  const ahead = (b[0] - a[0]) * (c[0] - b[0]) + (b[1] - a[1]) * (c[1] - b[1]);
  return ahead > 0 && Math.abs(turn) < 0.05 * ahead;
}

/** How far down a wall reaches at one point of a border [m]; null: another face goes on from there, or above. */
function footBeside(
  faces: readonly SolidFace[],
  own: number,
  from: Point3,
  to: Point3,
  share: number,
): number | null {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const along = (axis: 0 | 1 | 2) => from[axis] + share * (to[axis] - from[axis]);
  const beside = [
    along(0) + (BESIDE_M * dy) / length,
    along(1) - (BESIDE_M * dx) / length,
  ] as const;
  let foot = 0;
  for (const other of faces) {
    if (other.face === own || !isOver(other.corners, beside)) continue;
    const height = heightAt(other.corners, beside);
    if (height > along(2) - MEETS_M) return null;
    foot = Math.max(foot, height);
  }
  return foot;
}

function isOver(corners: readonly Point3[], [x, y]: readonly [number, number]): boolean {
  let isInside = false;
  corners.forEach(([ax, ay], index) => {
    const [bx, by] = corners[(index + 1) % corners.length]!;
    if (ay > y !== by > y && x < ax + ((y - ay) * (bx - ax)) / (by - ay)) isInside = !isInside;
  });
  return isInside;
}

/** Height of a face's plane over a point of the ground [m]. */
function heightAt(corners: readonly Point3[], [x, y]: readonly [number, number]): number {
  const [a, b, c] = normalOf(corners);
  const [x0, y0, z0] = corners[0]!;
  return z0 - (a * (x - x0) + b * (y - y0)) / c;
}
