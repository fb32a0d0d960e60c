import { RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testServices, type TestServices } from '../../../server/testing/services.ts';
import { requestContext } from '../../request-context.server.ts';
import { yieldCsv } from './yield-csv.server.ts';
import { HOUSE as THE_HOUSE } from '../../../server/work/asker.ts';

let site: TestServices;

beforeAll(async () => {
  site = await testServices();
});
afterAll(() => site.close());

const HOUSE = { lat: 56.2, lon: 10.2, slope: 35, azimuth: 0, calculatedNumberOfPanels: 12 };

function csv(extra: Readonly<Record<string, string>> = {}): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(requestContext, {
    services: site.services,
    nonce: 'nonce',
    clientAddress: '127.0.0.1',
    signedIn: null,
  });
  const query = new URLSearchParams({ ...extra });
  for (const [name, value] of Object.entries(HOUSE)) query.set(name, String(value));
  return yieldCsv(new URL(`http://localhost/da/report/PvYieldReportOLD.csv?${query}`), context);
}

test('the months are the estimate’s, and their sums the year’s', async () => {
  const estimate = await site.services.estimate(THE_HOUSE, HOUSE, 'builtin');
  if (!estimate.ok) throw new Error(estimate.error.kind);
  const { energy, system } = estimate.value.estimate;
  const lines = (await (await csv()).text()).split('\r\n');
  expect(lines[0]).toContain('kWh/m²');
  const figures = lines.slice(1, 14).map((line) =>
    line
      .split(';')
      .slice(1)
      .map((text) => Number(text.replace(',', '.'))),
  );
  energy.monthly.forEach((month, index) => {
    const [production, perKwp, , ownUse, sold] = figures[index]!;
    expect(production).toBeCloseTo(month.productionKwh, 2);
    expect(perKwp).toBeCloseTo(month.productionKwh / system.peakPower, 2);
    expect(ownUse! + sold!).toBeCloseTo(month.productionKwh, 1);
  });
  const [production, perKwp, light, ownUse, sold] = figures[12]!;
  expect(production).toBeCloseTo(energy.productionKwh, 1);
  expect(perKwp).toBeCloseTo(energy.productionKwh / system.peakPower, 1);
  expect(ownUse).toBeCloseTo(energy.selfConsumptionShare * energy.productionKwh, 0);
  expect(sold).toBeCloseTo(energy.exportedKwh, 1);
  // PVGIS 5.3 for this very roof, recorded: H(i)_y.
  expect(Math.abs(light! / 1233.94 - 1)).toBeLessThan(0.01);
});

const STARTERS = [
  '=1+1',
  '+45 1',
  '-2',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n+1',
  '＝1+1',
  '＋45',
  '－2',
];
const HIDDEN_STARTERS = [
  '＠SUM(A1)',
  '﹦1',
  '⁼1',
  '−2',
  '\u00a0=1',
  '\u200b=1',
  '\ufeff=1',
  '\u3000＝1',
];

test.each([...STARTERS, ...HIDDEN_STARTERS])(
  'a place called %j is no formula in a spreadsheet',
  async (address) => {
    const text = await (await csv({ address })).text();
    const place = text.split('\r\n').find((line) => line.startsWith('Sted;'))!;
    expect(place.replace('Sted;', '').replaceAll('"', '')).toMatch(/^'/);
  },
);

test('the file’s name uses letters spreadsheets can read, and the file is not for search engines', async () => {
  const answer = await csv();
  expect(answer.headers.get('Content-Disposition')).toBe('attachment; filename="solrig-pv.csv"');
  expect(answer.headers.get('X-Robots-Tag')).toBe('noindex');
  const bytes = new Uint8Array(await answer.arrayBuffer());
  expect(Array.from(bytes.subarray(0, 3))).toEqual([0xef, 0xbb, 0xbf]);
});

test('what could not be used from the link is named below the figures', async () => {
  const text = await (await csv({ systemLoss: 'rubbish' })).text();
  expect(text).toMatch(/Noget i linket kunne ikke læses[^\r]*\r\n[^\r]*Skriv et tal/);
  expect(await (await csv()).text()).not.toContain('Noget i linket');
});
