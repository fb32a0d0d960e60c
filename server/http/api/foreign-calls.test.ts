import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createSession } from '../../identity/session.ts';
import { testApp } from '../../testing/app.ts';
import { testServices, type TestServices } from '../../testing/services.ts';
import { storeUser } from '../../testing/store-user.ts';
import { saveReport } from '../../testing/report-steps.ts';

// Derived from the routes: a call added later is tested without being named here.

const OWN = 'http://localhost';
const READING = ['GET', 'HEAD', 'OPTIONS'];
/** Open to any site: they change nothing and need no cookie. */
const FOR_ALL_SITES = ['POST /api/v1/estimate'];
const HOME = { lat: 56.15, lon: 10.2, peakPower: 6, annualConsumptionKwh: 4000 };

/** The headers a browser sends with a call made by another site. */
const FOREIGN: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'another origin': { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' },
  'another origin, in an old browser': { Origin: 'https://evil.example' },
  'the neighbour on the same domain': {
    Origin: 'http://www.localhost',
    'Sec-Fetch-Site': 'same-site',
  },
  'another port': { Origin: `${OWN}:8080` },
  'a page in a sandbox': { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' },
  'another site, said by one header alone': { 'Sec-Fetch-Site': 'cross-site' },
  'a forged origin': { Origin: OWN, 'Sec-Fetch-Site': 'cross-site' },
  'nobody who says from where': {},
};

let opened: TestServices;
let app: ReturnType<typeof testApp>;
let cookie: string;
let reportId: string;

beforeEach(async () => {
  opened = await testServices();
  const { services } = opened;
  app = testApp(services);
  const now = services.now();
  const anna = { uid: 'anna', phone: '+4520304050' };
  await storeUser(services, anna);
  cookie = `solrig_session=${await createSession(services.db, { uid: 'anna', way: 'phone-code', now })}`;
  const saved = await saveReport(services, anna, { state: HOME, idempotencyKey: 'k'.repeat(24) });
  if (saved === null || !saved.ok) throw new Error('not saved');
  reportId = saved.value.reportId;
});
afterEach(() => opened.close());

/** Every call that may change something, for example «POST /api/v1/reports». */
function changingCalls(): readonly string[] {
  const calls = app.routes
    .filter(({ path, method }) => path.startsWith('/api/') && !READING.includes(method))
    .filter(({ method }) => method !== 'ALL')
    .map(({ path, method }) => `${method} ${path}`);
  return [...new Set(calls)].sort();
}

async function documentedCalls(): Promise<readonly string[]> {
  const answer = await app.request(`${OWN}/api/v1/openapi.json`);
  const { paths } = (await answer.json()) as { paths: Record<string, Record<string, unknown>> };
  return Object.entries(paths)
    .flatMap(([path, operations]) =>
      Object.keys(operations)
        .map((method) => method.toUpperCase())
        .filter((method) => !READING.includes(method))
        .map((method) => `${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
    )
    .sort();
}

function send(called: string, headers: Readonly<Record<string, string>>) {
  const [method = '', path = ''] = called.split(' ');
  return app.request(OWN + path.replace(/:\w+/, reportId), {
    method,
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': 'key-of-a-foreign-call-01',
      Cookie: cookie,
      ...headers,
    },
    body: JSON.stringify(called.includes('sign-') ? {} : { ...HOME, version: 1 }),
  });
}

/** Every table with all its values. */
async function everything(): Promise<string> {
  const { db } = opened.services;
  const tables = await db.introspection.getTables();
  const contents = await Promise.all(
    tables.map(async ({ name }) => (await sql`select * from ${sql.table(name)}`.execute(db)).rows),
  );
  return JSON.stringify(contents);
}

describe('calls that another site has a signed-in visitor’s browser make', () => {
  test('are those of openapi.json', async () => {
    expect(changingCalls()).toEqual(await documentedCalls());
    expect(changingCalls().length).toBeGreaterThanOrEqual(8);
  });

  test.each(Object.entries(FOREIGN))(
    'from %s are refused and change nothing',
    async (_, headers) => {
      const before = await everything();
      for (const called of changingCalls()) {
        if (FOR_ALL_SITES.includes(called)) continue;
        const answer = await send(called, headers);
        expect(answer.status, called).toBe(403);
        expect(answer.headers.get('content-type'), called).toContain('application/problem+json');
        expect(answer.headers.get('set-cookie'), called).toBeNull();
      }
      expect(await everything()).toBe(before);
    },
  );

  test('are taken from the site itself', async () => {
    for (const headers of [{ Origin: OWN }, { 'Sec-Fetch-Site': 'same-origin' }]) {
      for (const called of changingCalls()) {
        const { status } = await send(called, headers);
        expect(status, called).not.toBe(403);
      }
    }
  });

  test('those open to all sites answer the same with and without a cookie, and store nothing', async () => {
    const before = await everything();
    for (const called of FOR_ALL_SITES) {
      const headers = FOREIGN['another origin'] ?? {};
      const [known, unknown] = [
        await send(called, headers),
        await send(called, { ...headers, Cookie: '' }),
      ];
      expect(await known.text()).toBe(await unknown.text());
      expect(known.headers.get('access-control-allow-credentials')).toBeNull();
    }
    expect(await everything()).toBe(before);
  });
});
