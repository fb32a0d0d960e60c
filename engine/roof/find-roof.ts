import { alignedPlanes } from './aligned-planes.ts';
import { isInside, signedAreaM2, type GridPoint, type GridPolygon } from './grid-polygon.ts';
import { roofAreas } from './found-faces.ts';
import { groundAround } from './ground-around.ts';
import { labelledCells } from './plane-labels.ts';
import { findPlanes } from './plane-search.ts';
import { roofCells, type RoofCells } from './roof-cells.ts';
import {
  gridAzimuthDegOf,
  heightOn,
  planeError,
  slopeDegOf,
  type Plane,
} from './roof-plane-fit.ts';
import { checkSurface, type SurfaceModel } from './surface-model.ts';

export type Footprint = {
  /** Corners in the map's grid [m], either way round, the first not repeated. */
  readonly outline: GridPolygon;
  readonly holes: readonly GridPolygon[];
  /** Height of the ground [m]; null: read from the surface around the house. */
  readonly groundZ: number | null;
};

/** Heights and scatter of what the surface says of one face. */
export type FaceEvidence = {
  /** Scatter of the cells that lie on the plane [m], and their share of all the face's cells. */
  readonly scatterM: number;
  readonly agreeingShare: number;
  /** How far slope and direction may be off, one standard deviation [°]. */
  readonly slopeErrorDeg: number;
  readonly azimuthErrorDeg: number;
};

export type FoundFace = FaceEvidence & {
  /** Corners in the map's grid with their height [m], counter-clockwise. */
  readonly outline: readonly (readonly [x: number, y: number, z: number])[];
  readonly holes: readonly GridPolygon[];
  readonly slopeDeg: number;
  /** 0 south, −90 east, 90 west, of the map's grid; null under 3° of slope. */
  readonly gridAzimuthDeg: number | null;
  /** Along the slope, and on the map [m²]. */
  readonly areaM2: number;
  readonly planM2: number;
  /** Lowest and highest corner above the ground [m]. */
  readonly eavesM: number;
  readonly ridgeM: number;
};

/** What stands out of a face: a chimney, a dormer, a tree over the roof. */
export type FoundObstacle = {
  /** Number of the face it stands on. */
  readonly face: number;
  /** Middle in the map's grid [m]. */
  readonly centre: GridPoint;
  /** On the map [m²]: whole cells, so a narrow chimney looks wider than it is. */
  readonly planM2: number;
  readonly cells: number;
  /** Highest cell above the face [m]. */
  readonly heightM: number;
};

export type FoundRoof = {
  readonly groundZ: number;
  readonly faces: readonly FoundFace[];
  readonly obstacles: readonly FoundObstacle[];
  /** Share of the footprint that has a height. */
  readonly measuredShare: number;
};

/** Smaller faces are left out [m² on the map]. */
const LEAST_FACE_M2 = 1;
/** Higher above its face than this a cell is something that stands there [m]. */
const OBSTACLE_M = 0.35;
const NO_AZIMUTH_DEG = 3;

/**
 * The faces of a roof, from a surface model and the house's footprint.
 * @param surface with a few metres around the footprint
 * @returns faces that share their borders and fill the footprint; none where nothing lies in a plane
 * @throws RangeError a footprint without area, or a surface that is none
 * @source planes by region growing and a robust fit (Tukey); their outlines from an arrangement of the footprint's
 * sides, the planes' crossings and steps, labelled by α-expansion: docs/decisions/0033-roofs-from-heights.md
 */
export function findRoof(surface: SurfaceModel, footprint: Footprint): FoundRoof {
  checkSurface(surface);
  const [origin] = footprint.outline;
  if (origin === undefined || Math.abs(signedAreaM2(footprint.outline)) < 1) {
    throw new RangeError('a footprint without area');
  }
  const rings = [footprint.outline, ...footprint.holes].map((ring) =>
    ring.map(([x, y]) => [x - origin[0], y - origin[1]] as const),
  );
  const planM2 = rings.reduce(
    (sum, ring, index) => sum + (index === 0 ? 1 : -1) * Math.abs(signedAreaM2(ring)),
    0,
  );
  const cells = roofCells(surface, rings, origin);
  const groundZ = footprint.groundZ ?? groundAround(surface, rings, origin);
  const measuredShare = Math.min(1, (cells.count * surface.cellM ** 2) / planM2);
  const planes = findPlanes(cells);
  if (planes.length === 0) return { groundZ, faces: [], obstacles: [], measuredShare };
  const { planes: laid, labels } = labelledCells(cells, planes);
  const labelled = { planes: alignedPlanes(cells, { planes: laid, labels }, rings), labels };
  const faces: FoundFace[] = [];
  const obstacles: FoundObstacle[] = [];
  for (const { label, outline, holes } of roofAreas(cells, labelled, rings)) {
    const own = cellsWithin(cells, [outline, ...holes]);
    const plane = labelled.planes[label]!;
    const plan = [outline, ...holes].reduce((sum, ring) => sum + signedAreaM2(ring), 0);
    if (plan < LEAST_FACE_M2) continue;
    obstacles.push(...obstaclesOn(cells, own, plane, faces.length, origin));
    const corners = outline.map(
      ([x, y]) => [x + origin[0], y + origin[1], heightOn(plane, x, y)] as const,
    );
    const heights = corners.map(([, , z]) => z - groundZ);
    const slopeDeg = slopeDegOf(plane);
    const { scatterM, agreeing, slopeErrorDeg, azimuthErrorDeg } = planeError(cells, own, plane);
    faces.push({
      outline: corners,
      holes: holes.map((ring) => ring.map(([x, y]) => [x + origin[0], y + origin[1]] as const)),
      slopeDeg,
      gridAzimuthDeg: slopeDeg < NO_AZIMUTH_DEG ? null : gridAzimuthDegOf(plane),
      areaM2: plan / Math.cos((slopeDeg * Math.PI) / 180),
      planM2: plan,
      eavesM: Math.min(...heights),
      ridgeM: Math.max(...heights),
      scatterM,
      agreeingShare: agreeing === 0 ? 0 : agreeing / own.length,
      slopeErrorDeg,
      azimuthErrorDeg,
    });
  }
  return { groundZ, faces, obstacles, measuredShare };
}

function cellsWithin(cells: RoofCells, rings: readonly GridPolygon[]): readonly number[] {
  const [xs, ys] = [rings[0]!.map(([x]) => x), rings[0]!.map(([, y]) => y)];
  const [west, east] = [Math.min(...xs), Math.max(...xs)];
  const [south, north] = [Math.min(...ys), Math.max(...ys)];
  const own: number[] = [];
  for (let cell = 0; cell < cells.count; cell++) {
    const [x, y] = [cells.x[cell]!, cells.y[cell]!];
    if (x < west || x > east || y < south || y > north) continue;
    if (isInside(rings, [x, y])) own.push(cell);
  }
  return own;
}

/** Cells that stand out of a face, those that touch taken together. */
function obstaclesOn(
  cells: RoofCells,
  own: readonly number[],
  plane: Plane,
  face: number,
  origin: GridPoint,
): readonly FoundObstacle[] {
  const above = (i: number) => cells.z[i]! - heightOn(plane, cells.x[i]!, cells.y[i]!);
  // At the footprint's very edge a cell may have part of the neighbour's higher wall.
  const high = new Set(
    own.filter((i) => above(i) > OBSTACLE_M && cells.insideM[i]! > cells.cellM / 2),
  );
  const obstacles: FoundObstacle[] = [];
  for (const start of high) {
    const together = [start];
    high.delete(start);
    for (let at = 0; at < together.length; at++) {
      for (let side = 0; side < 8; side++) {
        const other = cells.around[8 * together[at]! + side]!;
        if (high.delete(other)) together.push(other);
      }
    }
    const mean = (values: Float64Array) =>
      together.reduce((sum, i) => sum + values[i]!, 0) / together.length;
    obstacles.push({
      face,
      centre: [mean(cells.x) + origin[0], mean(cells.y) + origin[1]],
      planM2: together.length * cells.cellM ** 2,
      cells: together.length,
      heightM: Math.max(...together.map(above)),
    });
  }
  return obstacles;
}
