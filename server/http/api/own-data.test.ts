import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { HOME, ownCalls } from '../../testing/own-calls.ts';
import { testServices, type TestServices } from '../../testing/services.ts';

let opened: TestServices;
let call: Awaited<ReturnType<typeof ownCalls>>['call'];
let save: Awaited<ReturnType<typeof ownCalls>>['save'];
let savedId: Awaited<ReturnType<typeof ownCalls>>['savedId'];

beforeEach(async () => {
  opened = await testServices();
  ({ call, save, savedId } = await ownCalls(opened.services));
});
afterEach(() => opened.close());

/** Next to the existing one, with the same figures. */
const ANOTHER = { ...HOME, asNew: true };

const face = (calculatedNumberOfPanels: number) => ({
  slope: 30,
  azimuth: 0,
  calculatedNumberOfPanels,
});

describe('saved data', () => {
  const put = (body: unknown) => call('/user-calculator-data', { method: 'PUT', body });
  test('is merged, and checked field by field', async () => {
    expect((await call('/user-calculator-data')).status).toBe(404);
    expect((await put({ slope: 20, address: 'Skovvej 12' })).status).toBe(200);
    expect((await put({ azimuth: 90, ownerUid: 'anna' })).content).toEqual({
      slope: 20,
      address: 'Skovvej 12',
      azimuth: 90,
      ownerUid: 'anna',
    });
    expect((await put({ ownerUid: 'bo' })).status).toBe(422);
    expect((await put({ colour: 'green' })).status).toBe(422);
    expect((await put({ slope: 100 })).status).toBe(422);
    expect((await call('/user-calculator-data', { as: 'bo' })).status).toBe(404);
  });

  // Berlin; the Kattegat south of Anholt; the same, with the latitude from before.
  test.each([
    [{ lat: 52.52, lon: 13.4 }, 'lat', 'outside-denmark'],
    [{ lat: 56.5, lon: 11.6 }, 'lat', 'at-sea'],
    [{ lon: 11.6 }, 'lon', 'at-sea'],
    [{ peakPower: 1e9 }, 'peakPower', 'too-large'],
    [{ calculatedNumberOfPanels: 5000 }, 'calculatedNumberOfPanels', 'too-large'],
    [{ calculatedNumberOfPanels: 2.5 }, 'calculatedNumberOfPanels', 'not-whole'],
    [{ averageMonthlySpendingDKK: -1 }, 'averageMonthlySpendingDKK', 'too-small'],
    [{ panelPeakPowerW: 1e300 }, 'panelPeakPowerW', 'too-large'],
    [
      { dinSolcellePartnerPrice: { totalPrice: -5 } },
      'dinSolcellePartnerPrice.totalPrice',
      'too-small',
    ],
    [{ selectedPanelManufacturer: 'NOBODY' }, 'selectedPanelManufacturer', 'unknown-value'],
    [{ batteryUnitCounts: { nothing: 1 } }, 'batteryUnitCounts.nothing', 'unknown-value'],
    [{ roofFaces: [face(30), face(30)] }, 'roofFaces', 'too-large'],
  ])('%o is refused as in a report, and nothing of it is stored', async (wrong, field, code) => {
    const kept = { lat: 56.5, lon: 10.2, slope: 20 };
    expect((await put(kept)).status).toBe(200);
    const { status, content } = await put({ ...wrong, slope: 30 });
    expect(status).toBe(422);
    expect(content!['errors']).toEqual([
      { field, code, message: expect.stringMatching(/\w+ .*\w/) as unknown },
    ]);
    expect((await call('/user-calculator-data')).content).toEqual({ ...kept, ownerUid: 'anna' });
  });

  test('may be a part that can’t be calculated yet', async () => {
    for (const part of [{ lon: 11.6 }, { sizing: 'roof' }, { roofFaces: [face(27), face(27)] }]) {
      expect((await put(part)).status, JSON.stringify(part)).toBe(200);
    }
  });

  test('holds none of the firm’s own figures', async () => {
    const { status, text } = await put({ slope: 20, reportCalculatedProfitExVat: 4242 });
    expect(status).toBe(200);
    expect(text).not.toMatch(/rofit|4242/);
    expect((await call('/user-calculator-data')).text).not.toMatch(/rofit|4242/);
  });

  test('that can’t be read is answered in the specification’s words', async () => {
    await opened.services.db.schema.alterTable('user_calculator_data').renameTo('away').execute();
    const { status, content } = await call('/user-calculator-data');
    expect(status).toBe(503);
    expect(content).toMatchObject({ title: 'Could not load saved data.', status: 503 });
  });
});

describe('the report index', () => {
  const put = (reportIds: unknown) =>
    call('/user-report-index', { method: 'PUT', body: { reportIds } });
  const index = async () => (await call('/user-report-index')).content;

  test('takes ids of the caller’s own reports, each once, in addition to those it has', async () => {
    const id = await savedId();
    // Ids made at the same moment are in no order.
    opened.advance(1);
    const second = String((await save(ANOTHER, 'api-key-0000000000000002')).content!['reportId']);
    // As if a former site's index lacked it.
    await opened.services.db
      .deleteFrom('user_report_index')
      .where('report_id', '=', second)
      .execute();
    expect(await index()).toEqual({ reportIds: [id] });
    const joined = await put([second, second]);
    expect(joined.status).toBe(200);
    expect(joined.content).toEqual({ reportIds: [id, second] });
    expect((await put([])).content).toEqual({ reportIds: [id, second] });
    expect(await index()).toEqual({ reportIds: [id, second] });
  });

  test('refuses somebody else’s, with the same answer as for ids that do not exist', async () => {
    const id = await savedId();
    const deleted = String((await save(ANOTHER, 'api-key-0000000000000002')).content!['reportId']);
    await call(`/reports/${deleted}`, { method: 'DELETE' });
    const others = await savedId('bo');
    const nobodys = String((await save(ANOTHER, 'api-key-0000000000000003')).content!['reportId']);
    await opened.services.db
      .updateTable('reports')
      .set({ owner_uid: null })
      .where('report_id', '=', nobodys)
      .execute();
    const unknown = await put([id, 'no-such-report']);
    expect(unknown.status).toBe(404);
    expect(unknown.content).toMatchObject({
      title: 'Report not found.',
      errors: [{ field: 'reportIds.1', code: 'unknown-value' }],
    });
    for (const foreign of [others, nobodys, deleted]) {
      const { status, content } = await put([id, foreign]);
      expect({ status, content }).toEqual({ status: 404, content: unknown.content });
      expect((await call(`/reports/${foreign}`)).status).toBe(404);
    }
    expect(await index()).toEqual({ reportIds: [id] });
    expect((await call(`/reports/${others}`, { as: 'bo' })).status).toBe(200);
  });

  test('is checked field by field', async () => {
    for (const wrong of [undefined, 'x', [1], [''], ['x'.repeat(81)], Array(1001).fill('x')]) {
      expect((await put(wrong)).status).toBe(422);
    }
    const more = { method: 'PUT', body: { reportIds: [], ownerUid: 'bo' } };
    expect((await call('/user-report-index', more)).content).toMatchObject({
      errors: [{ field: 'ownerUid', code: 'unknown-field' }],
    });
    const nobody = { method: 'PUT', as: null, body: { reportIds: [] } };
    expect((await call('/user-report-index', nobody)).status).toBe(401);
  });
});

test('another site’s page changes nothing, though the browser sends its cookie', async () => {
  const id = await savedId();
  const foreign = { headers: { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' } };
  const calls = [
    call(`/reports/${id}`, { ...foreign, method: 'DELETE' }),
    call('/reports', { ...foreign, method: 'POST', body: HOME }),
    call('/user-calculator-data', { ...foreign, method: 'PUT', body: { slope: 1 } }),
    call('/user-report-index', { ...foreign, method: 'PUT', body: { reportIds: [id] } }),
  ];
  for (const { status } of await Promise.all(calls)) expect(status).toBe(403);
  expect((await call(`/reports/${id}`)).status).toBe(200);
});

test('every call is described', async () => {
  const { content } = await call('/openapi.json');
  const described = Object.entries(content!['paths'] as Record<string, object>).flatMap(
    ([path, methods]) => Object.keys(methods).map((method) => `${method} ${path}`),
  );
  expect(described).toEqual(
    expect.arrayContaining([
      'get /api/v1/user-calculator-data',
      'put /api/v1/user-calculator-data',
      'get /api/v1/user-report-index',
      'put /api/v1/user-report-index',
      'post /api/v1/reports',
      'get /api/v1/reports/{id}',
      'patch /api/v1/reports/{id}',
      'delete /api/v1/reports/{id}',
      'get /api/v1/admins/{uid}',
      'put /api/v1/admin-requests/{uid}',
    ]),
  );
});
