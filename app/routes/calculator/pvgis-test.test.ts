import { RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testServices, type TestServices } from '../../../server/testing/services.ts';
import {
  pvcalcAnswer,
  startPvgisServer,
  type PvgisServer,
} from '../../../tests/fixtures/pvgis-server.ts';
import { PVGIS_AARHUS } from '../../../tests/truth/pvgis-aarhus-data.ts';
import { requestContext } from '../../request-context.server.ts';
import { loadPvgisTest } from './pvgis-test.server.ts';

let pvgis: PvgisServer;
let site: TestServices;

beforeAll(async () => {
  pvgis = await startPvgisServer();
  site = await testServices({ YIELD: 'pvgis', PVGIS_URL: pvgis.baseUrl });
});
afterAll(async () => {
  await site.close();
  await pvgis.close();
});

function load(query: string, { services }: TestServices = site) {
  const context = new RouterContextProvider();
  context.set(requestContext, {
    services,
    nonce: 'nonce',
    clientAddress: '127.0.0.1',
    signedIn: null,
  });
  return loadPvgisTest(new URL(`http://localhost/da/calculator/pvgisTest?${query}`), context);
}

test('both sources say their months for the roof that was asked about', async () => {
  const { compared } = await load('lat=56.2&lon=10.2&slope=35&azimuth=0&peakPower=5&loss=14');
  const asked = pvgis.queries.at(-1)!;
  expect(Object.fromEntries(asked)).toMatchObject({ lat: '56.2', angle: '35', loss: '14' });
  const { monthly } = pvcalcAnswer(asked)['outputs'] as {
    monthly: { fixed: readonly { E_m: number }[] };
  };
  expect(compared?.pvgis).toMatchObject({
    kind: 'found',
    database: 'PVGIS-TEST 2005–2023',
    monthlyKwhPerKwp: monthly.fixed.map(({ E_m }) => E_m),
  });
  expect(compared?.peakPower).toBe(5);
  // The built-in model's own truth: PVGIS as it was recorded for this roof.
  const builtin = compared?.builtin;
  if (builtin?.kind !== 'found') throw new Error('no built-in year');
  const year = builtin.monthlyKwhPerKwp.reduce((sum, month) => sum + month, 0);
  expect(Math.abs(year / PVGIS_AARHUS.annualKwh - 1)).toBeLessThan(0.01);
});

describe('a PVGIS that gives no year', () => {
  test.each([
    ['sea', 'no-data'],
    ['429', 'busy'],
    ['rubbish', 'unreadable'],
    ['500', 'unavailable'],
    ['hangs', 'unavailable'],
  ] as const)('%s is said as %s, and our model still answers', async (manner, kind) => {
    const asking = await testServices({ YIELD: 'pvgis', PVGIS_URL: pvgis.baseUrl });
    pvgis.behave(manner);
    const { compared } = await load('lat=56.2&lon=10.2', asking);
    pvgis.behave('well');
    await asking.close();
    expect(compared?.pvgis).toEqual({ kind });
    expect(compared?.builtin.kind).toBe('found');
  });
});

test('a wrong figure is named at its field, and nobody is asked', async () => {
  const before = pvgis.queries.length;
  const { problems, typed, compared } = await load('lat=56.2&lon=10.2&loss=99&slope=steep');
  expect(problems).toEqual({ loss: 'Tallet må højst være 50.', slope: 'Skriv et tal.' });
  expect(typed).toMatchObject({ loss: '99', slope: 'steep', lat: '56.2' });
  expect(compared).toBeNull();
  expect(pvgis.queries.length).toBe(before);
});

test('a server that asks nobody says so', async () => {
  const alone = await testServices();
  const { compared } = await load('', alone);
  await alone.close();
  expect(compared?.pvgis).toEqual({ kind: 'off' });
});

test('a deployed site has no such page', async () => {
  const deployed = await testServices({
    APP_URL: 'https://solrig.example',
    SESSION_SECRET: 'a secret of thirty-two signs or more',
    MAIL: 'off',
    SMS: 'off',
    GOOGLE: 'off',
  });
  await expect(load('lat=56.2&lon=10.2', deployed)).rejects.toMatchObject({
    init: { status: 404 },
  });
  await deployed.close();
});
