import { readFileSync } from 'node:fs';
import type { SurfaceModel } from '../../engine/roof/surface-model.ts';
import { readRaster } from '../../server/providers/roofs/read-raster.ts';

/** A surface model from a GeoTIFF of one band, in any grid. */
export async function readSurface(path: string): Promise<SurfaceModel> {
  const read = await readRaster(readFileSync(path), null);
  if (!read.ok) throw new Error(`no surface model: ${path}`);
  return read.value;
}
