// Tiles of the aerial photograph, in the matrix of web maps: 256 × 256 pixels, zoom 0 is the world.

export type PhotoTile = { readonly zoom: number; readonly column: number; readonly row: number };

/** A street, and the finest there is: 8 cm a pixel in Denmark. */
export const PHOTO_ZOOMS = { least: 15, most: 20 } as const;

/** The box that holds Denmark, as the calculator's. */
const DENMARK = { southLat: 54.4, northLat: 57.9, westLon: 7.9, eastLon: 15.3 } as const;

/** Where a place lies on the world's tiles of a zoom, in tiles from its north-west corner. */
export function onTiles(
  { lat, lon }: { readonly lat: number; readonly lon: number },
  zoom: number,
): readonly [column: number, row: number] {
  const north = Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI;
  return [((lon + 180) / 360) * 2 ** zoom, ((1 - north) / 2) * 2 ** zoom];
}

/** @returns null for a text that names no tile of Denmark at a zoom that is shown, as 18-140300-81600 */
export function readPhotoTile(text: string): PhotoTile | null {
  const found = /^(\d{2})-(\d{1,7})-(\d{1,7})$/.exec(text);
  if (found === null) return null;
  const [zoom, column, row] = found.slice(1).map(Number) as [number, number, number];
  if (zoom < PHOTO_ZOOMS.least || zoom > PHOTO_ZOOMS.most) return null;
  const { southLat, northLat, westLon, eastLon } = DENMARK;
  const [west, north] = onTiles({ lat: northLat, lon: westLon }, zoom);
  const [east, south] = onTiles({ lat: southLat, lon: eastLon }, zoom);
  const isInside = column + 1 > west && column < east && row + 1 > north && row < south;
  return isInside ? { zoom, column, row } : null;
}
