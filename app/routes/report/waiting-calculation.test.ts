import { RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SignedIn } from '../../../server/identity/session.ts';
import { testServices, type TestServices } from '../../../server/testing/services.ts';
import { storeUser } from '../../../server/testing/store-user.ts';
import { requestContext } from '../../request-context.server.ts';
import { loadOwnReports } from './my-reports.server.ts';
import { changeOwn } from './reports.server.ts';
import { loadSavedData } from '../../../server/testing/report-steps.ts';

const SITE = 'http://localhost';
const HOUSE = 'lat=56.2&lon=10.2&address=Skovvej+12&calculatedNumberOfPanels=12';
const STRANGERS = `${SITE}/da/report/solrig-report?lat=55.7&lon=12.5&save=a-strangers-key-0001`;
const SAVED = /^\/da\/report\/[\w-]{36}\?saved$/;

let site: TestServices;
beforeAll(async () => {
  site = await testServices();
});
afterAll(() => site.close());

function contextOf(signedIn: SignedIn | null) {
  const context = new RouterContextProvider();
  const { services } = site;
  context.set(requestContext, { services, nonce: '', clientAddress: '127.0.0.1', signedIn });
  return context;
}

async function user(): Promise<SignedIn> {
  const { uid } = await storeUser(site.services);
  return { uid, phone: null, sessionId: 'session', role: null };
}

/**
 * Presses "save" without being signed in.
 * @returns where signing in leads, and what the browser stores
 */
async function pressSave(query: string) {
  const body = new URLSearchParams({ intent: 'save', query, idempotencyKey: 'own-key-000001' });
  const request = new Request(`${SITE}/da/report/solrig-report`, { method: 'POST', body });
  const { headers } = (await changeOwn(request, contextOf(null))) as Response;
  const next = new URL(headers.get('Location') ?? '', SITE).searchParams.get('next');
  return {
    address: new URL(next ?? '', SITE).href,
    cookie: headers.get('Set-Cookie')?.split(';')[0] ?? '',
  };
}

/**
 * Arrives at the end of signing in, by a navigation within the site.
 * @returns where it leads
 */
async function arrive(signedIn: SignedIn, address: string, cookie = '') {
  const headers = { 'sec-fetch-site': 'same-origin', cookie };
  const request = new Request(address, { headers });
  const context = contextOf(signedIn);
  const came = await loadOwnReports(request, new URL(address), context, signedIn).catch(
    (thrown: unknown) => thrown,
  );
  if (came instanceof Response) return came.headers;
  throw came;
}

async function stored({ uid, ...rest }: SignedIn) {
  const { db } = site.services;
  const reports = await db.selectFrom('reports').select('report_id').where('owner_uid', '=', uid);
  const data = await loadSavedData(site.services, { uid, ...rest });
  return { reports: (await reports.execute()).length, address: data?.address };
}

test('what this browser asked to save is saved once its owner has signed in, once', async () => {
  const owner = await user();
  const { address, cookie } = await pressSave(HOUSE);
  const came = await arrive(owner, address, cookie);
  expect(came.get('Location')).toMatch(SAVED);
  expect(came.get('Set-Cookie')).toMatch(/=; .*Max-Age=0/);
  expect(await stored(owner)).toEqual({ reports: 1, address: 'Skovvej 12' });
});

test.each(['', 'solrig_saving=', `solrig_saving=${'A'.repeat(43)}`])(
  'a stranger’s link asks first, with the cookie %j',
  async (cookie) => {
    const owner = await user();
    const own = await pressSave(HOUSE);
    await arrive(owner, own.address, own.cookie);
    const came = await arrive(owner, STRANGERS, cookie);
    const asked = new URL(came.get('Location') ?? '', SITE);
    expect(asked.searchParams.has('ask')).toBe(true);
    expect(await stored(owner)).toEqual({ reports: 1, address: 'Skovvej 12' });
  },
);

test('a request to save one calculation saves no other', async () => {
  const owner = await user();
  const { cookie, address } = await pressSave(HOUSE);
  for (const other of [STRANGERS, address.replace('56.2', '55.7'), `${address}&slope=1`]) {
    const came = await arrive(owner, other, cookie);
    expect(came.get('Location'), other).toMatch(/&ask$/);
  }
  expect(await stored(owner)).toEqual({ reports: 0, address: undefined });
});

test('where it asks, a press of a button saves: only a form is needed', async () => {
  const owner = await user();
  const request = new Request(`${STRANGERS}&ask`);
  const shown = await loadOwnReports(request, new URL(request.url), contextOf(owner), owner);
  const { notice } = shown.view;
  if (notice?.kind !== 'save-confirm') throw new Error(notice?.kind);
  const { query, idempotencyKey } = notice;
  const body = new URLSearchParams({ intent: 'save', query, idempotencyKey });
  const pressed = new Request(`${SITE}/da/report/solrig-report`, { method: 'POST', body });
  const answer = (await changeOwn(pressed, contextOf(owner))) as Response;
  expect(answer.headers.get('Location')).toMatch(SAVED);
  expect((await stored(owner)).reports).toBe(1);
});
