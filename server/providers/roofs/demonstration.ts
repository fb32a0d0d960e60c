import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Rings } from '../../../domain/roof/without-trees.ts';
import type { GridPolygon } from '../../../engine/roof/grid-polygon.ts';

// A piece of Danmarks Højdemodel with houses whose outlines were drawn by eye: shows what a roof from heights is, on
// servers that ask no height model too. demonstration/README.md says where it is from.

const FOLDER = join(import.meta.dirname, 'demonstration');
/** Steep gable, trees beside it, houses all around. */
const SHOWN = 'h07';

export type DemonstrationHouse = {
  /** GeoTIFF. */
  readonly surface: Uint8Array<ArrayBuffer>;
  readonly house: Rings;
  readonly others: readonly Rings[];
};

let read: DemonstrationHouse | null = null;

export function demonstrationHouse(): DemonstrationHouse {
  read ??= readHouse();
  return read;
}

function readHouse(): DemonstrationHouse {
  const { buildings } = JSON.parse(readFileSync(join(FOLDER, 'houses.json'), 'utf8')) as {
    readonly buildings: readonly { readonly id: string; readonly footprint: GridPolygon }[];
  };
  const rings = (shown: boolean) =>
    buildings
      .filter(({ id }) => (id === SHOWN) === shown)
      .map(({ footprint }): Rings => ({ outline: footprint, holes: [] }));
  return {
    surface: new Uint8Array(gunzipSync(readFileSync(join(FOLDER, 'surface.tif.gz')))),
    house: rings(true)[0]!,
    others: rings(false),
  };
}
