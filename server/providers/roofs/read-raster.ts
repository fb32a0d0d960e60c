import { fromArrayBuffer, type GeoTIFFImage } from 'geotiff';
import type { MapBox } from '../../../domain/roof/without-trees.ts';
import { fail, ok, type Result } from '../../../domain/result.ts';
import type { SurfaceModel } from '../../../engine/roof/surface-model.ts';

/** ETRS89 / UTM zone 32N, the grid of Danish maps. */
const DANISH_GRID = 25832;
const NO_DATA = -9999;
/** A raster of a kilometre of the height model; larger ones are refused. */
const MOST_CELLS = 2500 * 2500;
/** GTRasterTypeGeoKey (OGC GeoTIFF 1.1): a tie point names the centre of a cell, not its corner. */
const PIXEL_IS_POINT = 2;
const FLOAT = 3;
const PLAIN = 1;

export type Unreadable = { readonly kind: 'unreadable' };

/**
 * A surface model from a GeoTIFF of one band of Float32.
 * @param asked what it must cover, in EPSG:25832; null: any raster in any grid
 * @returns unreadable for anything else, half a raster included
 */
export async function readRaster(
  bytes: Uint8Array,
  asked: MapBox | null,
): Promise<Result<SurfaceModel, Unreadable>> {
  try {
    // A copy: what was read from a file or a socket may lie in a larger buffer.
    const own = new Uint8Array(bytes).buffer;
    const image = await (await fromArrayBuffer(own)).getImage();
    const [cellM, cellHighM] = image.getResolution().map(Math.abs);
    const cells = image.getWidth() * image.getHeight();
    if (!isHeights(image) || cells > MOST_CELLS || !(cellM! > 0)) return unreadable;
    if (await isMisread(image)) return unreadable;
    const box = boxOf(image, cellM!);
    if (Math.abs(cellM! - cellHighM!) > cellM! / 1000) return unreadable;
    if (asked !== null && !(gridOf(image) === DANISH_GRID && isSame(box, asked, cellM!)))
      return unreadable;
    const heights = (await plainHeights(image, own)) ?? (await image.readRasters())[0];
    if (!(heights instanceof Float32Array) || heights.length !== cells) return unreadable;
    return ok({
      westM: box.westM,
      northM: box.northM,
      cellM: cellM!,
      columns: image.getWidth(),
      rows: image.getHeight(),
      heightsM: heights,
      // Cells are 32-bit floats: of -9999.9 they hold -9999.900390625.
      noData: Math.fround(image.getGDALNoData() ?? NO_DATA),
    });
  } catch {
    return unreadable;
  }
}

/**
 * The heights of a raster that is not packed, copied strip by strip: ten times as fast as cell by cell.
 * @returns null: it is packed, tiled or another machine's
 */
async function plainHeights(
  image: GeoTIFFImage,
  file: ArrayBuffer,
): Promise<Float32Array<ArrayBuffer> | null> {
  const { fileDirectory, littleEndian, isTiled } = image;
  if (isTiled || !littleEndian || fileDirectory.getValue('Compression') !== PLAIN) return null;
  const offsets = await fileDirectory.loadValue('StripOffsets');
  const counts = await fileDirectory.loadValue('StripByteCounts');
  if (offsets === undefined || counts === undefined) return null;
  const heights = new Uint8Array(image.getWidth() * image.getHeight() * 4);
  let filled = 0;
  for (let strip = 0; strip < offsets.length; strip++) {
    const count = Number(counts[strip]);
    // A strip outside the file throws: half a raster is none.
    heights.set(new Uint8Array(file, Number(offsets[strip]), count), filled);
    filled += count;
  }
  return filled === heights.length ? new Float32Array(heights.buffer) : null;
}

const unreadable = fail<Unreadable>({ kind: 'unreadable' });

function isHeights(image: GeoTIFFImage): boolean {
  return (
    image.getSamplesPerPixel() === 1 &&
    image.getSampleFormat() === FLOAT &&
    image.getBitsPerSample() === 32
  );
}

/** Whether geotiff 3.0.5 reads wrong heights out of it: big-endian values that are stored as differences. */
async function isMisread({ littleEndian, fileDirectory }: GeoTIFFImage): Promise<boolean> {
  return !littleEndian && (Number(await fileDirectory.loadValue('Predictor')) || PLAIN) !== PLAIN;
}

/** What its cells cover. geotiff takes every tie point for the corner of a cell. */
function boxOf(image: GeoTIFFImage, cellM: number): MapBox {
  const [westM, southM, eastM, northM] = image.getBoundingBox() as [number, number, number, number];
  const half = image.getGeoKeys()?.GTRasterTypeGeoKey === PIXEL_IS_POINT ? cellM / 2 : 0;
  return { westM: westM - half, southM: southM + half, eastM: eastM - half, northM: northM + half };
}

function gridOf(image: GeoTIFFImage): number | undefined {
  return image.getGeoKeys()?.ProjectedCSTypeGeoKey;
}

/** To a cell: a server may lay its own cells. */
function isSame(given: MapBox, asked: MapBox, cellM: number): boolean {
  const sides = ['westM', 'southM', 'eastM', 'northM'] as const;
  return sides.every((side) => Math.abs(given[side] - asked[side]) < cellM);
}
