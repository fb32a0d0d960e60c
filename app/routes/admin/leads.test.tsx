import type { KyselyPlugin } from 'kysely';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testServices, type TestServices } from '../../../server/testing/services.ts';
import { LeadsPage } from '../../features/admin/leads/leads-page.tsx';
import { requestContext } from '../../request-context.server.ts';
import { loadLeads } from './leads.server.ts';

let site: TestServices;
beforeAll(async () => {
  site = await testServices();
});
afterAll(() => site.close());

const parts = (view: Awaited<ReturnType<typeof loadLeads>>) => ({
  board: view.columns !== null,
  list: view.list !== null,
  counts: view.tabs[0]?.count !== null,
});

test.each([
  ['board', /"GroupByNode"/],
  ['list', /"LimitNode".*"value":51\b/],
  ['counts', /filter \(where/],
])('of the leads only the %s is missing when it can’t be read', async (part, refused) => {
  const db = site.services.db.withPlugin(failingAt(refused));
  const context = new RouterContextProvider();
  context.set(requestContext, {
    services: { ...site.services, db },
    nonce: '',
    clientAddress: '127.0.0.1',
    signedIn: { uid: 'mette', phone: null, sessionId: 'mette', role: 'admin' },
  });
  const view = await loadLeads(new Request('http://localhost/da/admin/leads'), context);
  expect(parts(view)).toEqual({ board: true, list: true, counts: true, [part]: false });
  const page = <LeadsPage view={view} answer={undefined} />;
  const html = renderToStaticMarkup(
    <RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />,
  );
  expect(html.match(/Prøv igen/g) ?? []).toHaveLength(part === 'counts' ? 0 : 1);
});

/** A database that can't answer one kind of question. */
function failingAt(refused: RegExp): KyselyPlugin {
  return {
    transformQuery: ({ node }) => {
      if (refused.test(JSON.stringify(node))) throw new Error('no answer');
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
}
