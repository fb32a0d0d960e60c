import { distanceToSidesM, isInside, type GridPolygon } from '../../engine/roof/grid-polygon.ts';
import { cellCentre, cellOf, type SurfaceModel } from '../../engine/roof/surface-model.ts';

/** Eaves reach over the walls that a footprint follows [m]. */
const EAVES_M = 1;

export type MapBox = {
  readonly westM: number;
  readonly southM: number;
  readonly eastM: number;
  readonly northM: number;
};

export type Rings = { readonly outline: GridPolygon; readonly holes: readonly GridPolygon[] };

/**
 * A surface in which nothing stands but houses, as far as their footprints are known: what else the laser met there,
 * trees as a rule, has no height. Hills within the box go with the trees.
 * @param within where every house is known; outside it the surface stays as it is
 */
export function withoutTrees(
  surface: SurfaceModel,
  houses: readonly Rings[],
  within: MapBox,
): SurfaceModel {
  const heightsM = surface.heightsM.slice();
  for (const { row, column } of cellsIn(surface, within)) {
    heightsM[row * surface.columns + column] = surface.noData;
  }
  for (const { outline, holes } of houses) {
    const rings = [outline, ...holes];
    for (const { row, column } of cellsIn(surface, boxAround(outline, EAVES_M))) {
      const centre = cellCentre(surface, column, row);
      if (!isInside(rings, centre) && distanceToSidesM([outline], centre) > EAVES_M) continue;
      const cell = row * surface.columns + column;
      heightsM[cell] = surface.heightsM[cell]!;
    }
  }
  return { ...surface, heightsM };
}

export function boxAround(polygon: GridPolygon, byM: number): MapBox {
  const [xs, ys] = [polygon.map(([x]) => x), polygon.map(([, y]) => y)];
  return {
    westM: Math.min(...xs) - byM,
    southM: Math.min(...ys) - byM,
    eastM: Math.max(...xs) + byM,
    northM: Math.max(...ys) + byM,
  };
}

function* cellsIn(surface: SurfaceModel, box: MapBox) {
  const [west, north] = cellOf(surface, [box.westM, box.northM]);
  const [east, south] = cellOf(surface, [box.eastM, box.southM]);
  const [firstRow, lastRow] = [Math.max(0, north), Math.min(surface.rows - 1, south)];
  const [firstColumn, lastColumn] = [Math.max(0, west), Math.min(surface.columns - 1, east)];
  for (let row = firstRow; row <= lastRow; row++) {
    for (let column = firstColumn; column <= lastColumn; column++) yield { row, column };
  }
}
