import { describe, expect, test } from 'vitest';
import { readRaster } from '../../server/providers/roofs/read-raster.ts';
import { geoTiff } from '../fixtures/tiff.ts';

const NO_DATA_TEXT = '-9999.9';
const RASTER = {
  westM: 574_990,
  northM: 6_224_510,
  cellM: 0.4,
  columns: 3,
  rows: 2,
  heightsM: Float32Array.of(12, 12.5, 300.25, 7, Number(NO_DATA_TEXT), 2),
};
const COVERED = {
  westM: RASTER.westM,
  northM: RASTER.northM,
  eastM: RASTER.westM + 3 * 0.4,
  southM: RASTER.northM - 2 * 0.4,
};

async function read(bytes: Uint8Array) {
  const surface = await readRaster(bytes, COVERED);
  if (!surface.ok) throw new Error(surface.error.kind);
  return surface.value;
}

test.each([1, 2] as const)(
  'a tie point of raster type %i puts the first cell where it lies',
  async (rasterType) => {
    const { westM, northM } = await read(geoTiff(RASTER, { rasterType }));
    expect(westM).toBeCloseTo(RASTER.westM, 6);
    expect(northM).toBeCloseTo(RASTER.northM, 6);
  },
);

test('NODATA that no float holds exactly still names its cells', async () => {
  const { heightsM, noData } = await read(geoTiff(RASTER, { noData: NO_DATA_TEXT }));
  expect([...heightsM].filter((height) => height === noData)).toHaveLength(1);
});

describe('heights are the ones that were written', () => {
  const HEIGHTS = [...RASTER.heightsM];

  test.each([
    { predictor: 1, isBigEndian: false },
    { predictor: 1, isBigEndian: true },
    { predictor: 3, isBigEndian: false },
  ] as const)('predictor $predictor, big-endian $isBigEndian', async (kind) => {
    const { heightsM } = await read(geoTiff(RASTER, kind));
    expect([...heightsM]).toEqual(HEIGHTS);
  });

  test('a big-endian file with a predictor is refused, as its reader returns others', async () => {
    const file = geoTiff(RASTER, { predictor: 3, isBigEndian: true });
    expect((await readRaster(file, COVERED)).ok).toBe(false);
  });
});
