import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { RoofAbsence } from '../../domain/roof/found-roof.ts';
import { gridNorthBearingDeg } from '../../engine/geodesy/grid-north.ts';
import { placeOfUtm32 } from '../../engine/geodesy/utm-zone-32.ts';
import { findHouseRoof } from '../../server/roofs/queries.ts';
import { testServices, type TestServices } from '../../server/testing/services.ts';
import {
  DATAFORDELER_KEY,
  FLAT_DOOR,
  HOUSE,
  LONELY_DOOR,
  startDatafordelerServer,
  type DatafordelerServer,
} from '../fixtures/datafordeler-server.ts';

const WHO = { kind: 'visitor', network: '203.0.113.7' } as const;

let server: DatafordelerServer;
let opened: TestServices;
let steps = 0;
beforeAll(async () => {
  server = await startDatafordelerServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.behave('well');
  opened = await testServices(server.settings);
  return () => opened.close();
});

/** Each time a few centimetres on, so that nothing is remembered unless it should be. */
async function roofAt([x, y]: readonly [number, number], isSame = false) {
  if (!isSame) steps += 1;
  const { lat, lon } = placeOfUtm32(x + steps / 100, y);
  const query = new URLSearchParams({ lat: String(lat), lon: String(lon) });
  const found = await findHouseRoof(opened.services, WHO, { query });
  if (!found.ok) throw new Error(JSON.stringify(found.error));
  return found.value;
}

test('a gable of 40° is found with both its faces, to the true north, with shade, places and facts', async () => {
  const { roof, absence, facts, attributions } = await roofAt(HOUSE.door);
  expect(absence).toBeNull();
  expect(roof!.source).toBe('dhm');
  expect(roof!.faces).toHaveLength(2);
  const bearing = gridNorthBearingDeg(roof!);
  const halfM2 = (HOUSE.lengthM * HOUSE.widthM) / 2 / Math.cos((40 * Math.PI) / 180);
  for (const [index, gridAzimuth] of [0, 180].entries()) {
    const face = roof!.faces[index]!;
    expect(face.slopeDeg).toBeCloseTo(40, 0);
    expect(face.azimuthDeg! - gridAzimuth).toBeCloseTo(bearing - (index === 1 ? 360 : 0), 0);
    expect(Math.abs(face.areaM2 - halfM2) / halfM2).toBeLessThan(0.03);
    expect(face.eavesM).toBeCloseTo(3, 0);
    expect(face.ridgeM).toBeCloseTo(3 + 4 * Math.tan((40 * Math.PI) / 180), 0);
    expect(face.shade.horizonDeg).toHaveLength(72);
    expect(face.shade.calculatorHorizonDeg).toHaveLength(12);
    expect(face.places.portrait.length).toBeGreaterThan(8);
  }
  const [south] = roof!.faces;
  // The tree stands 8 m south of the eave and 12 m high.
  expect(south!.shade.lossYear).toBeGreaterThan(0.01);
  expect(south!.shade.withoutTrees!.lossYear).toBeLessThan(0.002);
  // Every panel lies within the face's own span, above the ground.
  for (const { corners } of south!.places.portrait) {
    for (const [, north, up] of corners) {
      expect(north).toBeLessThan(0.5);
      expect(up).toBeGreaterThan(2.5);
    }
  }
  expect(facts!.asbestos!.value).toBe('possible');
  expect(attributions.map((line) => line.of)).toEqual(['heights', 'footprint', 'bbr']);
  expect(JSON.stringify({ roof, attributions })).not.toContain(DATAFORDELER_KEY);
});

test('the same door is asked for once, though two ask at the same time', async () => {
  const before = server.asked.length;
  await roofAt(HOUSE.door);
  const once = server.asked.length - before;
  await Promise.all([roofAt(HOUSE.door, true), roofAt(HOUSE.door, true)]);
  expect(server.asked.length - before).toBe(once);
  opened.advance(2 * 86_400_000);
  await roofAt(HOUSE.door, true);
  expect(server.asked.length - before).toBe(2 * once);
});

describe('there is no roof to show', () => {
  test.each([
    [FLAT_DOOR, 'flat'],
    [LONELY_DOOR, 'no-house'],
  ] as const)('at %j: %s', async (door, absence) => {
    expect(await roofAt(door)).toMatchObject({ roof: null, absence });
  });

  test.each([
    ['heights', 'no-data', 'no-heights'],
    ['heights', 'half', 'unavailable'],
    ['heights', 'wrong-grid', 'unavailable'],
    ['heights', '401', 'unavailable'],
    ['buildings', '500', 'unavailable'],
    ['buildings', 'wrong-grid', 'unavailable'],
    ['buildings', 'nothing', 'no-house'],
  ] as const)('%s %s: %s, and asking again may hear more', async (register, manner, absence) => {
    server.behave(manner, register);
    const said: { absence: RoofAbsence | null; facts: unknown } = await roofAt(HOUSE.door);
    expect(said.absence).toBe(absence);
    if (register === 'heights') expect(said.facts).not.toBeNull();
    server.behave('well');
    if (absence === 'unavailable') expect((await roofAt(HOUSE.door, true)).roof).not.toBeNull();
  });

  test('a house without BBR has its roof all the same', async () => {
    server.behave('500', 'bbr');
    const { roof, facts, attributions } = await roofAt(HOUSE.door);
    expect([roof?.faces.length, facts]).toEqual([2, null]);
    expect(attributions.map((line) => line.of)).toEqual(['heights', 'footprint']);
  });
});

test('without a key nobody is asked, and a postcode’s middle is no door', async () => {
  const before = server.asked.length;
  const plain = await testServices();
  try {
    const { lat, lon } = placeOfUtm32(...HOUSE.door);
    const query = new URLSearchParams({ lat: String(lat), lon: String(lon) });
    const found = await findHouseRoof(plain.services, WHO, { query });
    expect(found.ok && found.value.absence).toBe('not-set-up');
    expect(plain.services.roofs.isSetUp).toBe(false);
  } finally {
    await plain.close();
  }
  const [town] = await opened.services.addresses.search('8000');
  const { lat, lon, postcode } = town!;
  const middle = { lat: String(lat), lon: String(lon), postcode, address: 'Skovvej 12' };
  const found = await findHouseRoof(opened.services, WHO, { query: new URLSearchParams(middle) });
  expect(found.ok && found.value.absence).toBe('no-door');
  expect(server.asked.length).toBe(before);
});
