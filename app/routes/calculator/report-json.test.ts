import { RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recompute, type EstimateExport } from '../../../domain/estimate-export.ts';
import { testServices, type TestServices } from '../../../server/testing/services.ts';
import { requestContext } from '../../request-context.server.ts';
import { exportedReport } from './report-json.server.ts';

let site: TestServices;

beforeAll(async () => {
  site = await testServices();
});

afterAll(() => site.close());

async function exported(query: string): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(requestContext, {
    services: site.services,
    nonce: 'nonce',
    clientAddress: '127.0.0.1',
    signedIn: null,
  });
  const url = new URL(`http://localhost/da/calculator/report.json?${query}`);
  return exportedReport(url, context);
}

test('the report is a file that can be kept', async () => {
  const answer = await exported('lat=56.16&lon=10.19&slope=30');
  expect(answer.headers.get('Content-Type')).toContain('application/json');
  expect(answer.headers.get('Content-Disposition')).toBe('attachment; filename="solrig.json"');
});

test.each([
  'lat=56.16&lon=10.19&slope=30&interestedInBattery=true&financingOption=loan',
  'lat=55.7&lon=12.5&sizing=use&averageMonthlySpendingDKK=1500',
  'slope=rubbish',
])('the file of ?%s recomputes to what it says, bit by bit', async (query) => {
  const file = (await (await exported(query)).json()) as EstimateExport;
  const again = recompute(file);
  expect(again.ok && JSON.stringify(again.value)).toBe(JSON.stringify(file.estimate));
});

test('the file says what its address could not be used for', async () => {
  const { leftOut, state } = (await (
    await exported('slope=rubbish&azimuth=20')
  ).json()) as EstimateExport;
  expect(leftOut).toEqual([{ field: 'slope', code: 'not-a-number', message: 'Skriv et tal.' }]);
  expect(state).not.toHaveProperty('slope');
  const sound = (await (await exported('slope=30')).json()) as EstimateExport;
  expect(sound.leftOut).toEqual([]);
});
