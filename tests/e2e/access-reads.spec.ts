import routes from '../../app/routes.ts';
import { outcomeOf, ROUTE_ACCESS, type Role } from '../../domain/access.ts';
import { pathsIn } from '../route-paths.ts';
import {
  expectNoLeak,
  get,
  openAccessSite,
  originOf,
  OTHERS,
  PLANTED,
  roleOf,
  SENDERS,
  type AccessSite,
} from './support/access-site.ts';
import { signInFor } from './support/form-actions.ts';
import { expect, test } from './support/site-test.ts';

// Every page and its data, as each role reads them.

// All of them are looking at one owner's report.
test.describe.configure({ mode: 'default' });

let site: AccessSite;
test.beforeAll(async ({ browser }) => {
  site = await openAccessSite(browser);
});
test.afterAll(() => site.close());

const ROUTES = pathsIn(routes).flatMap((path) => (path.startsWith('da') ? [path.slice(2)] : []));

const EXAMPLES: Readonly<Record<string, string>> = {
  '/articles/:slug': '/articles/haeldning-og-retning',
  '/legal/*': '/legal/privacy-policy',
  '/deprecated/:name': '/deprecated/article',
  '/admin/leads/:id': '/admin/leads/none',
  '/admin/quotes/:id': '/admin/quotes/none',
  '/admin/report/:id': '/admin/report/none',
  '/*': '/no-such-page',
};

function addressOf(path: string): string {
  return `/da${EXAMPLES[path] ?? path.replace(':slug', site.reportId)}`;
}

/** What a page answers to permitted readers; all others answer 200. */
const ANSWERS: Readonly<Record<string, { readonly status: number; readonly to?: string }>> = {
  '/deprecated/:name': { status: 308, to: '/da/article-home' },
  '/sign-out': { status: 302, to: '/da/report/solrig-report' },
  '/account/my-data.zip': { status: 302, to: '/da/report/solrig-report' },
  '/admin/sign-out': { status: 302, to: '/da/admin/login' },
  '/admin/leads/:id': { status: 404 },
  '/admin/quotes/:id': { status: 404 },
  '/admin/report/:id': { status: 404 },
  // Without a key they open nothing.
  // Nobody has this paper.
  '/papers/:id': { status: 404 },
  '/your-offer': { status: 404 },
  '/your-offer/pdf': { status: 404 },
  '/your-offer/withdraw': { status: 404 },
  // No request has this key, and no file this id.
  '/thank-you/files': { status: 302, to: '/da/thank-you' },
  '/thank-you/send-file': { status: 302, to: '/da/thank-you/files' },
  '/thank-you/picture/:id': { status: 404 },
  '/admin/files/:id': { status: 404 },
  '/admin/proofs/:id': { status: 404 },
  // No photograph without a key.
  '/calculator/photo/:tile': { status: 404 },
  // Nobody has this logo.
  '/partners/logo/:key': { status: 404 },
  '/admin/privacy/export': { status: 302, to: '/da/admin/privacy' },
  // Of no kind of row.
  '/admin/records.csv': { status: 404 },
  '/*': { status: 404 },
};

/** These tell signed-out visitors what to do, on a page of their own or on this one. */
const GREETED: Readonly<Record<string, { readonly status: number; readonly to?: string }>> = {
  '/account/delete': { status: 303, to: signInFor('/da/account/delete') },
};

/** The exact answer for a role on a page: a status, and where it redirects. */
function answerOf(path: string, role: Role): { readonly status: number; readonly to?: string } {
  const { read: access } = ROUTE_ACCESS[path]!;
  const outcome = outcomeOf(access, role);
  if (outcome === 'not-found') return { status: 404 };
  if (outcome === 'sign-in') {
    return { status: 303, to: signInFor(addressOf(path)) };
  }
  if (outcome === 'staff-sign-in') return { status: 303, to: '/da/admin/login' };
  // A person already let in has nothing to sign in for.
  if (path === '/admin/login' && role === 'admin') return { status: 303, to: '/da/admin' };
  const greeted = access === 'greets' && role === 'visitor' ? GREETED[path] : undefined;
  return greeted ?? ANSWERS[path] ?? { status: 200 };
}

for (const suffix of ['', '.data'] as const) {
  test(`${suffix === '' ? 'pages' : 'their data'} × roles`, async () => {
    for (const path of ROUTES) {
      // What follows the data's file ending is not a page of its own.
      if (suffix !== '' && /\.\w+$|\*$/.test(path)) continue;
      const address = path === '' && suffix !== '' ? '/da.data' : `${addressOf(path)}${suffix}`;
      for (const sender of SENDERS) {
        const answer = await get(site, sender, address);
        const what = `${sender} ${address}`;
        const role = roleOf(sender);
        const { status, to } = answerOf(path, role);
        if (role !== 'owner') expectNoLeak(site, answer, what);
        if (suffix === '' || to === undefined) {
          expect({ status: answer.status, to: answer.to }, what).toEqual({ status, to });
        } else {
          // The router's data puts a redirect in its body.
          expect(answer.status, what).toBe(202);
          expect(answer.text, what).toContain(`"${to}"`);
        }
      }
    }
    const own = await get(site, 'owner', `${addressOf('/report/:slug')}${suffix}`);
    expect(own.text).toContain(PLANTED.address);
  });
}

test('a link’s holder sees the report and nothing about a person', async () => {
  const shared = await site.as.owner.request.post(`/da/report/${site.reportId}/share`, {
    headers: { Origin: await originOf(site.as.owner) },
    form: { intent: 'share', days: '7' },
  });
  const [link] = /\/da\/report\/s-[\w-]{22}/.exec(await shared.text()) ?? [];
  expect(link).toBeDefined();
  for (const role of OTHERS) {
    for (const address of [link!, `${link!}.data`]) {
      const answer = await get(site, role, address);
      expect(answer.status).toBe(200);
      expectNoLeak(site, answer, `${role} with the link`);
    }
    expect(
      (await get(site, role, `${link!.slice(0, -1)}${link!.endsWith('A') ? 'B' : 'A'}`)).status,
    ).toBe(404);
  }
});
