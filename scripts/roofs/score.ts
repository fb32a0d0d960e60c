import type { FoundFace } from '../../engine/roof/find-roof.ts';
import { isInside, type GridPoint, type GridPolygon } from '../../engine/roof/grid-polygon.ts';

/** A face of the 3D model, or one that was found: azimuth of the map's grid, null where nearly flat. */
export type ScoredFace = {
  readonly outline: GridPolygon;
  readonly holes: readonly GridPolygon[];
  readonly slopeDeg: number;
  readonly gridAzimuthDeg: number | null;
  readonly areaM2: number;
};

/** With the flat part of a face's corners, as the score reads it. */
export const withoutHeights = (face: FoundFace): ScoredFace => ({
  ...face,
  outline: face.outline.map(([x, y]) => [x, y]),
});

/** Steep area [m²]: in truth, found within the narrow and the wide limits, and found where there is none. */
export type RoofScore = {
  readonly truthM2: number;
  readonly tightM2: number;
  readonly looseM2: number;
  readonly falseM2: number;
  readonly pairs: readonly (readonly [truth: number, found: number])[];
};

const POINT_M = 0.1;
const STEEP_DEG = 10;
const LEAST_M2 = 5;
const LEAST_OVERLAP = 0.3;

const isSteep = ({ slopeDeg, areaM2 }: ScoredFace) => slopeDeg > STEEP_DEG && areaM2 > LEAST_M2;

const azimuthApart = (a: number | null, b: number | null) =>
  a === null || b === null ? 180 : Math.abs(((a - b + 540) % 360) - 180);

/**
 * The measure of the reference folder's README: faces are paired by overlap on the map (overlap / union ≥ 0.3, largest
 * first, each once); a pair within the limits earns the true area times the share of its plan that is covered. False is
 * steep found area where the truth has no steep face. Areas are counted at points 10 cm apart.
 */
export function scoreRoof(truth: readonly ScoredFace[], found: readonly ScoredFace[]): RoofScore {
  const all = [...truth, ...found].flatMap(({ outline }) => outline);
  const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => y)];
  const overlap = truth.map(() => new Float64Array(found.length));
  const [truthPoints, foundPoints] = [
    new Float64Array(truth.length),
    new Float64Array(found.length),
  ];
  const [truthAt, foundAt] = [numberAt(truth), numberAt(found)];
  let falseM2 = 0;
  for (let y = Math.min(...ys) + POINT_M / 2; y < Math.max(...ys); y += POINT_M) {
    for (let x = Math.min(...xs) + POINT_M / 2; x < Math.max(...xs); x += POINT_M) {
      const [t, f] = [truthAt([x, y]), foundAt([x, y])];
      if (t >= 0) truthPoints[t]! += 1;
      if (f >= 0) foundPoints[f]! += 1;
      if (t >= 0 && f >= 0) overlap[t]![f]! += 1;
      if (f < 0 || !isSteep(found[f]!)) continue;
      if (t < 0 || truth[t]!.slopeDeg <= STEEP_DEG) {
        falseM2 += POINT_M ** 2 / Math.cos((found[f]!.slopeDeg * Math.PI) / 180);
      }
    }
  }
  const pairs = truth
    .flatMap((_, t) =>
      found.map((__, f) => {
        const both = overlap[t]![f]!;
        return { t, f, share: both / (truthPoints[t]! + foundPoints[f]! - both) };
      }),
    )
    .filter(({ share }) => share >= LEAST_OVERLAP)
    .toSorted((a, b) => b.share - a.share);
  const kept: (readonly [number, number])[] = [];
  for (const { t, f } of pairs) {
    if (!kept.some(([one, other]) => one === t || other === f)) kept.push([t, f]);
  }
  const earned = (slope: number, azimuth: number, area: number) =>
    kept.reduce((sum, [t, f]) => {
      const [own, other] = [truth[t]!, found[f]!];
      const isWithin =
        isSteep(own) &&
        Math.abs(own.slopeDeg - other.slopeDeg) <= slope &&
        azimuthApart(own.gridAzimuthDeg, other.gridAzimuthDeg) <= azimuth &&
        Math.abs(other.areaM2 / own.areaM2 - 1) <= area;
      return isWithin ? sum + (own.areaM2 * overlap[t]![f]!) / truthPoints[t]! : sum;
    }, 0);
  return {
    truthM2: truth.filter(isSteep).reduce((sum, { areaM2 }) => sum + areaM2, 0),
    tightM2: earned(3, 5, 0.1),
    looseM2: earned(5, 10, 0.2),
    falseM2,
    pairs: kept,
  };
}

/** The face that a point lies in; −1 outside all. */
function numberAt(faces: readonly ScoredFace[]): (point: GridPoint) => number {
  const boxed = faces.map(({ outline, holes }) => {
    const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
    const [west, east] = [Math.min(...xs), Math.max(...xs)];
    const [south, north] = [Math.min(...ys), Math.max(...ys)];
    return { rings: [outline, ...holes], west, east, south, north };
  });
  return ([x, y]) =>
    boxed.findIndex(
      ({ rings, west, east, south, north }) =>
        x >= west && x <= east && y >= south && y <= north && isInside(rings, [x, y]),
    );
}
