import { RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testServices, type TestServices } from '../../../server/testing/services.ts';
import { storeUser } from '../../../server/testing/store-user.ts';
import { requestContext } from '../../request-context.server.ts';
import { changeOwn } from './reports.server.ts';
import { HOUSE as THE_HOUSE } from '../../../server/work/asker.ts';
import { ownReport } from '../../../server/reports/stored-reports.ts';

const HOUSE = 'lat=56.2&lon=10.2&calculatedNumberOfPanels=12';
const KEY = 'a-key-of-the-page-0001';

let site: TestServices;
beforeAll(async () => {
  site = await testServices();
});
afterAll(() => site.close());

const posted = (fields: Readonly<Record<string, string>>) =>
  new Request('http://localhost/', { method: 'POST', body: new URLSearchParams(fields) });

/** Presses "save" on a page with a key, as a new user. */
async function visitor() {
  const { services } = site;
  const { uid } = await storeUser(services);
  const signedIn = { uid, phone: null, sessionId: 'session', role: null };
  const context = new RouterContextProvider();
  context.set(requestContext, { services, nonce: '', clientAddress: '127.0.0.1', signedIn });
  const save = async (query: string, choice: Readonly<Record<string, string>> = {}) => {
    const fields = { intent: 'save', query, idempotencyKey: KEY, ...choice };
    const answer = await changeOwn(posted(fields), context);
    return answer instanceof Response ? answer.headers.get('Location') : null;
  };
  return { uid, save };
}

async function reportCount(uid: string): Promise<number> {
  const rows = await site.services.db
    .selectFrom('reports')
    .select('report_id')
    .where('owner_uid', '=', uid)
    .execute();
  return rows.length;
}

const SAVED = /^\/da\/report\/([\w-]{36})\?saved$/;

test('one page saves the same figures once, however often it is pressed', async () => {
  const { uid, save } = await visitor();
  const [first, again] = await Promise.all([save(HOUSE), save(HOUSE)]);
  expect(first).toMatch(SAVED);
  expect(again).toBe(first);
  expect(await save(HOUSE)).toBe(first);
  expect(await save(HOUSE, { idempotencyKey: 'another-page-0000001' })).toBe(first);
  expect(await reportCount(uid)).toBe(1);
});

test('another house is another report at once', async () => {
  const { uid, save } = await visitor();
  const first = await save(HOUSE);
  const other = await save('lat=55.7&lon=12.5');
  expect(other).toMatch(SAVED);
  expect(other).not.toBe(first);
  expect(await reportCount(uid)).toBe(2);
});

test('other figures of a house that has a report are saved as its owner chooses', async () => {
  const { uid, save } = await visitor();
  const first = await save(HOUSE);
  const reportId = SAVED.exec(first ?? '')?.[1] ?? '';
  const asked = await save(`${HOUSE}&slope=20`);
  expect(asked).toMatch(/^\/da\/report\/solrig-report\?.*slope=20.*&ask$/);
  expect(await reportCount(uid)).toBe(1);

  const replaced = await save(`${HOUSE}&slope=20`, { reportId, version: '1' });
  expect(replaced).toBe(first);
  expect(await reportCount(uid)).toBe(1);
  const report = await ownReport(site.services, uid, reportId);
  expect(report?.summary.version).toBe(2);
  expect(report?.state.slope).toBe(20);

  const stale = await save(`${HOUSE}&slope=30`, { reportId, version: '1' });
  expect(stale).toMatch(/slope=30.*&ask&changed$/);
  expect((await ownReport(site.services, uid, reportId))?.state.slope).toBe(20);

  const beside = await save(`${HOUSE}&slope=30`, { asNew: 'yes' });
  expect(beside).toMatch(SAVED);
  expect(beside).not.toBe(first);
  expect(await reportCount(uid)).toBe(2);
});

test('a name typed after the session had ended is not lost', async () => {
  const context = new RouterContextProvider();
  const { services } = site;
  context.set(requestContext, { services, nonce: '', clientAddress: '127.0.0.1', signedIn: null });
  const typed = { intent: 'rename', reportId: 'report-1', title: 'Med batteri & ny tavle' };
  const { headers } = (await changeOwn(posted(typed), context)) as Response;
  const next = new URL(headers.get('Location') ?? '', 'http://local').searchParams.get('next');
  const back = new URL(next ?? '', 'http://local').searchParams;
  expect(back.get('rename')).toBe('report-1');
  expect(back.get('title')).toBe('Med batteri & ny tavle');
});

test('replaced figures keep the answers that the new calculation does not repeat', async () => {
  const { uid, save } = await visitor();
  const told = 'roofType=slate&heatPump=true&annualConsumptionKwh=5200&slope=30';
  const first = await save(`${HOUSE}&${told}`);
  const reportId = SAVED.exec(first ?? '')?.[1] ?? '';
  const anew = 'lat=56.2&lon=10.2&peakPower=4&averageMonthlySpendingDKK=1500';
  expect(await save(anew, { reportId, version: '1' })).toBe(first);
  const report = await ownReport(site.services, uid, reportId);
  // The roof and the heat pump stay; a count and a consumption answered differently since do not.
  expect(report?.state).toEqual({
    lat: 56.2,
    lon: 10.2,
    roofType: 'slate',
    heatPump: true,
    slope: 30,
    peakPower: 4,
    averageMonthlySpendingDKK: 1500,
  });
  const alone = await site.services.estimate(THE_HOUSE, report!.state, 'builtin');
  expect(alone.ok && alone.value.estimate.price.totalPrice).toBe(report?.estimate.price.totalPrice);
});

test('a button of the list says what it asks for in one value', async () => {
  const { uid, save } = await visitor();
  const first = await save(HOUSE);
  const reportId = SAVED.exec(first ?? '')?.[1] ?? '';
  const copied = await save('', { intent: '', change: `copy ${reportId} ${KEY}-copy` });
  expect(copied).toMatch(/\?copied=[\w-]{36}$/);
  expect(await reportCount(uid)).toBe(2);
  expect(await save('', { intent: '', change: 'none of these' })).toBeNull();
});

test('a report of another house takes nothing over', async () => {
  const { uid, save } = await visitor();
  const reportId = SAVED.exec((await save(`${HOUSE}&roofType=slate`)) ?? '')?.[1] ?? '';
  await save('lat=55.7&lon=12.5&slope=20', { reportId, version: '1' });
  const report = await ownReport(site.services, uid, reportId);
  expect(report?.state).toEqual({ lat: 55.7, lon: 12.5, slope: 20 });
});
