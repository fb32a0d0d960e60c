import { ok } from '../../../domain/result.ts';
import type { PhotoTile } from '../../../domain/roof/photo-tile.ts';
import type { MapBox } from '../../../domain/roof/without-trees.ts';
import type { Logger } from '../../logger.ts';
import { factsQuery, readFacts } from './bbr-answer.ts';
import { buildingsQuery, readBuildings } from './geodanmark-answer.ts';
import { REGISTER_NAMES, type HeightKind, type RegisterName, type RoofRegisters } from './port.ts';
import { registerCall } from './register-call.ts';

/** Cells of Danmarks Højdemodel [m]; boxes are asked for on its own cells, so that nothing is resampled. */
export const DHM_CELL_M = 0.4;
const COVERAGES: Readonly<Record<HeightKind, string>> = {
  surface: 'dhm_overflade',
  terrain: 'dhm_terraen',
};
/** Uncompressed, a box of 320 m has 2.6 MB. */
const LARGEST_RASTER_BYTES = 6 * 1024 * 1024;
const LARGEST_ANSWER_BYTES = 1024 * 1024;
// One of them, then another: both within the 2.5 s of a page.
const HEIGHTS_MS = 2000;
const BUILDINGS_MS = 1100;
const BBR_MS = 1100;
/** 256 × 256 pixels have some 20 kB. */
const LARGEST_PHOTO_BYTES = 256 * 1024;
const PHOTO_MS = 2000;
const BBR_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export type DatafordelerParts = {
  /** Of the GraphQL services, as https://graphql.datafordeler.dk. */
  readonly baseUrl: string;
  /** Of the height model's WCS. */
  readonly heightsUrl: string;
  /** Of the photographs' WMTS. */
  readonly photosUrl: string;
  readonly key: string;
  readonly log: Logger;
  readonly now: () => Date;
  readonly clock?: () => number;
  readonly told?: (register: RegisterName, outcome: string) => void;
};

/** Danmarks Højdemodel, GeoDanmark and BBR of Datafordeler. */
export function datafordeler(parts: DatafordelerParts): RoofRegisters {
  const { baseUrl, heightsUrl, photosUrl, key, log, now } = parts;
  const { clock = () => performance.now(), told = () => undefined } = parts;
  const common = { log, clock, told };
  const calls = {
    heights: registerCall({
      ...common,
      name: 'heights',
      timeoutMs: HEIGHTS_MS,
      mostBytes: LARGEST_RASTER_BYTES,
    }),
    buildings: registerCall({
      ...common,
      name: 'buildings',
      timeoutMs: BUILDINGS_MS,
      mostBytes: LARGEST_ANSWER_BYTES,
    }),
    bbr: registerCall({
      ...common,
      name: 'bbr',
      timeoutMs: BBR_MS,
      mostBytes: LARGEST_ANSWER_BYTES,
    }),
    photos: registerCall({
      ...common,
      name: 'photos',
      timeoutMs: PHOTO_MS,
      mostBytes: LARGEST_PHOTO_BYTES,
    }),
  };
  const graph = (register: 'GEODKV/v2' | 'BBR/v2', body: object) =>
    new Request(`${trimmed(baseUrl)}/${register}?${new URLSearchParams({ apiKey: key })}`, {
      method: 'POST',
      headers: { ...HEADERS, Accept: 'application/json', 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  return {
    async heights(kind, box) {
      const asked = onCells(box);
      const request = new Request(`${trimmed(heightsUrl)}?${coverageQuery(kind, asked, key)}`, {
        headers: { ...HEADERS, Accept: 'image/tiff' },
      });
      const bytes = await calls.heights.ask(request, (given) => (isTiff(given) ? given : null));
      if (!bytes.ok) return bytes;
      return ok({ bytes: bytes.value, asked, wasRaster: calls.heights.wasGood });
    },
    buildings: (box) =>
      calls.buildings.ask(graph('GEODKV/v2', buildingsQuery(box, now())), readBuildings),
    async facts(bbrId) {
      if (!BBR_ID.test(bbrId)) return ok(null);
      const facts = await calls.bbr.ask(graph('BBR/v2', factsQuery(bbrId, now())), readFacts);
      if (!facts.ok) return facts;
      return ok(facts.value === 'none' ? null : facts.value);
    },
    photo: (tile) =>
      calls.photos.ask(
        new Request(`${trimmed(photosUrl)}?${tileQuery(tile, key)}`, {
          headers: { ...HEADERS, Accept: 'image/jpeg' },
        }),
        (given) => (isWholeJpeg(given) ? given : null),
      ),
    leftAlone: () => REGISTER_NAMES.filter((name) => calls[name].isLeftAlone()),
  };
}

const HEADERS = { 'User-Agent': 'Solrig' } as const;
const trimmed = (url: string) => url.replace(/(?<!\/)\/+$/, '');

/** The smallest box of whole cells around another; the model's cells begin at 0. */
export function onCells({ westM, southM, eastM, northM }: MapBox): MapBox {
  const metres = (cells: number) => Math.round(cells * DHM_CELL_M * 10) / 10;
  return {
    westM: metres(Math.floor(westM / DHM_CELL_M)),
    southM: metres(Math.floor(southM / DHM_CELL_M)),
    eastM: metres(Math.ceil(eastM / DHM_CELL_M)),
    northM: metres(Math.ceil(northM / DHM_CELL_M)),
  };
}

/** OGC Web Coverage Service 1.0.0, the version that Datafordeler speaks. */
function coverageQuery(kind: HeightKind, box: MapBox, apikey: string): URLSearchParams {
  const { westM, southM, eastM, northM } = box;
  return new URLSearchParams({
    SERVICE: 'WCS',
    VERSION: '1.0.0',
    REQUEST: 'GetCoverage',
    COVERAGE: COVERAGES[kind],
    CRS: 'EPSG:25832',
    BBOX: [westM, southM, eastM, northM].join(','),
    WIDTH: String(Math.round((eastM - westM) / DHM_CELL_M)),
    HEIGHT: String(Math.round((northM - southM) / DHM_CELL_M)),
    FORMAT: 'GTiff',
    apikey,
  });
}

/**
 * OGC Web Map Tile Service 1.0.0 in the matrix of web maps. Layer and matrix are those of programs
 * that use it (read 2026-11-22); nobody could try it here.
 */
function tileQuery({ zoom, column, row }: PhotoTile, apikey: string): URLSearchParams {
  return new URLSearchParams({
    SERVICE: 'WMTS',
    VERSION: '1.0.0',
    REQUEST: 'GetTile',
    LAYER: 'orto_foraar_webm',
    STYLE: 'default',
    FORMAT: 'image/jpeg',
    TILEMATRIXSET: 'DFD_GoogleMapsCompatible',
    TILEMATRIX: String(zoom),
    TILEROW: String(row),
    TILECOL: String(column),
    apikey,
  });
}

/** From its first mark to its last: half a picture would be kept as a whole one. */
function isWholeJpeg(bytes: Uint8Array): boolean {
  const [a, b, c] = bytes;
  return a === 0xff && b === 0xd8 && c === 0xff && bytes.at(-2) === 0xff && bytes.at(-1) === 0xd9;
}

/** A service that fails answers 200 with a text of its own. */
function isTiff(bytes: Uint8Array): boolean {
  const [a, b, c, d] = bytes;
  return (
    (a === 0x49 && b === 0x49 && c === 42 && d === 0) ||
    (a === 0x4d && b === 0x4d && c === 0 && d === 42)
  );
}
