/** [m] to the east, to the north and up. */
export type Point3 = readonly [east: number, north: number, up: number];

/** Where somebody looks from: an azimuth as of roofs (0 south, 90 west) and how high above the horizon [°]. */
export type Camera = { readonly yawDeg: number; readonly pitchDeg: number };

/** On the sheet [m], x to the right and y down, and how near to the eye it is [m]. */
export type Seen = { readonly x: number; readonly y: number; readonly near: number };

const radians = (deg: number) => (deg * Math.PI) / 180;

export const dot = (a: Point3, b: Point3) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const minus = (a: Point3, b: Point3): Point3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];

/** From the middle to the eye, of length 1. */
export function eyeOf({ yawDeg, pitchDeg }: Camera): Point3 {
  const [yaw, pitch] = [radians(yawDeg), radians(pitchDeg)];
  return [-Math.sin(yaw) * Math.cos(pitch), -Math.cos(yaw) * Math.cos(pitch), Math.sin(pitch)];
}

/** How a camera sees points, from so far away that parallel lines stay parallel: a plan stays true to scale. */
export function seenBy(camera: Camera): (point: Point3) => Seen {
  const [yaw, pitch] = [radians(camera.yawDeg), radians(camera.pitchDeg)];
  const right: Point3 = [Math.cos(yaw), -Math.sin(yaw), 0];
  const upright: Point3 = [
    Math.sin(yaw) * Math.sin(pitch),
    Math.cos(yaw) * Math.sin(pitch),
    Math.cos(pitch),
  ];
  const eye = eyeOf(camera);
  return (point) => ({ x: dot(right, point), y: -dot(upright, point), near: dot(eye, point) });
}

/** At right angles to a polygon [m²], towards whom its corners run counter-clockwise (Newell). */
export function normalOf(corners: readonly Point3[]): Point3 {
  let [x, y, z] = [0, 0, 0];
  corners.forEach((a, index) => {
    const b = corners[(index + 1) % corners.length]!;
    x += (a[1] - b[1]) * (a[2] + b[2]);
    y += (a[2] - b[2]) * (a[0] + b[0]);
    z += (a[0] - b[0]) * (a[1] + b[1]);
  });
  return [x / 2, y / 2, z / 2];
}

/** Whether a polygon shows its front. */
export function isFacing(corners: readonly Point3[], camera: Camera): boolean {
  return dot(normalOf(corners), eyeOf(camera)) > 1e-9;
}
