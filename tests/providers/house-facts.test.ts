import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { placeOfUtm32 } from '../../engine/geodesy/utm-zone-32.ts';
import { prefillOf } from '../../domain/roof/prefill.ts';
import { findHouseFacts } from '../../server/roofs/queries.ts';
import { testServices, type TestServices } from '../../server/testing/services.ts';
import {
  DATAFORDELER_KEY,
  FAILING,
  HOUSE,
  LONELY_DOOR,
  startDatafordelerServer,
  type DatafordelerServer,
} from '../fixtures/datafordeler-server.ts';

const WHO = { kind: 'visitor', network: '203.0.113.7' } as const;
const NOTHING = { facts: null, attributions: [] };

let server: DatafordelerServer;
let opened: TestServices;
beforeAll(async () => {
  server = await startDatafordelerServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.behave('well');
  opened = await testServices(server.settings);
  return () => opened.close();
});

async function factsAt(
  [x, y]: readonly [number, number],
  services: TestServices['services'] = opened.services,
) {
  const { lat, lon } = placeOfUtm32(x, y);
  const query = new URLSearchParams({ lat: String(lat), lon: String(lon) });
  const found = await findHouseFacts(services, WHO, { query });
  if (!found.ok) throw new Error(JSON.stringify(found.error));
  return found.value;
}

test('a house’s facts are two calls, no heights, and are remembered', async () => {
  const before = server.asked.length;
  const { facts, attributions } = await factsAt(HOUSE.door);
  expect(prefillOf(facts!).map(({ field, value }) => [field, value])).toEqual([
    ['roofType', 'fibre-cement'],
    ['buildingType', 'detached'],
    ['electricallyHeated', true],
  ]);
  expect(facts!.storeys).toEqual({ value: 1, source: 'BBR', date: '2021-03-04' });
  expect(attributions.map(({ of }) => of)).toEqual(['bbr', 'footprint']);
  expect(JSON.stringify({ facts, attributions })).not.toContain(DATAFORDELER_KEY);
  await factsAt(HOUSE.door);
  const paths = server.asked.slice(before).map(({ url }) => url.pathname);
  expect(paths).toEqual(['/GEODKV/v2', '/BBR/v2']);
});

test.each(FAILING.filter((manner) => !manner.startsWith('hangs')))(
  'registers that answer with %s leave our guesses',
  async (manner) => {
    server.behave(manner, 'bbr');
    const said = await factsAt(HOUSE.door);
    if (manner !== 'wrong-grid') expect(said).toEqual(NOTHING);
    server.behave(manner, 'buildings');
    const [x, y] = HOUSE.door;
    expect(await factsAt([x + 0.3, y])).toEqual(NOTHING);
  },
);

test('no house there, or nobody to ask, is an answer', async () => {
  expect(await factsAt(LONELY_DOOR)).toEqual(NOTHING);
  const without = await testServices();
  const before = server.asked.length;
  expect(await factsAt(HOUSE.door, without.services)).toEqual(NOTHING);
  expect(server.asked.length).toBe(before);
  await without.close();
});
