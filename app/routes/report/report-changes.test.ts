import { RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testServices, type TestServices } from '../../../server/testing/services.ts';
import { storeUser } from '../../../server/testing/store-user.ts';
import { requestContext } from '../../request-context.server.ts';
import { changeReports } from './report-changes.server.ts';

const HOUSE = 'lat=56.2&lon=10.2&calculatedNumberOfPanels=12';
const KEY = 'a-key-of-the-page-0001';

let site: TestServices;
beforeAll(async () => {
  site = await testServices();
});
afterAll(() => site.close());

/** Presses «save» on a page that holds a key, as somebody of their own. */
async function visitor() {
  const { services } = site;
  const { uid } = await storeUser(services);
  const signedIn = { uid, phone: null, sessionId: 'session' };
  const context = new RouterContextProvider();
  context.set(requestContext, { services, nonce: '', clientAddress: '127.0.0.1', signedIn });
  const save = async (query: string) => {
    const form = new FormData();
    for (const [name, value] of [
      ['intent', 'save'],
      ['query', query],
      ['idempotencyKey', KEY],
    ] as const) {
      form.set(name, value);
    }
    const answer = await changeReports(form, signedIn, context, { ids: [], after: null });
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

test('one page saves the same figures once, however often it is pressed, and other figures beside them', async () => {
  const { uid, save } = await visitor();
  const first = await save(HOUSE);
  expect(first).toMatch(/^\/da\/report\/[\w-]{36}\?saved$/);
  expect(await Promise.all([save(HOUSE), save(HOUSE)])).toEqual([first, first]);
  expect(await reportCount(uid)).toBe(1);
  const other = await save(`${HOUSE}&slope=20`);
  expect(other).toMatch(/^\/da\/report\/[\w-]{36}\?saved$/);
  expect(other).not.toBe(first);
  expect(await save(`${HOUSE}&slope=20`)).toBe(other);
  expect(await reportCount(uid)).toBe(2);
});
