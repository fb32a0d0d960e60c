import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter, RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveReport } from '../../../server/testing/report-steps.ts';
import { testServices, type TestServices } from '../../../server/testing/services.ts';
import { storeUser } from '../../../server/testing/store-user.ts';
import { kr } from '../../../words/format.ts';
import { requestContext } from '../../request-context.server.ts';
import { CustomerReport } from './customer-report.tsx';
import { loadStaffReport } from './report.server.ts';

const ADDRESS = 'Skovvej 12, 8000 Aarhus C';

let site: TestServices;
let id = '';
beforeAll(async () => {
  site = await testServices();
  const { uid } = await storeUser(site.services);
  const owner = { uid, phone: null, sessionId: 'session', role: null };
  const state = { lat: 56.15, lon: 10.2, address: ADDRESS, postcode: '8000' };
  const saved = await saveReport(site.services, owner, { state });
  if (saved?.ok !== true) throw new Error('not saved');
  id = saved.value.reportId;
});
afterAll(() => site.close());

/** What the page is made of for somebody with this role; null: nobody is signed in. */
function load(role: 'admin' | null | 'nobody', query: string) {
  const context = new RouterContextProvider();
  context.set(requestContext, {
    services: site.services,
    nonce: '',
    clientAddress: '127.0.0.1',
    signedIn: role === 'nobody' ? null : { uid: 'mette', phone: null, sessionId: 'mette', role },
  });
  return loadStaffReport(
    new Request(`http://localhost/da/admin/report/${id}${query}`),
    id,
    context,
  );
}

test('staff see the customer’s own page, and a way back', async () => {
  const view = await load('admin', '?as=customer');
  if (view.kind !== 'as-customer') throw new Error(view.kind);
  const page = renderToStaticMarkup(
    <MemoryRouter>
      <CustomerReport view={view} />
    </MemoryRouter>,
  );
  expect(page).toContain('Sådan ser kunden rapporten.');
  expect(page).toContain(`/admin/report/${id}"`);
  expect(page).toContain(ADDRESS);
  const { totalPrice } = view.report.figures.estimate.price;
  expect(page.replaceAll(/<[^>]*>/g, '')).toContain(kr(totalPrice, 'da').split('\u00a0')[0]);
  // What a customer can do with a report of theirs is not done from here.
  expect(page).not.toMatch(/<form|<button[^>]*type="submit"/);
});

test('what the customer must not see is neither on the page nor sent with it', async () => {
  const staff = await load('admin', '');
  if (staff.kind !== 'as-staff') throw new Error(staff.kind);
  const { profitExVatOre, lines } = staff.report;
  const costs = (lines ?? []).flatMap(({ costOre }) => costOre ?? []);
  expect(profitExVatOre).toBeGreaterThan(0);
  expect(costs.length).toBeGreaterThan(5);
  const sent = JSON.stringify(await load('admin', '?as=customer'));
  expect(/costOre|profitExVat|markupPercent|"lead"|"quotes"/i.exec(sent)?.[0]).toBeUndefined();
  // Neither under another name.
  expect(sent.includes(String(profitExVatOre))).toBe(false);
});

test.each([
  { role: 'nobody', who: 'who is not signed in' },
  { role: null, who: 'who is signed in and not staff' },
] as const)('somebody $who is led to sign in', async ({ role }) => {
  const refused = await load(role, '?as=customer').catch((thrown: unknown) => thrown);
  if (!(refused instanceof Response)) throw new Error('shown');
  expect(refused.status).toBe(303);
  expect(refused.headers.get('Location')).toMatch(/\/admin\/login$/);
});
