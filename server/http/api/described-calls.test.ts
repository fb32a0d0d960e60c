import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { API_ACCESS } from '../../../domain/access.ts';
import { fail } from '../../../domain/result.ts';
import { createSession } from '../../identity/session.ts';
import { openText } from '../../sealed-text.ts';
import type { Services } from '../../services.ts';
import { testApp } from '../../testing/app.ts';
import { HOME } from '../../testing/own-calls.ts';
import { testServices, type TestServices } from '../../testing/services.ts';
import { storeUser } from '../../testing/store-user.ts';
import { CALLS } from './calls.ts';
import { wayOf, type Call, type CallName } from './define-call.ts';
import { problemSchema, problemSchemaOf, refusalsOf } from './refusals.ts';

// Each call is made until it has given every answer it describes, and every answer is checked
// against its schema.

type Sent = {
  readonly at?: Services;
  /** null: nobody is signed in. */
  readonly as?: string | null;
  readonly part?: string;
  readonly query?: string;
  readonly body?: unknown;
  readonly raw?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

const OWN = 'http://localhost';
const BUSY = fail({ kind: 'busy' as const, seconds: 3 });
const PLACE = { lat: 56.2, lon: 10.2 };
const PHONE = { phone: '31 40 50 60' };

let opened: TestServices;
let services: Services;
let app: ReturnType<typeof testApp>;
const cookies: Record<string, string> = {};
const seen = new Set<string>();

beforeAll(async () => {
  opened = await testServices();
  ({ services } = opened);
  app = testApp(services);
  const { db, now } = services;
  for (const [uid, phone] of [
    ['anna', '+4520304050'],
    ['bo', '+4530405060'],
  ] as const) {
    await storeUser(services, { uid, phone });
    const way = uid === 'anna' ? 'issuer' : 'phone-code';
    cookies[uid] = `solrig_session=${await createSession(db, { uid, way, now: now() })}`;
  }
  await db.insertInto('admins').values({ uid: 'anna', role: 'admin' }).execute();
});
afterAll(() => opened.close());

const callNamed = (name: CallName): Call => CALLS.find((call) => call.name === name)!;

function schemaOf(call: Call, status: number) {
  const success = call.answers[status];
  if (success !== undefined) return success.schema;
  const refusal = refusalsOf(call)[status];
  if (refusal !== undefined) return problemSchemaOf(refusal);
  if (status >= 500) return problemSchema;
  throw new Error(`${call.name} answers ${status}, which is not described`);
}

let keys = 0;
const newKey = () => ({ 'Idempotency-Key': `described-key-${String(++keys).padStart(8, '0')}` });

/** Makes a call and checks the answer by its own description. */
async function send(name: CallName, status: number, sent: Sent = {}) {
  const { at, as = 'anna', part = '', query = '', body, raw, headers } = sent;
  const call = callNamed(name);
  const { method, path } = wayOf(call);
  const text = raw ?? (body === undefined ? undefined : JSON.stringify(body));
  const answer = await (at === undefined ? app : testApp(at)).request(
    `${OWN}/api/v1${path.replace(/\{\w+\}/, part)}${query}`,
    {
      method,
      headers: {
        'Sec-Fetch-Site': 'same-origin',
        'Accept-Language': 'en',
        ...(as === null ? {} : { Cookie: cookies[as]! }),
        ...(text === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(text === undefined ? {} : { body: text }),
    },
  );
  const said = await answer.text();
  const what = `${name} ${answer.status} ${said.slice(0, 300)}`;
  expect(answer.status, what).toBe(status);
  const schema = schemaOf(call, status);
  const content = said === '' ? null : (JSON.parse(said) as Record<string, unknown>);
  if (schema === null) expect(content, what).toBeNull();
  else expect(z.safeParse(schema, content).error?.issues ?? [], what).toEqual([]);
  const isProblem = call.answers[status] === undefined;
  if (content !== null) {
    const type = isProblem ? 'application/problem+json' : 'application/json';
    expect(answer.headers.get('content-type'), what).toContain(type);
  }
  seen.add(`${name} ${status}`);
  return { content: content ?? {}, headers: answer.headers };
}

/** With a table removed, to stand for a failing database. */
async function without(table: string, work: () => Promise<unknown>): Promise<void> {
  await services.db.schema.alterTable(table).renameTo('away').execute();
  try {
    await work();
  } finally {
    await services.db.schema.alterTable('away').renameTo(table).execute();
  }
}

async function newestCode(): Promise<string> {
  const rows = await services.db.selectFrom('outbox').select('body_text').execute();
  return /#(\d{6})$/.exec(openText(rows.at(-1)?.body_text ?? '', services.secret) ?? '')?.[1] ?? '';
}

const reportOf = async (body: object) =>
  String((await send('POST /reports', 201, { body, headers: newKey() })).content['reportId']);

test('every line of the table of access is defined, and nothing else', () => {
  const names = CALLS.map(({ name }) => name);
  const lines = Object.keys(API_ACCESS).filter((line) => line !== 'GET /openapi.json');
  expect(names.toSorted()).toEqual(lines.toSorted());
  expect(new Set(CALLS.map(({ id }) => id)).size).toBe(CALLS.length);
});

test('what can be wrong with any call of its kind', async () => {
  for (const call of CALLS) {
    const { name, body, query } = call;
    const described = refusalsOf(call);
    const part = name === 'GET /solar-panels/{manufacturer}' ? 'TW' : 'anna';
    if (body !== undefined) {
      const more = { part, headers: newKey() };
      await send(name, 400, { ...more, raw: '{' });
      await send(name, 415, {
        ...more,
        raw: '{}',
        headers: { ...newKey(), 'Content-Type': 'a/b' },
      });
      const raw = JSON.stringify({ address: 'x'.repeat(70_000) });
      const length = { 'Content-Length': String(raw.length) };
      await send(name, 413, { ...more, raw, headers: { ...newKey(), ...length } });
      await send(name, 422, { ...more, body: { nothing: 1 } });
    }
    if (query !== undefined) await send(name, 422, {});
    if (described[401]?.more === undefined && described[401] !== undefined) {
      await send(name, 401, { part, as: null, headers: newKey() });
    }
    if (described[403] !== undefined) {
      await send(name, 403, { part, headers: { Origin: 'https://other.example' } });
    }
  }
});

test('calls that calculate and look up', async () => {
  const busy: Services = {
    ...services,
    estimate: () => Promise.resolve(BUSY),
    work: { ...services.work, run: () => Promise.resolve(BUSY) as never },
  };
  await send('POST /estimate', 200, { body: PLACE });
  await send('POST /estimate', 503, { body: PLACE, at: busy });
  const query = '?lat=56.2&lon=10.2';
  await send('GET /yield', 200, { query });
  await send('GET /yield', 503, { query: '?lat=56.21&lon=10.21', at: busy });
  await send('GET /roof', 200, { query });
  // In this order: a roof that was found is remembered.
  await send('GET /roof', 503, { query: '?demonstration=1', at: busy });
  await send('GET /roof', 200, { query: '?demonstration=1' });
  await send('GET /house', 200, { query });
  const { content } = await send('GET /addresses', 200, { query: '?q=8000' });
  const [address] = content['addresses'] as readonly never[];
  await send('GET /address', 404, { query: '?id=x' });
  const addresses = { ...services.addresses, byId: () => Promise.resolve(address!) };
  await send('GET /address', 200, { query: '?id=x', at: { ...services, addresses } });
  await send('GET /site-settings', 200);
});

test('panels', async () => {
  const one = 'GET /solar-panels/{manufacturer}';
  await send('GET /solar-panels', 200);
  await send(one, 200, { part: 'TW' });
  await send(one, 404, { part: 'XX' });
  await send(one, 422);
  await services.db
    .updateTable('solar_panels')
    .set({ peak_power: null })
    .where('manufacturer', '=', 'TW')
    .execute();
  await send(one, 500, { part: 'TW' });
  await services.db
    .updateTable('solar_panels')
    .set({ peak_power: 440 })
    .where('manufacturer', '=', 'TW')
    .execute();
  await without('solar_panels', async () => {
    await send('GET /solar-panels', 503);
    await send(one, 503, { part: 'TW' });
  });
});

test('signing in and out', async () => {
  const sms = { ...services, settings: { ...services.settings, sms: { kind: 'off' as const } } };
  await send('POST /sign-in/code', 503, { as: null, body: PHONE, at: sms });
  const { headers } = await send('POST /sign-in/code', 202, { as: null, body: PHONE });
  const Cookie = headers.get('set-cookie')?.split(';')[0] ?? '';
  const code = await newestCode();
  const wrong = code === '000000' ? '000001' : '000000';
  const told = { as: null, headers: { Cookie } };
  await send('POST /sign-in', 401, { ...told, body: { ...PHONE, code: wrong } });
  const entered = await send('POST /sign-in', 204, { ...told, body: { ...PHONE, code } });
  const session = entered.headers.get('set-cookie')?.split(';')[0] ?? '';
  await send('POST /sign-out', 204, { as: null, headers: { Cookie: session }, body: {} });
});

test('what a user has saved', async () => {
  const data = 'user-calculator-data';
  await send(`GET /${data}`, 404);
  await send(`PUT /${data}`, 200, { body: { ...PLACE, fullName: 'Anna', slope: 20 } });
  await send(`GET /${data}`, 200);
  await without('user_calculator_data', () => send(`GET /${data}`, 503));
  const id = await reportOf(HOME);
  await send('GET /user-report-index', 200);
  await send('PUT /user-report-index', 200, { body: { reportIds: [id] } });
  await send('PUT /user-report-index', 404, { body: { reportIds: ['no-such-report'] } });
  await without('user_report_index', () => send('GET /user-report-index', 503));
});

test('reports', async () => {
  const one = 'reports/{id}';
  const battery = { ...HOME, lat: 55.5, interestedInBattery: true, title: 'Taget' };
  const part = await reportOf(battery);
  const { title: _title, ...same } = battery;
  await send('POST /reports', 200, { body: same, headers: newKey() });
  await send('POST /reports', 409, { body: { ...same, peakPower: 9 }, headers: newKey() });
  const report = () => Promise.resolve(BUSY);
  const busy: Services = { ...services, report };
  const other = { body: { ...HOME, lat: 56.3 }, headers: newKey() };
  await send('POST /reports', 503, { ...other, at: busy });
  await without('user_calculator_data', () => send('POST /reports', 500, other));
  await send(`GET /${one}`, 200, { part });
  await send(`GET /${one}`, 404, { part, as: 'bo' });
  await without('reports', () => send(`GET /${one}`, 503, { part }));
  const slope = { version: 1, slope: 11 };
  await send(`PATCH /${one}`, 503, { part, body: slope, at: busy });
  await without('user_calculator_data', () => send(`PATCH /${one}`, 500, { part, body: slope }));
  await send(`PATCH /${one}`, 200, { part, body: { version: 1, title: 'Laden' } });
  await send(`PATCH /${one}`, 409, { part, body: { version: 1, title: 'Skuret' } });
  await send(`PATCH /${one}`, 409, { part, body: slope });
  await send(`PATCH /${one}`, 200, { part, body: { ...slope, version: 2 } });
  await send(`PATCH /${one}`, 404, { part, body: slope, as: 'bo' });
  await send(`DELETE /${one}`, 404, { part, as: 'bo' });
  await send(`DELETE /${one}`, 204, { part });
});

test('staff', async () => {
  const email = { email: 'anna@example.dk' };
  await send('GET /admins/{uid}', 200, { part: 'anna' });
  await send('GET /admins/{uid}', 404, { part: 'bo' });
  const ask = 'PUT /admin-requests/{uid}';
  await send(ask, 200, { part: 'anna', body: email });
  await send(ask, 404, { part: 'bo', body: email });
  await send(ask, 422, { part: 'anna', body: { ...email, uid: 'bo' } });
  await without('admin_requests', () => send(ask, 500, { part: 'anna', body: email }));
});

test('a session that can’t be ended is reported', async () => {
  await without('sessions', async () => {
    const failing = { ...services };
    await send('POST /sign-out', 503, { at: failing, body: {} });
  });
});

test('too many calls of one kind', async () => {
  for (const { name, perMinute } of CALLS) {
    if (perMinute === null) continue;
    const { method, path } = wayOf({ name });
    const busy = testApp(services);
    const headers = { 'Sec-Fetch-Site': 'same-origin', Cookie: cookies['bo']! };
    const url = `${OWN}/api/v1${path.replace(/\{\w+\}/, 'x')}`;
    // Calls that are refused at once count too.
    for (let call = 0; call < perMinute; call++) await busy.request(url, { method, headers });
    const answer = await busy.request(url, { method, headers });
    expect(answer.status, name).toBe(429);
    const parsed = z.safeParse(schemaOf(callNamed(name), 429)!, await answer.json());
    expect(parsed.error?.issues ?? [], name).toEqual([]);
    seen.add(`${name} 429`);
  }
});

test('every answer that is described has been given', () => {
  const described = CALLS.flatMap((call) =>
    [...Object.keys(call.answers), ...Object.keys(refusalsOf(call))].map(
      (status) => `${call.name} ${status}`,
    ),
  );
  expect([...seen].filter((answer) => !described.includes(answer))).toEqual([]);
  expect([...new Set(described)].filter((answer) => !seen.has(answer))).toEqual([]);
});
