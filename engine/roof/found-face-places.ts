import type { FoundFace, FoundObstacle } from './find-roof.ts';
import { isInside, type GridPoint } from './grid-polygon.ts';
import {
  areNearer,
  CLAMP_GAP_M,
  EDGE_DISTANCE_M,
  OBSTACLE_DISTANCE_M,
  type FaceRectangle,
  type Orientation,
  type PanelSize,
} from './panel-places.ts';
import type { FacePoint } from './roof-shape.ts';

/** A found face in its own measures: along its eave from the left, as who stands before it sees it, and up the slope. */
export type FaceMeasures = {
  readonly outline: readonly FacePoint[];
  readonly holes: readonly (readonly FacePoint[])[];
  /** A point of the map's grid, on the face [m]. */
  readonly onFace: (point: GridPoint) => FacePoint;
  /** A point of the face, in the map's grid with its height [m]. */
  readonly onMap: (point: FacePoint) => readonly [x: number, y: number, z: number];
};

/** A side this near to level is the eave that rows of panels follow [°]. */
const EAVE_WITHIN_DEG = 10;
/** Rows and columns are tried at every tenth of their pitch. */
const TRIES = 10;
const radians = (deg: number) => (deg * Math.PI) / 180;

/**
 * @param face as findRoof gives it; one that is nearly flat lies along its longest side
 */
export function faceMeasures({
  outline,
  holes,
  slopeDeg,
  gridAzimuthDeg,
}: Pick<FoundFace, 'outline' | 'holes' | 'slopeDeg' | 'gridAzimuthDeg'>): FaceMeasures {
  const [right, rise] = [alongEave(outline, gridAzimuthDeg), Math.tan(radians(slopeDeg))];
  const uphill: GridPoint = [-right[1], right[0]];
  const cosSlope = Math.cos(radians(slopeDeg));
  const [x0, y0, z0] = outline[0]!;
  const dot = (axis: GridPoint, x: number, y: number) => axis[0] * (x - x0) + axis[1] * (y - y0);
  const corners = outline.map(([x, y]) => [dot(right, x, y), dot(uphill, x, y)] as const);
  const leftM = Math.min(...corners.map(([along]) => along));
  const lowM = Math.min(...corners.map(([, up]) => up));
  const onFace = ([x, y]: GridPoint): FacePoint => [
    dot(right, x, y) - leftM,
    (dot(uphill, x, y) - lowM) / cosSlope,
  ];
  const onMap = ([along, up]: FacePoint) => {
    const [a, u] = [along + leftM, up * cosSlope + lowM];
    return [
      x0 + right[0] * a + uphill[0] * u,
      y0 + right[1] * a + uphill[1] * u,
      z0 + rise * u,
    ] as const;
  };
  return {
    outline: outline.map(([x, y]) => onFace([x, y])),
    holes: holes.map((ring) => ring.map(onFace)),
    onFace,
    onMap,
  };
}

/** To the right for who looks up the slope: the longest side that runs so, or what the plane itself says. */
function alongEave(outline: FoundFace['outline'], gridAzimuthDeg: number | null): GridPoint {
  const sides = outline.map(([x, y], index) => {
    const [nextX, nextY] = outline[(index + 1) % outline.length]!;
    const lengthM = Math.hypot(nextX - x, nextY - y);
    return {
      lengthM,
      along: [(nextX - x) / lengthM, (nextY - y) / lengthM] as const,
    };
  });
  const longestFirst = sides.toSorted((a, b) => b.lengthM - a.lengthM);
  if (gridAzimuthDeg === null) return longestFirst[0]!.along;
  const azimuth = radians(gridAzimuthDeg);
  const level: GridPoint = [Math.cos(azimuth), -Math.sin(azimuth)];
  for (const { along } of longestFirst) {
    const cosine = along[0] * level[0] + along[1] * level[1];
    if (Math.abs(cosine) < Math.cos(radians(EAVE_WITHIN_DEG))) continue;
    return [Math.sign(cosine) * along[0], Math.sign(cosine) * along[1]];
  }
  return level;
}

/**
 * Where panels can lie on a found face, of any outline: rows along the eave, columns in line, as many as fit beside
 * what stands on it.
 * @param obstacles those of this face that a person has not struck out
 * @returns the top row first, each from the left
 * @throws RangeError a panel without size
 */
export function foundFacePlaces(
  { outline, holes, onFace }: FaceMeasures,
  obstacles: readonly Pick<FoundObstacle, 'centre' | 'planM2'>[],
  { longM, shortM }: PanelSize,
  orientation: Orientation,
): readonly FaceRectangle[] {
  if (!(longM > 0 && shortM > 0)) throw new RangeError(`panel of ${longM} × ${shortM} m`);
  const [widthM, heightM] = orientation === 'portrait' ? [shortM, longM] : [longM, shortM];
  const rings = [outline, ...holes];
  const things = obstacles.map((obstacle): FaceRectangle => {
    const [along, up] = onFace(obstacle.centre);
    const sideM = Math.sqrt(obstacle.planM2);
    return {
      alongM: along - sideM / 2,
      upM: up - sideM / 2,
      widthM: sideM,
      heightM: sideM,
    };
  });
  const [pitchM, rowM] = [widthM + CLAMP_GAP_M, heightM + CLAMP_GAP_M];
  const rightM = Math.max(...outline.map(([along]) => along));
  const topM = Math.max(...outline.map(([, up]) => up));
  let best: readonly FaceRectangle[] = [];
  for (let rowTry = 0; rowTry < TRIES; rowTry++) {
    for (let columnTry = 0; columnTry < TRIES; columnTry++) {
      const places: FaceRectangle[] = [];
      const firstUp = EDGE_DISTANCE_M + (rowTry / TRIES) * rowM;
      const firstAlong = EDGE_DISTANCE_M + (columnTry / TRIES) * pitchM;
      for (let upM = firstUp; upM + heightM < topM; upM += rowM) {
        for (let alongM = firstAlong; alongM + widthM < rightM; alongM += pitchM) {
          const place = { alongM, upM, widthM, heightM };
          if (things.some((thing) => areNearer(place, thing, OBSTACLE_DISTANCE_M))) continue;
          if (isClearInside(rings, place)) places.push(place);
        }
      }
      if (places.length > best.length) best = places;
    }
  }
  return best.toSorted((a, b) => b.upM - a.upM || a.alongM - b.alongM);
}

/** Whether a rectangle lies inside rings, the edge's distance from each of their sides. */
function isClearInside(rings: readonly (readonly FacePoint[])[], place: FaceRectangle): boolean {
  const { alongM, upM, widthM, heightM } = place;
  if (!isInside(rings, [alongM + widthM / 2, upM + heightM / 2])) return false;
  // A hair less, so that what fits to the millimetre fits.
  const edgeM = EDGE_DISTANCE_M - 1e-6;
  const low = [alongM - edgeM, upM - edgeM] as const;
  const high = [alongM + widthM + edgeM, upM + heightM + edgeM] as const;
  return rings.every((ring) =>
    ring.every((from, index) => !crosses(from, ring[(index + 1) % ring.length]!, low, high)),
  );
}

/** Whether a side runs through a rectangle: what is left of it between each pair of its sides (Liang–Barsky). */
function crosses(from: FacePoint, to: FacePoint, low: FacePoint, high: FacePoint): boolean {
  let [enters, leaves] = [0, 1];
  for (const axis of [0, 1] as const) {
    const step = to[axis] - from[axis];
    if (Math.abs(step) < 1e-12) {
      if (from[axis] <= low[axis] || from[axis] >= high[axis]) return false;
      continue;
    }
    const [one, other] = [(low[axis] - from[axis]) / step, (high[axis] - from[axis]) / step];
    enters = Math.max(enters, Math.min(one, other));
    leaves = Math.min(leaves, Math.max(one, other));
  }
  return enters < leaves - 1e-12;
}
