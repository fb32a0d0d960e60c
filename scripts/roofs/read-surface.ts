import { readFileSync } from 'node:fs';
import { fromArrayBuffer } from 'geotiff';
import type { SurfaceModel } from '../../engine/roof/surface-model.ts';

/** A surface model from a GeoTIFF of one band. */
export async function readSurface(path: string): Promise<SurfaceModel> {
  const bytes = readFileSync(path);
  const image = await (
    await fromArrayBuffer(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
  ).getImage();
  const [first] = await image.readRasters();
  const [westM, , , northM] = image.getBoundingBox();
  return {
    westM: westM!,
    northM: northM!,
    cellM: image.getResolution()[0]!,
    columns: image.getWidth(),
    rows: image.getHeight(),
    heightsM: Float32Array.from(first as Float32Array),
    noData: image.getGDALNoData() ?? -9999,
  };
}
