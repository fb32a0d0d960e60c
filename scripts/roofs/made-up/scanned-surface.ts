import { isInside, type GridPoint, type GridPolygon } from '../../../engine/roof/grid-polygon.ts';
import { heightOn, type Plane } from '../../../engine/roof/roof-plane-fit.ts';
import type { SurfaceModel } from '../../../engine/roof/surface-model.ts';
import type { Chance } from '../../fuzz/chance.ts';
import { turned, type Piece } from './lower-envelope.ts';
import type { Box } from './terraced-house.ts';

/** As Denmark's height model: cells of 0.4 m. */
const CELL_M = 0.4;
/** Ground around the row [m]. */
const AROUND_M = 6;
/** From and to, by chance a row: laser points on a square metre; how far they are off to the side and in height [m]. */
const POINTS = [4, 9] as const;
const ASIDE_M = [0.04, 0.09] as const;
const HEIGHT_M = [0.02, 0.04] as const;
/** A cell's height comes of the points within this of its middle, the nearer the more [m]. */
const REACH_M = 0.5;

export type Scene = {
  /** Along the row [m]; where two lie over each other the first is met. */
  readonly pieces: readonly Piece[];
  readonly boxes: readonly Box[];
  /** Of all buildings. */
  readonly corners: readonly GridPoint[];
  /** Where the row's own corner stands in the map's grid, and how far its direction is turned from east [m, radians]. */
  readonly corner: GridPoint;
  readonly angle: number;
  readonly groundM: number;
};

/** What a laser sees of a row from above, laid into cells as a national height model is. */
export function scannedSurface(chance: Chance, scene: Scene): SurfaceModel {
  const { corner, angle } = scene;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const corners = scene.corners.map(([x, y]) => [x * cos - y * sin, x * sin + y * cos] as const);
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const west = Math.floor((Math.min(...xs) - AROUND_M) / CELL_M) * CELL_M;
  const north = Math.ceil((Math.max(...ys) + AROUND_M) / CELL_M) * CELL_M;
  const columns = Math.ceil((Math.max(...xs) + AROUND_M - west) / CELL_M);
  const rows = Math.ceil((north - Math.min(...ys) + AROUND_M) / CELL_M);
  const within = ([least, most]: readonly [number, number]) =>
    least + (most - least) * chance.next();
  const [density, asideM, heightM] = [within(POINTS), within(ASIDE_M), within(HEIGHT_M)];
  const sums = new Float64Array(columns * rows);
  const weights = new Float64Array(columns * rows);
  const surfaceMet = uppermost(scene);
  for (let point = 0; point < density * columns * rows * CELL_M ** 2; point++) {
    const [x, y] = [west + chance.next() * columns * CELL_M, north - chance.next() * rows * CELL_M];
    const [offX, offY] = [asideM * spread(chance), asideM * spread(chance)];
    const met = surfaceMet(x + offX, y + offY);
    const offZ = heightM * spread(chance);
    const [column, row] = [Math.floor((x - west) / CELL_M), Math.floor((north - y) / CELL_M)];
    for (let r = Math.max(0, row - 1); r <= Math.min(rows - 1, row + 1); r++) {
      for (let c = Math.max(0, column - 1); c <= Math.min(columns - 1, column + 1); c++) {
        const [middleX, middleY] = [west + (c + 0.5) * CELL_M, north - (r + 0.5) * CELL_M];
        const awayM = Math.hypot(middleX - x, middleY - y);
        if (awayM > REACH_M) continue;
        const weight = 1 / (awayM + 0.05) ** 3;
        const z = heightOn(met, middleX + offX, middleY + offY) + offZ;
        sums[r * columns + c]! += weight * z;
        weights[r * columns + c]! += weight;
      }
    }
  }
  const heightsM = Float32Array.from(sums, (sum, cell) =>
    weights[cell] === 0 ? -9999 : sum / weights[cell]!,
  );
  return {
    westM: corner[0] + west,
    northM: corner[1] + north,
    cellM: CELL_M,
    columns,
    rows,
    heightsM,
    noData: -9999,
  };
}

/** Like normal noise: mean 0, standard deviation 1. */
const spread = (chance: Chance) => (chance.next() + chance.next() + chance.next() - 1.5) * 2;

/** The plane of what lies uppermost at a place; places and planes are counted from the row's corner in the map's directions. */
function uppermost({ pieces, boxes, angle, groundM }: Scene): (x: number, y: number) => Plane {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const ground: Plane = { slopeEast: 0, slopeNorth: 0, heightM: groundM };
  const bounded = <Part extends Piece | Box>(parts: readonly Part[]) =>
    parts.map((part) => {
      const eastings = part.outline.map(([x]) => x);
      return { part, least: Math.min(...eastings), most: Math.max(...eastings) };
    });
  const met = bounded(pieces.map((piece) => ({ ...piece, plane: turned(piece.plane, angle) })));
  const standing = bounded(boxes);
  return (x, y) => {
    const [along, across] = [x * cos + y * sin, y * cos - x * sin];
    const isOver = (least: number, most: number, rings: readonly GridPolygon[]) =>
      along >= least && along <= most && isInside(rings, [along, across]);
    const piece = met.find(({ part, least, most }) =>
      isOver(least, most, [part.outline, ...part.holes]),
    );
    if (piece === undefined) return ground;
    const box = standing.find(({ part, least, most }) => isOver(least, most, [part.outline]));
    const { plane } = piece.part;
    return { ...plane, heightM: plane.heightM + groundM + (box?.part.aboveM ?? 0) };
  };
}
