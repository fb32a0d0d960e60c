import { RouterContextProvider } from 'react-router';
import { afterAll, beforeEach, beforeAll, expect, test } from 'vitest';
import { OFFER_CONSENT_VERSION } from '../../domain/consent-versions.ts';
import { createSession, readSession, type SignedIn } from '../../server/identity/session.ts';
import { testApp } from '../../server/testing/app.ts';
import { ownCalls } from '../../server/testing/own-calls.ts';
import { storeUser } from '../../server/testing/store-user.ts';
import { workedTicket } from '../../server/testing/worked-ticket.ts';
import { testServices, type TestServices } from '../../server/testing/services.ts';
import { keyOfAsker, type Asker } from '../../server/work/asker.ts';
import { requestContext } from '../request-context.server.ts';
import { sendMyData } from './account/my-data.server.ts';
import { loadExpert } from './calculator/expert.server.ts';
import { loadOffer, sendOffer } from './calculator/offer.server.ts';
import { exportedReport } from './calculator/report-json.server.ts';
import { calculatedPdf } from './calculator/report-pdf.server.ts';
import { loader as calculatorPage } from './calculator/solrig-calculator.tsx';
import { loader as reportPage } from './calculator/report.tsx';
import { saveCalculation } from './report/save-calculation.server.ts';
import { loadYieldView } from './report/view.server.ts';
import { yieldCsv } from './report/yield-csv.server.ts';

/** A new one for each test: nobody has spent anything yet. */
const address = () => `192.0.2.${place}`;
const visitor = (): Asker => ({ kind: 'visitor', network: address() });

let opened: TestServices;
let anna: SignedIn;
let place = 0;
let house = 0;
beforeAll(async () => {
  opened = await testServices({ TRUSTED_PROXY: '1' });
  const user = await storeUser(opened.services, { uid: 'anna-of-doors', phone: '+4520304051' });
  anna = { ...user, sessionId: 's', role: null };
});
afterAll(() => opened.close());
beforeEach(() => {
  // A place nobody has asked for before: what is already known costs nothing.
  place += 1;
  house += 1;
});

const query = () => `lat=${(55.4 + house / 1000).toFixed(3)}&lon=9.2&address=Vej+1`;
const url = (path = '/da/calculator/report') => new URL(`http://localhost${path}?${query()}`);
function contextOf(signedIn: SignedIn | null = null) {
  const context = new RouterContextProvider();
  const { services } = opened;
  context.set(requestContext, { services, nonce: '', clientAddress: address(), signedIn });
  return context;
}
/** More than a share is used up. */
const spend = (asker: Asker) => opened.services.work.budgets.owe(keyOfAsker(asker), 60_000);
type Door = () => unknown;
const args = () => ({ request: new Request(url()), url: url(), context: contextOf(), params: {} });

/**
 * The router finds the same loader for the page and its data, each with or without a trailing
 * slash.
 */
const DOORS: readonly (readonly [string, Door])[] = [
  ['the report', () => reportPage(args() as never)],
  ['the calculator', () => calculatorPage(args() as never)],
  ['the expert calculator', () => loadExpert(url(), contextOf())],
  ['the report on paper', () => calculatedPdf(url(), contextOf())],
  ['the report as JSON', () => exportedReport(url(), contextOf())],
  ['a view', () => loadYieldView(url(), contextOf())],
  ['the months as CSV', () => yieldCsv(url(), contextOf())],
  ['the form for an offer', () => loadOffer(url(), contextOf())],
];

/** Whether it was thrown or returned, because the router sees no difference. */
async function answerOf(door: Door): Promise<Response | null> {
  try {
    const answer = await door();
    return answer instanceof Response ? answer : null;
  } catch (error) {
    if (error instanceof Response) return error;
    throw error;
  }
}

test.each(DOORS)('%s is charged for', async (_, door) => {
  const fresh = await answerOf(door);
  expect(fresh === null || fresh.status === 200).toBe(true);
  house += 1;
  spend(visitor());
  const refused = await answerOf(door);
  expect(refused?.status).toBe(429);
  expect(Number(refused?.headers.get('Retry-After'))).toBeGreaterThan(60);
  expect(await refused?.text()).toMatch(/^Der kom mange forespørgsler/);
});

test('saving is charged to the signed-in user, not to the address that others share', async () => {
  spend(visitor());
  const save = () =>
    answerOf(() =>
      saveCalculation(
        contextOf(anna),
        { query: query(), idempotencyKey: `key-of-doors-0000${house}` },
        { asNew: true },
      ),
    );
  const saved = await save();
  expect(saved?.status).toBe(303);
  expect(saved?.headers.get('Location')).toMatch(/^\/da\/report\/.*saved/);
  house += 1;
  spend({ kind: 'user', uid: anna.uid });
  expect((await save())?.status).toBe(429);
});

test('a form for an offer keeps what was typed', async () => {
  spend(visitor());
  const form = new FormData();
  const typed = {
    name: 'Åse Ærø',
    preferredContactMethod: 'email',
    email: 'aase@example.dk',
    preferredContactTime: 'any',
    consent: OFFER_CONSENT_VERSION,
    idempotencyKey: 'key-of-doors-offer-01',
  };
  const shown = workedTicket(opened.services, typed.idempotencyKey);
  for (const [name, value] of Object.entries({ ...typed, ...shown })) form.set(name, value);
  const request = new Request(url(), { method: 'POST', body: form });
  const answer = (await sendOffer(request, url(), contextOf())) as unknown as {
    readonly data: { readonly problem: string; readonly values: object };
    readonly init: { readonly status: number; readonly headers: Record<string, string> };
  };
  expect(answer.init.status).toBe(429);
  expect(Number(answer.init.headers['Retry-After'])).toBeGreaterThan(60);
  expect(answer.data.problem).toBe('busy');
  expect(JSON.stringify(answer.data.values)).toContain('Åse Ærø');
});

test.each([
  ['POST', '/api/v1/estimate', { lat: 55.9, lon: 9.3 }],
  ['GET', '/api/v1/yield?lat=55.91&lon=9.3&slope=30&azimuth=0', undefined],
])('%s %s is charged for, and says what is wrong', async (method, path, body) => {
  spend(visitor());
  const ask = (from: string, language: string) =>
    testApp(opened.services).request(path, {
      method,
      headers: {
        'X-Forwarded-For': from,
        'Accept-Language': language,
        'Content-Type': 'application/json',
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const refused = await ask(address(), 'da');
  expect(refused.status).toBe(429);
  expect(refused.headers.get('Content-Type')).toBe('application/problem+json');
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(60);
  const problem = (await refused.json()) as Record<string, unknown>;
  expect(problem).toMatchObject({ status: 429, kind: 'too-often' });
  expect(problem['title']).toMatch(/^For mange kald/);
  expect((await ask('198.51.100.7', 'en')).status).toBe(200);
});

test('POST /api/v1/reports is charged for', async () => {
  const { save } = await ownCalls(opened.services);
  expect((await save({ lat: 55.95, lon: 9.3 })).status).toBe(201);
  spend({ kind: 'user', uid: 'anna' });
  const refused = await save({ lat: 55.96, lon: 9.3 }, 'api-key-0000000000000002');
  expect(refused.status).toBe(429);
  expect(refused.content).toMatchObject({ kind: 'too-often' });
  expect((await save({ lat: 55.97, lon: 9.3 }, 'api-key-0000000000000003', 'bo')).status).toBe(201);
});

test('the user’s own data is drawn and paid for later', async () => {
  const { services } = opened;
  const user = await storeUser(services, { uid: 'bo-of-doors', phone: '+4520304052' });
  const token = await createSession(services.db, {
    uid: user.uid,
    way: 'phone-code',
    now: services.now(),
  });
  const bo = await readSession(services.db, token, services.now());
  if (bo === null) throw new Error('signed out');
  const waiting = { query: query(), idempotencyKey: 'key-of-doors-zip-0001' };
  expect((await saveCalculation(contextOf(bo), waiting, { asNew: true })).status).toBe(303);
  const owed: number[] = [];
  const owe = services.work.budgets.owe.bind(services.work.budgets);
  services.work.budgets.owe = (key, costMs) => {
    if (key === 'user bo-of-doors') owed.push(costMs);
    owe(key, costMs);
  };
  const zip = await sendMyData(contextOf(bo));
  expect((await zip.arrayBuffer()).byteLength).toBeGreaterThan(10_000);
  expect(owed).toHaveLength(1);
});
