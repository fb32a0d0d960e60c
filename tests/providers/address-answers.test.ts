import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { testApp } from '../../server/testing/app.ts';
import { testServices, type TestServices } from '../../server/testing/services.ts';
import {
  HOUSES,
  MANNERS_WITHOUT_ADDRESSES,
  startAdressevaelgerServer,
  type AddressManner,
} from '../fixtures/adressevaelger-server.ts';
import { startPvgisServer } from '../fixtures/pvgis-server.ts';

const ANSWERS_WITHIN_MS = 2500;
const address = z.object({
  id: z.nullable(z.string()),
  address: z.string(),
  lat: z.number(),
  lon: z.number(),
  precision: z.string(),
});

type Site = TestServices & {
  readonly get: (path: string) => Promise<Response>;
  readonly asked: readonly URL[];
  readonly pvgisQueries: readonly URLSearchParams[];
};

async function siteOn(manner: AddressManner): Promise<Site> {
  const server = await startAdressevaelgerServer(manner);
  const pvgis = await startPvgisServer('well');
  const opened = await testServices({
    YIELD: 'pvgis',
    PVGIS_URL: pvgis.baseUrl,
    ADRESSEVAELGER_TOKEN: 'a-token',
    ADRESSEVAELGER_URL: server.baseUrl,
  });
  const app = testApp(opened.services);
  return {
    ...opened,
    get: async (path) => app.request(path),
    asked: server.asked,
    pvgisQueries: pvgis.queries,
    async close() {
      await opened.close();
      await server.close();
      await pvgis.close();
    },
  };
}

const searchPath = (text: string) => `/api/v1/addresses?${new URLSearchParams({ q: text })}`;

async function foundBy(site: Pick<Site, 'get'>, text: string) {
  const answer = await site.get(searchPath(text));
  expect(answer.status).toBe(200);
  return z.object({ addresses: z.array(address) }).parse(await answer.json()).addresses;
}

describe('where Adressevælger answers', () => {
  let site: Site;
  beforeAll(async () => {
    site = await siteOn('well');
  });
  afterAll(() => site.close());

  test('a street is found as it is written, and its door has its own place', async () => {
    const [found] = await foundBy(site, 'Vesterbrogade 1');
    expect(found).toMatchObject({ id: HOUSES[2].id, precision: 'postcode' });
    const answer = await site.get(`/api/v1/address?id=${found!.id}`);
    const place = z.object({ address }).parse(await answer.json()).address;
    expect(place.precision).toBe('address');
    // PROJ 9.5.1, EPSG:25832 to EPSG:4258, of 724,300 and 6,175,600.
    expect(place.lat).toBeCloseTo(55.6742943, 6);
    expect(place.lon).toBeCloseTo(12.5673092, 6);
    expect((await site.get(`/api/v1/address?id=${HOUSES[0].addressId}`)).status).toBe(404);
    expect((await site.get('/api/v1/address')).status).toBe(422);
  });

  test('towns come before streets of that name; a postcode is asked of nobody outside', async () => {
    const before = site.asked.length;
    expect((await foundBy(site, '8000')).map((found) => found.address)).toEqual(['8000 Aarhus C']);
    expect(site.asked.length).toBe(before);
    expect((await foundBy(site, 'Skov'))[0]?.address).toMatch(/^\d{4} Skov/);
  });

  test('of the door only a place rounded to a kilometre goes on to PVGIS', async () => {
    const { lat, lon, address: named } = (await site.services.addresses.byId(HOUSES[2].id))!;
    const state = new URLSearchParams({ lat: `${lat}`, lon: `${lon}`, slope: '30', azimuth: '0' });
    expect((await site.get(`/api/v1/yield?${state}`)).status).toBe(200);
    expect(site.pvgisQueries.length).toBe(1);
    const [query] = site.pvgisQueries;
    expect([query?.get('lat'), query?.get('lon')]).toEqual(['55.67', '12.57']);
    for (const part of [...named.split(/[ ,]+/).filter((word) => word.length > 2), String(lat)]) {
      expect(query?.toString()).not.toContain(part);
    }
  });
});

describe.each(MANNERS_WITHOUT_ADDRESSES)('where Adressevælger answers «%s»', (manner) => {
  let site: Site;
  beforeAll(async () => {
    site = await siteOn(manner);
  });
  afterAll(() => site.close());

  test('the postcodes answer in time, while it is typed and when it is sent', async () => {
    for (const ask of [
      () => foundBy(site, 'Vesterbrogade 1, 1620'),
      () => site.services.addresses.resolve('Vesterbrogade 1, 1620'),
    ]) {
      const start = performance.now();
      const [found, ...others] = await ask();
      expect(performance.now() - start).toBeLessThan(ANSWERS_WITHIN_MS);
      expect(others).toEqual([]);
      expect(found).toMatchObject({ id: null, address: 'Vesterbrogade 1, 1620 København V' });
    }
    const { addresses } = site.services;
    const [place] = await addresses.resolve('Vesterbrogade 1, 1620');
    // That the house number is not looked up is said on the page.
    expect(addresses.standInAt(place!)).toBe('1620 København V');
    expect(addresses.standInAt({ ...place!, lat: place!.lat + 0.001 })).toBeNull();
    expect(addresses.standInAt({ ...place!, address: '1620 København V' })).toBeNull();
  });
});
