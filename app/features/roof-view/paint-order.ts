import { dot, eyeOf, minus, normalOf, seenBy, type Camera, type Point3 } from './camera.ts';

/** Nearer than this to a plane a corner lies in it [m]: heights are true to a centimetre, faces meet within a few. */
const ON_PLANE_M = 0.08;
/** Less overlap on the sheet than this is none [m]. */
const APART_M = 0.01;

/**
 * The order in which to paint polygons so that nearer ones cover farther ones.
 * @param polygons flat, each showing its front to the camera
 * @returns their numbers, the farthest first
 */
export function paintOrder(polygons: readonly (readonly Point3[])[], camera: Camera): number[] {
  const seen = seenBy(camera);
  const eye = eyeOf(camera);
  const boxes = polygons.map((corners) => boxOf(corners.map(seen)));
  const planes = polygons.map(planeOf);
  const left = new Set(polygons.keys());
  const before = polygons.map(
    (_, index) =>
      new Set<number>(
        polygons.flatMap((_one, other) => {
          if (other === index || !overlap(boxes[index]!, boxes[other]!)) return [];
          return mustComeFirst(
            polygons[other]!,
            planes[other]!,
            polygons[index]!,
            planes[index]!,
            eye,
          )
            ? [other]
            : [];
        }),
      ),
  );
  const order: number[] = [];
  const byDepth = [...left].toSorted((a, b) => boxes[a]!.near - boxes[b]!.near);
  while (left.size > 0) {
    // Where three cover each other in a ring, the farthest comes first.
    const waiting = byDepth.filter((index) => left.has(index));
    const next =
      waiting.find((index) => [...before[index]!].every((other) => !left.has(other))) ??
      waiting[0]!;
    left.delete(next);
    order.push(next);
  }
  return order;
}

type Plane = { readonly normal: Point3; readonly on: Point3 };

function planeOf(corners: readonly Point3[]): Plane {
  const normal = normalOf(corners);
  const length = Math.hypot(...normal) || 1;
  return {
    normal: [normal[0] / length, normal[1] / length, normal[2] / length],
    on: corners[0]!,
  };
}

/** Whether one lies behind another and not the other way round. */
function mustComeFirst(
  far: readonly Point3[],
  farPlane: Plane,
  near: readonly Point3[],
  nearPlane: Plane,
  eye: Point3,
): boolean {
  const lies = (corners: readonly Point3[], { normal, on }: Plane, sign: 1 | -1) =>
    corners.every((corner) => sign * dot(normal, minus(corner, on)) > -ON_PLANE_M);
  const isBehind = lies(far, nearPlane, -1) || lies(near, farPlane, 1);
  const isBefore = lies(near, farPlane, -1) || lies(far, nearPlane, 1);
  if (isBehind !== isBefore) return isBehind;
  // In one plane neither covers the other; two that cross each other go by their middles.
  return !isBehind && meanNear(far, eye) < meanNear(near, eye);
}

const meanNear = (corners: readonly Point3[], eye: Point3) =>
  corners.reduce((sum, corner) => sum + dot(corner, eye), 0) / corners.length;

type Box = { left: number; right: number; top: number; bottom: number; near: number };

function boxOf(corners: readonly { x: number; y: number; near: number }[]): Box {
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
    near: corners.reduce((sum, { near }) => sum + near, 0) / corners.length,
  };
}

function overlap(a: Box, b: Box): boolean {
  return (
    a.left < b.right - APART_M &&
    b.left < a.right - APART_M &&
    a.top < b.bottom - APART_M &&
    b.top < a.bottom - APART_M
  );
}
