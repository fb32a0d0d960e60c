import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createLogger } from '../../server/logger.ts';
import { datafordeler, onCells } from '../../server/providers/roofs/datafordeler.ts';
import { readRaster } from '../../server/providers/roofs/read-raster.ts';
import {
  DATAFORDELER_KEY,
  FAILING,
  HOUSE,
  startDatafordelerServer,
  type DatafordelerServer,
} from '../fixtures/datafordeler-server.ts';

const BOX = { westM: 574_990.1, southM: 6_224_490.1, eastM: 575_010, northM: 6_224_510 };
const TILE = { zoom: 19, column: 277_000, row: 161_800 };
const NOW = () => new Date('2026-11-20T09:00:00Z');

let server: DatafordelerServer;
let written: string[];
let outcomes: string[];
beforeEach(async () => {
  server = await startDatafordelerServer();
  [written, outcomes] = [[], []];
});
afterEach(() => server.close());

const registers = (clock?: () => number) =>
  datafordeler({
    baseUrl: server.baseUrl,
    heightsUrl: server.heightsUrl,
    photosUrl: server.photosUrl,
    key: DATAFORDELER_KEY,
    log: createLogger('debug', { write: (line) => void written.push(line) }),
    now: NOW,
    told: (register, outcome) => void outcomes.push(`${register} ${outcome}`),
    ...(clock === undefined ? {} : { clock }),
  });

type All = ReturnType<typeof registers>;
const CALLS = {
  heights: ({ heights }: All) => heights('surface', BOX),
  buildings: ({ buildings }: All) => buildings(BOX),
  bbr: ({ facts }: All) => facts(HOUSE.bbrId),
  photos: ({ photo }: All) => photo(TILE),
} as const;
const NAMES = ['heights', 'buildings', 'bbr', 'photos'] as const;

test('heights are asked for on the cells of the model, and read as they lie', async () => {
  const raster = await registers().heights('surface', BOX);
  if (!raster.ok) throw new Error(raster.error.kind);
  const { asked, bytes } = raster.value;
  for (const side of ['westM', 'southM', 'eastM', 'northM'] as const) {
    expect(Math.abs(asked[side] / 0.4 - Math.round(asked[side] / 0.4))).toBeLessThan(1e-6);
    expect(Math.abs(asked[side] - BOX[side])).toBeLessThan(0.4);
  }
  const { url } = server.asked[0]!;
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    SERVICE: 'WCS',
    REQUEST: 'GetCoverage',
    COVERAGE: 'dhm_overflade',
    CRS: 'EPSG:25832',
    FORMAT: 'GTiff',
    apikey: DATAFORDELER_KEY,
  });
  const surface = await readRaster(bytes, asked);
  if (!surface.ok) throw new Error('unreadable');
  const { westM, northM, cellM, columns, heightsM } = surface.value;
  expect(cellM).toBeCloseTo(0.4, 6);
  const row = Math.floor((northM - HOUSE.door[1]) / cellM);
  const column = Math.floor((HOUSE.door[0] - westM) / cellM);
  // At the ridge: 12 m of ground, 3 m of wall, half of 8 m at 40°.
  expect(heightsM[row * columns + column]).toBeCloseTo(15 + 4 * Math.tan((40 * Math.PI) / 180), 0);
});

test('a house comes with its outline and its number; facts come in our words, with their date', async () => {
  const all = registers();
  const buildings = await all.buildings(BOX);
  if (!buildings.ok) throw new Error(buildings.error.kind);
  expect(buildings.value).toHaveLength(1);
  expect(buildings.value[0]!.bbrId).toBe(HOUSE.bbrId);
  expect(buildings.value[0]!.outline).toHaveLength(4);
  expect(JSON.parse(server.asked[0]!.body)).toMatchObject({
    variables: { at: NOW().toISOString() },
  });
  const facts = await all.facts(HOUSE.bbrId);
  const said = <Value>(value: Value) => ({ value, source: 'BBR', date: '2021-03-04' });
  expect(facts.ok && facts.value).toEqual({
    roofMaterial: said('fibre-cement-with-asbestos'),
    roofType: said('fibre-cement'),
    asbestos: said('possible'),
    builtYear: said(1964),
    rebuiltYear: null,
    builtAreaM2: said(96),
    dwellingAreaM2: said(140),
    storeys: said(1),
    heating: said('heat-pump'),
    electricallyHeated: said(true),
    buildingType: said('detached'),
  });
  server.behave('nothing');
  expect(await all.facts(HOUSE.bbrId)).toEqual({ ok: true, value: null });
  expect(await all.buildings(BOX)).toEqual({ ok: true, value: [] });
  expect(await all.facts('../GEODKV')).toEqual({ ok: true, value: null });
});

test('a tile of the photograph comes whole, by the matrix of web maps', async () => {
  const tile = await registers().photo(TILE);
  if (!tile.ok) throw new Error(tile.error.kind);
  expect([...tile.value.subarray(0, 2), ...tile.value.subarray(-2)]).toEqual([255, 216, 255, 217]);
  expect(Object.fromEntries(server.asked[0]!.url.searchParams)).toEqual({
    SERVICE: 'WMTS',
    VERSION: '1.0.0',
    REQUEST: 'GetTile',
    LAYER: 'orto_foraar_webm',
    STYLE: 'default',
    FORMAT: 'image/jpeg',
    TILEMATRIXSET: 'DFD_GoogleMapsCompatible',
    TILEMATRIX: '19',
    TILEROW: '161800',
    TILECOL: '277000',
    apikey: DATAFORDELER_KEY,
  });
});

describe.each(NAMES)('%s', (name) => {
  test.each(FAILING)(
    '«%s» is a failure in time, and no more than its kind is told',
    async (manner) => {
      server.behave(manner);
      const all = registers();
      const started = performance.now();
      const found = await CALLS[name](all);
      expect(performance.now() - started).toBeLessThan(2500);
      if (found.ok) {
        // What only a reader of rasters sees, or a register that has no grid.
        expect(['half', 'wrong-grid']).toContain(manner);
        if (name === 'photos') expect(manner).toBe('wrong-grid');
        if (name === 'bbr' || name === 'photos') return;
        const { bytes, asked } = found.value as { bytes: Uint8Array; asked: typeof BOX };
        expect((await readRaster(bytes, asked)).ok).toBe(false);
        return;
      }
      const kinds: Partial<Record<string, string>> = { '401': 'refused', '429': 'busy' };
      if (kinds[manner] !== undefined) expect(found.error.kind).toBe(kinds[manner]);
      expect(['busy', 'refused', 'unreadable', 'unavailable']).toContain(found.error.kind);
      expect(outcomes).toEqual([`${name} ${found.error.kind}`]);
      expect(JSON.stringify(found)).not.toContain(DATAFORDELER_KEY);
    },
  );

  test('is left alone after three failures, without its key in the log, and tried again later', async () => {
    let ms = 0;
    const all = registers(() => ms);
    server.behave('500');
    for (let call = 0; call < 3; call++) await CALLS[name](all);
    expect(all.leftAlone()).toEqual([name]);
    const before = server.asked.length;
    await CALLS[name](all);
    expect(server.asked.length).toBe(before);
    server.behave('well');
    ms = 31_000;
    expect((await CALLS[name](all)).ok).toBe(true);
    expect(all.leftAlone()).toEqual([]);
    expect(written.join('')).toContain('left alone');
    expect(written.join('')).not.toContain(DATAFORDELER_KEY);
  });
});

test('rasters that were none, one after the other, leave the height model alone', async () => {
  const all = registers(() => 0);
  const asked = async (wasRaster: boolean) => {
    const raster = await all.heights('surface', BOX);
    if (raster.ok) raster.value.wasRaster(wasRaster);
  };
  for (const was of [false, false, true, false, false]) await asked(was);
  expect(all.leftAlone()).toEqual([]);
  await asked(false);
  expect(all.leftAlone()).toEqual(['heights']);
});

test('a box on the cells holds the box', () => {
  expect(onCells({ westM: 0.1, southM: 0.4, eastM: 0.7, northM: 0.8 })).toEqual({
    westM: 0,
    southM: 0.4,
    eastM: 0.8,
    northM: 0.8,
  });
});
