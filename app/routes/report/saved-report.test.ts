import { RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setPriceBook } from '../../../server/testing/other-price-book.ts';
import { testServices, type TestServices } from '../../../server/testing/services.ts';
import { storeUser } from '../../../server/testing/store-user.ts';
import { requestContext } from '../../request-context.server.ts';
import { changeSavedReport, loadSavedReport } from './saved-report.server.ts';
import { saveReport } from '../../../server/testing/report-steps.ts';

const HOUSE = { lat: 56.2, lon: 10.2, calculatedNumberOfPanels: 12 };
const OLD_PRICE_ORE = 50_000_00;

let site: TestServices;
beforeAll(async () => {
  site = await testServices();
});
afterAll(() => site.close());

/** A report saved before the prices rose, according to its calculation and its columns. */
async function oldReport() {
  const { services } = site;
  const { uid } = await storeUser(services);
  const owner = { uid, phone: null, sessionId: 'session', role: null };
  const saved = await saveReport(services, owner, { state: HOUSE });
  if (saved?.ok !== true) throw new Error('not saved');
  const { reportId } = saved.value;
  await services.db
    .updateTable('reports')
    .set({ total_price_ore: OLD_PRICE_ORE })
    .where('report_id', '=', reportId)
    .execute();
  await setPriceBook(services, reportId, '2025-01');
  const context = new RouterContextProvider();
  context.set(requestContext, {
    services,
    nonce: '',
    clientAddress: '127.0.0.1',
    signedIn: owner,
  });
  return { reportId, context };
}

type Old = Awaited<ReturnType<typeof oldReport>>;

const at = (reportId: string, query: string) =>
  new URL(`http://localhost/da/report/${reportId}${query}`);

async function viewOf({ reportId, context }: Old, query: string) {
  return (await loadSavedReport(at(reportId, query), context, reportId)).data.view;
}

async function press({ reportId, context }: Old, fields: Readonly<Record<string, unknown>>) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, String(value));
  const url = at(reportId, '');
  const request = new Request(url, { method: 'POST', body });
  const answer = await changeSavedReport(request, url, context, reportId);
  return answer instanceof Response ? answer.headers.get('Location') : null;
}

describe('today’s prices', () => {
  test('are shown beside the report and replace nothing', async () => {
    const old = await oldReport();
    expect((await viewOf(old, '')).today).toBeNull();
    const { summary, today } = await viewOf(old, '?recalculate');
    expect(summary).toMatchObject({ totalPriceOre: OLD_PRICE_ORE, hasOldPrices: true, version: 1 });
    expect(today?.totalPriceOre).toBeGreaterThan(OLD_PRICE_ORE);
    expect((await viewOf(old, '')).summary.totalPriceOre).toBe(OLD_PRICE_ORE);
  });

  test('replace the figures that were shown, and keep the owner and the date', async () => {
    const old = await oldReport();
    const { summary, today } = await viewOf(old, '?recalculate');
    const fields = { shownPrice: today?.totalPriceOre, shownSaving: today?.savingOre, version: 1 };
    expect(await press(old, fields)).toBe(`/da/report/${old.reportId}?replaced`);
    const after = await viewOf(old, '?replaced');
    expect(after.notice).toBe('replaced');
    expect(after.summary).toMatchObject({
      totalPriceOre: today?.totalPriceOre,
      createdAt: summary.createdAt,
      hasOldPrices: false,
      version: 2,
    });
  });

  test('that no longer match the screen are shown again first', async () => {
    const old = await oldReport();
    const fields = { shownPrice: 1, shownSaving: 1, version: 1 };
    expect(await press(old, fields)).toBe(`/da/report/${old.reportId}?recalculate&changed`);
    const view = await viewOf(old, '?recalculate&changed');
    expect(view).toMatchObject({ problem: 'changed', summary: { version: 1 } });
  });

  test('do not replace a report changed elsewhere meanwhile', async () => {
    const old = await oldReport();
    const { today } = await viewOf(old, '?recalculate');
    await site.services.db
      .updateTable('reports')
      .set({ version: 2, title: 'Omdøbt i et andet vindue' })
      .where('report_id', '=', old.reportId)
      .execute();
    const fields = { shownPrice: today?.totalPriceOre, shownSaving: today?.savingOre, version: 1 };
    expect(await press(old, fields)).toBe(`/da/report/${old.reportId}?recalculate&conflict`);
    expect((await viewOf(old, '')).summary).toMatchObject({
      totalPriceOre: OLD_PRICE_ORE,
      title: 'Omdøbt i et andet vindue',
    });
  });
});

test('a stranger’s request finds no page', async () => {
  const mine = await oldReport();
  const theirs = await oldReport();
  const url = at(mine.reportId, '');
  await expect(loadSavedReport(url, theirs.context, mine.reportId)).rejects.toMatchObject({
    data: `Page Not Found: /da/report/${mine.reportId}`,
    init: { status: 404 },
  });
});
