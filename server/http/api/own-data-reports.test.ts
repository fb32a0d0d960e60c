import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createSession } from '../../identity/session.ts';
import { erasePerson } from '../../privacy/erase.ts';
import { testApp } from '../../testing/app.ts';
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

describe('reports of the signed-in user', () => {
  test('give the owner’s name and address as last entered, and none of the firm’s figures', async () => {
    const id = await savedId();
    const report = async () => (await call(`/reports/${id}`)).content!;
    expect(await report()).not.toHaveProperty('fullName');
    expect(await report()).not.toHaveProperty('email');
    const told = { fullName: 'Anna Holm', email: 'anna@example.dk' };
    await call('/user-calculator-data', { method: 'PUT', body: told });
    await call('/user-calculator-data', { method: 'PUT', as: 'bo', body: { fullName: 'Bo' } });
    expect(await report()).toMatchObject(told);
    await call('/user-calculator-data', { method: 'PUT', body: { email: '' } });
    expect(await report()).toMatchObject({ fullName: 'Anna Holm' });
    expect(await report()).not.toHaveProperty('email');
    expect(await report()).not.toHaveProperty('reportCalculatedProfitExVat');
    const { content } = await call('/openapi.json');
    expect(JSON.stringify(content)).toMatch(
      /reportCalculatedProfitExVat is never returned: [^.]+\./,
    );
  });

  test('are saved with the server’s own figures, by the specification’s names', async () => {
    const saved = await save({
      ...HOME,
      fullName: 'Anna',
      dinSolcellePartnerPrice: { totalPrice: 1 },
      partnerPrice: { totalPrice: 1 },
      ownerUid: 'bo',
    });
    expect(saved.status).toBe(201);
    expect(saved.headers.get('location')).toBe(`/api/v1/reports/${saved.content!['reportId']}`);
    expect(saved.headers.get('cache-control')).toBe('no-store');
    expect(saved.content).toMatchObject({
      ...HOME,
      ownerUid: 'anna',
      userPhoneNumber: '+4520304050',
      createdAt: '2026-11-20T09:00:00.000Z',
      version: 1,
      selectedPanelManufacturer: 'TW',
    });
    const { partnerPrice, dinSolcellePartnerPrice, numberOfPanels, ...report } = saved.content!;
    expect(partnerPrice).toEqual(dinSolcellePartnerPrice);
    expect((partnerPrice as { totalPrice: number }).totalPrice).toBeGreaterThan(30_000);
    expect(numberOfPanels).toBe(report['calculatedNumberOfPanels']);
    for (const name of ['pvgisResponse', 'batteryUnits', 'batteryDetails', 'inverterId']) {
      expect(report).toHaveProperty(name);
    }
    expect(saved.text).not.toMatch(/rofit|costOre/);
    const again = await save({
      ...HOME,
      fullName: 'Anna',
      dinSolcellePartnerPrice: { totalPrice: 1 },
      partnerPrice: { totalPrice: 1 },
      ownerUid: 'bo',
    });
    expect(again.content).toEqual(saved.content);
    expect((await call('/user-report-index')).content).toEqual({
      reportIds: [saved.content!['reportId']],
    });
    expect((await call('/user-calculator-data')).content).toMatchObject({
      ...HOME,
      fullName: 'Anna',
      ownerUid: 'anna',
      reportId: saved.content!['reportId'],
    });
  });

  test('need a key, which stands for one body', async () => {
    expect((await call('/reports', { method: 'POST', body: HOME })).status).toBe(422);
    await save();
    expect((await save({ ...HOME, peakPower: 7 })).status).toBe(409);
  });

  test('are not saved a second time by a caller who names one', async () => {
    const id = await savedId();
    const again = await save({ ...HOME, reportId: id }, 'api-key-0000000000000002');
    expect(again.status).toBe(422);
    expect(again.content).toMatchObject({
      errors: [{ field: 'reportId', message: expect.stringContaining('PATCH') as unknown }],
    });
    expect((await call('/user-report-index')).content).toEqual({ reportIds: [id] });
  });

  test('are never saved twice with the same figures; other figures for that house are asked about', async () => {
    const id = await savedId();
    const again = await save(HOME, 'api-key-0000000000000002');
    expect(again.status).toBe(200);
    expect(again.content).toMatchObject({ reportId: id, version: 1 });
    // Ids made at the same moment are in no order.
    opened.advance(1);
    const larger = { ...HOME, peakPower: 8 };
    const asked = await save(larger, 'api-key-0000000000000003');
    expect(asked.status).toBe(409);
    expect(asked.content).toMatchObject({
      kind: 'has-report',
      earlier: { reportId: id, version: 1, title: null },
    });
    const chosen = await save({ ...larger, asNew: true }, 'api-key-0000000000000004');
    expect(chosen.status).toBe(201);
    expect((await call('/user-report-index')).content).toEqual({
      reportIds: [id, chosen.content!['reportId']],
    });
  });

  test('are changed only by a caller who read the last version; a stale change is handed back', async () => {
    const id = await savedId();
    const change = (body: unknown) => call(`/reports/${id}`, { method: 'PATCH', body });
    const first = await change({ version: 1, numberOfPanels: 20, pvgisResponse: { a: 1 } });
    expect(first.status).toBe(200);
    expect(first.content).toMatchObject({
      version: 2,
      numberOfPanels: 20,
      lat: HOME.lat,
      createdAt: '2026-11-20T09:00:00.000Z',
      ownerUid: 'anna',
      pvgisResponse: null,
    });
    const stale = await change({ version: 1, slope: 10 });
    expect(stale.status).toBe(409);
    expect(stale.content).toMatchObject({
      stored: { version: 2, state: { calculatedNumberOfPanels: 20 } },
      yours: { state: { slope: 10 } },
    });
    expect((await change({ slope: 10 })).status).toBe(422);
    expect((await change({ version: 2, colour: 'green' })).content).toMatchObject({
      errors: [{ field: 'colour', code: 'unknown-field' }],
    });
    expect((await change({ version: 2, peakPower: 1000 })).status).toBe(422);
  });

  test.each([
    [{ peakPower: 8.8 }, 20, 20],
    [{ peakPower: 8.8, numberOfPanels: 12 }, 12, 12],
    [{ slope: 10 }, 30, 30],
  ])('are calculated from the fields of a change: %o', async (change, panels, told) => {
    const id = String((await save({ ...HOME, calculatedNumberOfPanels: 30 })).content!['reportId']);
    const body = { version: 1, ...change };
    const { status, content } = await call(`/reports/${id}`, { method: 'PATCH', body });
    expect(status).toBe(200);
    // The panels of the example catalogue have 440 W: 8.8 kWp are 20 of them.
    expect(content).toMatchObject({
      ...change,
      numberOfPanels: told,
      calculatedNumberOfPanels: told,
    });
    const row = await opened.services.db
      .selectFrom('reports')
      .select('peak_power')
      .where('report_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row.peak_power).toBeCloseTo(panels * 0.44, 5);
  });

  test('can be sent back as they were read', async () => {
    const id = await savedId();
    const read = (await call(`/reports/${id}`)).content!;
    const sent = await call(`/reports/${id}`, { method: 'PATCH', body: read });
    expect(sent.status, sent.text).toBe(200);
    expect(sent.content).toEqual({ ...read, version: 2 });
  });

  test('keep their frozen result when only the name is changed', async () => {
    const id = await savedId();
    const frozen = () =>
      opened.services.db
        .selectFrom('reports')
        .select(['calculator_state', 'calculation_id', 'total_price_ore'])
        .where('report_id', '=', id)
        .executeTakeFirstOrThrow();
    // A price of another day: a new calculation overwrites it.
    await opened.services.db.updateTable('reports').set({ total_price_ore: 4_242_00 }).execute();
    const before = await frozen();
    const change = (body: unknown) => call(`/reports/${id}`, { method: 'PATCH', body });
    const named = await change({ version: 1, title: 'Sommerhuset' });
    expect(named.status).toBe(200);
    expect(named.content).toMatchObject({
      title: 'Sommerhuset',
      version: 2,
      partnerPrice: { totalPrice: 4242 },
    });
    expect(await frozen()).toEqual(before);

    const stale = await change({ version: 1, title: 'Hytten' });
    expect(stale.status).toBe(409);
    expect(stale.content).toMatchObject({
      stored: { version: 2, title: 'Sommerhuset' },
      yours: { title: 'Hytten' },
    });

    const person = await change({ version: 2, fullName: 'Anna', partnerPrice: { totalPrice: 1 } });
    expect(person.content).toMatchObject({ title: 'Sommerhuset', version: 3 });
    expect((await call('/user-calculator-data')).content).toMatchObject({ fullName: 'Anna' });
    expect(await frozen()).toEqual(before);

    const larger = await change({ version: 3, peakPower: 8 });
    expect(larger.content).toMatchObject({ title: 'Sommerhuset', version: 4, peakPower: 8 });
    expect((await frozen()).total_price_ore).not.toBe(4_242_00);
  });

  describe('a choice of battery units', () => {
    const units = { 'example-battery-5': 2 };
    const systemOf = (content: Record<string, unknown> | null) => ({
      batteryUnits: content?.['batteryUnits'],
      interestedInBattery: content?.['interestedInBattery'],
    });
    const chosen = { batteryUnits: units, interestedInBattery: true };
    const patch = async (body: object) =>
      call(`/reports/${await savedId()}`, { method: 'PATCH', body: { version: 1, ...body } });

    test.each(['batteryUnits', 'batteryUnitCounts'])(
      '%s gives a report without a battery that battery',
      async (name) => {
        const changed = await patch({ [name]: units });
        expect(changed.status).toBe(200);
        expect(systemOf(changed.content)).toEqual(chosen);
      },
    );

    test('beside «no battery» is refused, and changes nothing', async () => {
      const refused = await patch({ batteryUnits: units, interestedInBattery: false });
      expect(refused.status).toBe(422);
      expect(refused.content?.['errors']).toEqual([
        {
          field: 'interestedInBattery',
          code: 'battery-off',
          message: expect.stringContaining('batteryUnits') as string,
        },
      ]);
      const after = (await call(`/reports/${await savedId()}`)).content;
      expect(after).toMatchObject({ version: 1, batteryUnits: {} });
    });

    test('that leaves no unit takes nothing in', async () => {
      const changed = await patch({ batteryUnits: {} });
      expect(changed.status).toBe(200);
      expect(changed.content).toMatchObject({ batteryUnits: {} });
    });

    test('counts for a new report, and for an estimate that nobody saves', async () => {
      const saved = await save({ ...HOME, batteryUnits: units });
      expect(saved.status).toBe(201);
      expect(systemOf(saved.content)).toEqual(chosen);
      const body = { ...HOME, batteryUnitCounts: units };
      const { content } = await call('/estimate', { method: 'POST', body });
      expect(content).toMatchObject({ system: { batteryUnitCounts: units } });
      const off = { ...body, interestedInBattery: false };
      expect((await call('/estimate', { method: 'POST', body: off })).status).toBe(422);
    });
  });

  test.each([
    ['too short', 'short'],
    ['too long', 'k'.repeat(65)],
    ['of other signs', 'api key 0000000000000001'],
  ])('need a key that is not %s, and are told the rule', async (_, key) => {
    const { status, content } = await save(HOME, key);
    expect(status).toBe(422);
    const errors = content?.['errors'] as
      { field: string; code: string; message: string }[] | undefined;
    const error = errors?.[0];
    expect(error).toMatchObject({ field: 'Idempotency-Key', code: 'idempotency-key' });
    expect(error?.message).toMatch(/16 to 64 characters.*letters.*digits/);
  });

  test('are deleted once', async () => {
    const id = await savedId();
    expect((await call(`/reports/${id}`, { method: 'DELETE' })).status).toBe(204);
    expect((await call(`/reports/${id}`, { method: 'DELETE' })).status).toBe(404);
    expect((await call(`/reports/${id}`)).status).toBe(404);
    expect((await call('/user-report-index')).content).toEqual({ reportIds: [] });
  });

  test('once deleted are no longer what the calculator last saved; another one stays so', async () => {
    const first = await savedId();
    const another = await save({ ...HOME, asNew: true }, 'api-key-0000000000000002');
    const last = String(another.content!['reportId']);
    const data = async () => (await call('/user-calculator-data')).content!;
    await call(`/reports/${first}`, { method: 'DELETE' });
    expect(await data()).toMatchObject({ reportId: last });
    const { reportId: _, ...others } = await data();
    await call(`/reports/${last}`, { method: 'DELETE' });
    expect(await data()).toEqual(others);
  });

  test('belong to nobody else', async () => {
    const id = await savedId();
    for (const method of ['GET', 'DELETE'] as const) {
      expect((await call(`/reports/${id}`, { method, as: 'bo' })).status).toBe(404);
      expect((await call(`/reports/${id}`, { method, as: null })).status).toBe(401);
    }
    const patch = { method: 'PATCH', body: { version: 1, slope: 10 } };
    expect((await call(`/reports/${id}`, { ...patch, as: 'bo' })).status).toBe(404);
    expect((await call(`/reports/${id}`)).content).toMatchObject({ version: 1 });
  });
});

test('a report that can’t be saved is a described failure of the server', async () => {
  const id = await savedId();
  await opened.services.db.schema.alterTable('user_calculator_data').renameTo('away').execute();
  const patch = { method: 'PATCH', body: { version: 1, slope: 10 } };
  const answers = {
    '/api/v1/reports post': await save({ ...HOME, asNew: true }, 'api-key-0000000000000003'),
    '/api/v1/reports/{id} patch': await call(`/reports/${id}`, patch),
  };
  const { content } = await call('/openapi.json');
  const paths = content!['paths'] as Record<string, Record<string, { responses: object }>>;
  for (const [described, { status, headers }] of Object.entries(answers)) {
    const [path = '', method = ''] = described.split(' ');
    expect(status).toBe(500);
    expect(headers.get('content-type')).toBe('application/problem+json');
    expect(paths[path]![method]!.responses, described).toHaveProperty('500');
  }
  await opened.services.db.schema.alterTable('away').renameTo('user_calculator_data').execute();
  expect((await call(`/reports/${id}`)).content).toMatchObject({ version: 1 });
});

test.each([
  ['POST', '/reports', { ...HOME, asNew: true }],
  ['PATCH', '/reports/ID', { version: 1, slope: 10 }],
])(
  'whose owner is erased during the calculation belong to nobody: %s',
  async (method, path, body) => {
    const { services } = opened;
    const id = await savedId();
    const erasing: typeof services = {
      ...services,
      async report(...asked) {
        await erasePerson(services, { uid: 'anna', phone: '+4520304050' });
        return services.report(...asked);
      },
    };
    const cookie = `solrig_session=${await createSession(services.db, { uid: 'anna', way: 'phone-code', now: services.now() })}`;
    const answer = await testApp(erasing).request(
      `http://localhost/api/v1${path.replace('ID', id)}`,
      {
        method,
        headers: {
          'Sec-Fetch-Site': 'same-origin',
          'Content-Type': 'application/json',
          'Idempotency-Key': 'api-key-0000000000000009',
          Cookie: cookie,
        },
        body: JSON.stringify(body),
      },
    );
    expect(answer.status).toBe(401);
    expect(await services.db.selectFrom('reports').select('report_id').execute()).toEqual([]);
  },
);
