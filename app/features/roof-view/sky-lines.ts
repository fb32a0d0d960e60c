import type { Point3 } from './camera.ts';
import { onDome } from './sun-dome.ts';

/** Lower than this nothing is drawn [°]. */
const LEAST_DEG = 0.5;

export type CurtainPart = {
  readonly isBehind: boolean;
  /** From the ground up to what stands there, and its upper edge alone. */
  readonly area: readonly Point3[];
  readonly top: readonly Point3[];
};

/** What stands around, as high on the dome of the sky as it is seen from the roof; parts behind the house apart from those before it. */
export function horizonCurtain(
  horizonDeg: readonly number[],
  radiusM: number,
  isBehind: (point: Point3) => boolean,
): readonly CurtainPart[] {
  const step = 360 / horizonDeg.length;
  const posts = Array.from({ length: horizonDeg.length + 1 }, (_, index) => {
    const azimuthDeg = index * step;
    const elevationDeg = horizonDeg[index % horizonDeg.length]!;
    const foot = onDome({ elevationDeg: 0, azimuthDeg }, radiusM);
    return {
      foot,
      top: onDome({ elevationDeg, azimuthDeg }, radiusM),
      isHigh: elevationDeg > LEAST_DEG,
      isBehind: isBehind(foot),
    };
  });
  const parts: CurtainPart[] = [];
  let run: typeof posts = [];
  const end = () => {
    if (run.length > 1 && run.some(({ isHigh }) => isHigh)) {
      const top = run.map((post) => post.top);
      parts.push({
        isBehind: run[0]!.isBehind,
        area: [...run.map(({ foot }) => foot), ...top.toReversed()],
        top,
      });
    }
  };
  posts.forEach((post, index) => {
    run.push(post);
    const next = posts[index + 1];
    if (next !== undefined && next.isBehind === run[0]!.isBehind) return;
    // The post where it passes belongs to both.
    if (next !== undefined) run.push(next);
    end();
    run = [];
  });
  return parts;
}

export type SplitLine = {
  readonly behind: readonly (readonly Point3[])[];
  readonly before: readonly (readonly Point3[])[];
};

/** A line in stretches that run behind the house and before it. */
export function splitByDepth(
  points: readonly Point3[],
  isBehind: (point: Point3) => boolean,
): SplitLine {
  const stretches = { behind: [] as Point3[][], before: [] as Point3[][] };
  let last: 'behind' | 'before' | null = null;
  points.forEach((point, index) => {
    const side = isBehind(point) ? 'behind' : 'before';
    if (side !== last) stretches[side].push(index === 0 ? [] : [points[index - 1]!]);
    stretches[side].at(-1)!.push(point);
    last = side;
  });
  return stretches;
}
