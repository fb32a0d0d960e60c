import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GridPoint, GridPolygon } from '../../engine/roof/grid-polygon.ts';
import type { SurfaceModel } from '../../engine/roof/surface-model.ts';
import { readRaster } from '../../server/providers/roofs/read-raster.ts';
import type { ScoredFace } from './score.ts';

/** Measured roofs, kept beside the project: too large for it, and others' data. */
export const ROOFS_FOLDER = new URL('../../../shared/reference/roof/', import.meta.url).pathname;

export type ReferenceHouse = {
  readonly id: string;
  readonly surface: SurfaceModel;
  readonly outline: GridPolygon;
  readonly holes: readonly GridPolygon[];
  readonly groundZ: number;
};

type WrittenHouse = {
  readonly id: string;
  readonly surface: string;
  readonly footprint: GridPolygon;
  readonly footprintHoles?: readonly GridPolygon[];
  readonly groundZ: number;
  readonly symmetricPairs?: readonly (readonly [GridPoint, GridPoint])[];
};

type WrittenTruth = {
  readonly polygon: GridPolygon;
  readonly holes?: readonly GridPolygon[];
  readonly slope: number;
  readonly azimuth: number | null;
  readonly areaM2: number;
};

export const hasRoofs = (folder: string) => existsSync(join(folder, 'buildings.json'));

const read = <Json>(path: string) => JSON.parse(readFileSync(path, 'utf8')) as Json;

function houseOf(house: WrittenHouse, surface: SurfaceModel): ReferenceHouse {
  const { id, footprint: outline, footprintHoles: holes = [], groundZ } = house;
  return { id, surface, outline, holes, groundZ };
}

/** Houses with the faces of a 3D model: `buildings.json`, `truth.json` and their surfaces in a folder. */
export async function housesWithTruth(
  folder: string,
): Promise<readonly (ReferenceHouse & { readonly truth: readonly ScoredFace[] })[]> {
  const { buildings } = read<{ buildings: readonly WrittenHouse[] }>(
    join(folder, 'buildings.json'),
  );
  const truths = read<{ buildings: Record<string, { faces: readonly WrittenTruth[] }> }>(
    join(folder, 'truth.json'),
  );
  return Promise.all(
    buildings.map(async (house) => ({
      ...houseOf(house, await readSurface(join(folder, house.surface))),
      truth: truths.buildings[house.id]!.faces.map((face) => ({
        outline: face.polygon,
        holes: face.holes ?? [],
        slopeDeg: face.slope,
        gridAzimuthDeg: face.azimuth,
        areaM2: face.areaM2,
      })),
    })),
  );
}

/** The houses of the Danish tile, with points on both sides of their gables. */
export async function danishHouses(folder: string): Promise<
  readonly (ReferenceHouse & {
    readonly pairs: readonly (readonly [GridPoint, GridPoint])[];
  })[]
> {
  const { surface, buildings } = read<{ surface: string; buildings: readonly WrittenHouse[] }>(
    join(folder, 'houses.json'),
  );
  const tile = await readSurface(join(folder, surface));
  return buildings.map((house) => ({
    ...houseOf(house, tile),
    pairs: house.symmetricPairs ?? [],
  }));
}

type WrittenPoint = {
  readonly x: number;
  readonly y: number;
  readonly eyeZ: number;
  readonly horizonDeg: readonly number[];
};

/** Points with their horizon by brute force: 72 elevations, −180° (north) first, so clockwise from north. */
export async function horizonPoints(folder: string): Promise<{
  readonly surface: SurfaceModel;
  readonly points: readonly (Omit<WrittenPoint, 'horizonDeg'> & {
    readonly northFirstDeg: readonly number[];
  })[];
}> {
  const { surface, points } = read<{ surface: string; points: readonly WrittenPoint[] }>(
    join(folder, 'horizon.json'),
  );
  return {
    surface: await readSurface(join(folder, surface)),
    points: points.map(({ horizonDeg, ...point }) => ({ ...point, northFirstDeg: horizonDeg })),
  };
}

/** A surface model from a GeoTIFF of one band, in any grid. */
async function readSurface(path: string): Promise<SurfaceModel> {
  const surface = await readRaster(readFileSync(path), null);
  if (!surface.ok) throw new Error(`no surface model: ${path}`);
  return surface.value;
}
