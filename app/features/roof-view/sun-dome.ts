import { horizonSine } from '../../../engine/pv/horizon.ts';
import type { Point3 } from './camera.ts';

/** Where the sun stands [°]: above the horizon, and clockwise from north. */
export type SunAt = { readonly elevationDeg: number; readonly azimuthDeg: number };

const radians = (deg: number) => (deg * Math.PI) / 180;

/** A point of the sky, drawn as a dome of this radius over the house [m]. */
export function onDome({ elevationDeg, azimuthDeg }: SunAt, radiusM: number): Point3 {
  const [up, turn] = [radians(elevationDeg), radians(azimuthDeg)];
  return [
    radiusM * Math.cos(up) * Math.sin(turn),
    radiusM * Math.cos(up) * Math.cos(turn),
    radiusM * Math.sin(up),
  ];
}

/** Lower than this shadows are longer than the picture [°]. */
const LOWEST_SUN_DEG = 2;

/** The shadow of a polygon on level ground; null while the sun is too low or down. */
export function shadowOnGround(corners: readonly Point3[], sun: SunAt): readonly Point3[] | null {
  if (sun.elevationDeg < LOWEST_SUN_DEG) return null;
  const [east, north, up] = onDome(sun, 1);
  return corners.map(([x, y, z]): Point3 => [x - (east * z) / up, y - (north * z) / up, 0]);
}

/** Height of what stands round a point towards a direction [°]. */
export function horizonAt(horizonDeg: readonly number[], azimuthDeg: number): number {
  const sines = Float64Array.from(horizonDeg, (deg) => Math.sin(radians(deg)));
  const turn = ((azimuthDeg % 360) + 360) % 360;
  return (Math.asin(horizonSine(sines, turn / 30)) * 180) / Math.PI;
}

/** Whether the sun reaches a place round which this stands. */
export function isLit(horizonDeg: readonly number[], sun: SunAt): boolean {
  return sun.elevationDeg > 0 && sun.elevationDeg >= horizonAt(horizonDeg, sun.azimuthDeg);
}
