import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { APIResponse, Browser } from '@playwright/test';
import routes from '../../app/routes.ts';
import { API_ACCESS, outcomeOf, ROLES, ROUTE_ACCESS, type Role } from '../../domain/access.ts';
import { MAIL_CONSENT_VERSION, OFFER_CONSENT_VERSION } from '../../domain/consent-versions.ts';
import { signInByPhone } from './support/sign-in.ts';
import { expect, test, type Page } from './support/site-test.ts';

// Every cell of role × route × owner: pages, their data, calls and actions, as domain/access.ts has it.

const PLANTED = {
  title: 'Matrixtitel',
  address: 'Matrixvænget 4711, 8000 Aarhus C',
  name: 'Matrixnavn Matriksen',
  email: 'matrix@plante.example',
} as const;

type Answer = {
  readonly status: number;
  /** Where it sends a browser; undefined: nowhere. */
  readonly to: string | undefined;
  readonly text: string;
};
type Site = {
  readonly as: Readonly<Record<Role, Page>>;
  readonly reportId: string;
  readonly ownerUid: string;
  /** What only the owner may be told. */
  readonly secrets: readonly string[];
};

// All of them look at one owner's report.
test.describe.configure({ mode: 'default' });

let site: Site;

const ROUTES = routes.flatMap((route) => {
  const { path = '', file } = route as { path?: string; file: string };
  return path.startsWith('da') ? [{ path: path.slice(2), file }] : [];
});

test.beforeAll(async ({ browser }) => {
  site = await openSite(browser);
});
test.afterAll(async () => {
  for (const role of ROLES) await site.as[role].context().close();
});

async function openSite(browser: Browser): Promise<Site> {
  const newPage = async () => (await browser.newContext()).newPage();
  const as = {
    visitor: await newPage(),
    owner: await newPage(),
    other: await newPage(),
    admin: await newPage(),
  };
  const phone = await signInByPhone(as.owner);
  const report = await saved(as.owner, {
    lat: 56.17,
    lon: 10.19,
    address: PLANTED.address,
    title: PLANTED.title,
    fullName: PLANTED.name,
    email: PLANTED.email,
  });
  for (const role of ['other', 'admin'] as const) {
    await signInByPhone(as[role]);
    const { ownerUid } = await saved(as[role], { lat: 55.68, lon: 12.57 });
    if (role === 'admin') makeAdmin(ownerUid);
  }
  const grouped = phone.replace(/(..)(?=.)/g, '$1 ');
  return { as, ...report, secrets: [...Object.values(PLANTED), phone, grouped] };
}

async function originOf(page: Page): Promise<string> {
  return new URL((await page.request.get('/api/v1/site-settings')).url()).origin;
}

async function saved(page: Page, data: object) {
  const answer = await page.request.post('/api/v1/reports', {
    headers: { Origin: await originOf(page), 'Idempotency-Key': 'matrix-key-000000001' },
    data,
  });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as { reportId: string; ownerUid: string };
}

function inDatabase<Value>(work: (database: DatabaseSync) => Value): Value {
  const database = new DatabaseSync(join(process.env['E2E_DATA_DIR'] ?? '', 'solrig.sqlite'));
  database.exec('pragma busy_timeout = 5000');
  try {
    return work(database);
  } finally {
    database.close();
  }
}

/** Nobody becomes staff through the site. */
function makeAdmin(uid: string): void {
  inDatabase((database) =>
    database.prepare('insert into admins (uid, role) values (?, ?)').run(uid, 'admin'),
  );
}

/** With its links, whether it is deleted, and the offers that were asked for from it. */
function storedReport() {
  return inDatabase((database) => ({
    report: database.prepare('select * from reports where report_id = ?').get(site.reportId)!,
    mails: database
      .prepare('select * from report_mail_links where report_id = ?')
      .all(site.reportId),
    offers: database
      .prepare('select * from offer_requests where saved_report_id = ?')
      .all(site.reportId),
  }));
}

async function read(answer: APIResponse): Promise<Answer> {
  return {
    status: answer.status(),
    to: answer.headers()['location'],
    text: await answer.text(),
  };
}

const get = async (role: Role, path: string) =>
  read(await site.as[role].request.get(path, { maxRedirects: 0 }));

function expectNoLeak({ text }: Answer, what: string): void {
  const leaked = site.secrets.filter((secret) => text.includes(secret));
  expect(leaked, what).toEqual([]);
}

const SIGN_IN = '/da/report/solrig-report';

const EXAMPLES: Readonly<Record<string, string>> = {
  '/articles/:slug': '/articles/haeldning-og-retning',
  '/legal/*': '/legal/privacy-policy',
  '/deprecated/:name': '/deprecated/article',
  '/*': '/no-such-page',
};

function addressOf(path: string): string {
  return `/da${EXAMPLES[path] ?? path.replace(':slug', site.reportId)}`;
}

/** What a page answers to whom it is shown; every other one answers 200. */
const ANSWERS: Readonly<Record<string, { readonly status: number; readonly to?: string }>> = {
  '/deprecated/:name': { status: 308, to: '/da/article-home' },
  '/sign-out': { status: 302, to: '/da/report/solrig-report' },
  '/account/my-data.zip': { status: 302, to: '/da/report/solrig-report' },
  '/*': { status: 404 },
};

/** These tell who is not signed in what to do, on an address of their own or on this one. */
const GREETED: Readonly<Record<string, { readonly status: number; readonly to?: string }>> = {
  '/account/delete': { status: 303, to: `${SIGN_IN}?next=%2Fda%2Faccount%2Fdelete` },
};

/** Exactly what a role is answered on a page: a status, and where it is sent. */
function answerOf(path: string, role: Role): { readonly status: number; readonly to?: string } {
  const { read: access } = ROUTE_ACCESS[path]!;
  const outcome = outcomeOf(access, role);
  if (outcome === 'not-found') return { status: 404 };
  if (outcome === 'sign-in') {
    return { status: 303, to: `${SIGN_IN}?${new URLSearchParams({ next: addressOf(path) })}` };
  }
  const greeted = access === 'greets' && role === 'visitor' ? GREETED[path] : undefined;
  return greeted ?? ANSWERS[path] ?? { status: 200 };
}

for (const suffix of ['', '.data'] as const) {
  test(`${suffix === '' ? 'pages' : 'their data'} × roles`, async () => {
    for (const { path } of ROUTES) {
      // What follows the data's ending is no page of its own.
      if (suffix !== '' && /\.\w+$|\*$/.test(path)) continue;
      const address = path === '' && suffix !== '' ? '/da.data' : `${addressOf(path)}${suffix}`;
      for (const role of ROLES) {
        const answer = await get(role, address);
        const what = `${role} ${address}`;
        const { status, to } = answerOf(path, role);
        if (role !== 'owner') expectNoLeak(answer, what);
        if (suffix === '' || to === undefined) {
          expect({ status: answer.status, to: answer.to }, what).toEqual({ status, to });
        } else {
          // The router's data tells a browser where to go in its body.
          expect(answer.status, what).toBe(202);
          expect(answer.text, what).toContain(`"${to}"`);
        }
      }
    }
    const own = await get('owner', `${addressOf('/report/:slug')}${suffix}`);
    expect(own.text).toContain(PLANTED.address);
  });
}

type Described = {
  readonly requestBody?: { readonly content: { 'application/json': { example?: unknown } } };
};

const callOf = (path: string) => path.replace('/api/v1', '');

test('calls × roles, from their own description', async () => {
  const { text } = await get('visitor', '/api/v1/openapi.json');
  const { paths } = JSON.parse(text) as { paths: Record<string, Record<string, Described>> };
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${callOf(path)}`),
  );
  const named = Object.keys(API_ACCESS).filter((call) => call !== 'GET /openapi.json');
  expect(described.toSorted()).toEqual(named.toSorted());
  for (const [path, methods] of Object.entries(paths)) {
    // Signing in and out would change who calls.
    if (/sign-(in|out)/.test(path)) continue;
    const address = path
      .replace('{id}', site.reportId)
      .replace('{uid}', site.ownerUid)
      .replace('{manufacturer}', 'TW');
    for (const [method, { requestBody }] of Object.entries(methods)) {
      const access =
        API_ACCESS[`${method.toUpperCase()} ${callOf(path)}` as keyof typeof API_ACCESS];
      for (const role of ROLES.filter((each) => each !== 'owner')) {
        const what = `${role} ${method} ${address}`;
        const data = requestBody?.content['application/json'].example;
        const { request } = site.as[role];
        const headers = { Origin: await originOf(site.as[role]) };
        const sent = await request.fetch(address, {
          method,
          headers: { ...headers, 'Idempotency-Key': 'matrix-key-000000002' },
          ...(data === undefined ? {} : { data }),
        });
        const answer = await read(sent);
        expectNoLeak(answer, what);
        const outcome = outcomeOf(access, role);
        if (outcome === 'sign-in') expect(answer.status, what).toBe(401);
        else if (outcome === 'not-found') expect(answer.status, what).toBe(404);
        else if (access !== 'anyone') expect([200, 201, 204, 404], what).toContain(answer.status);
        if (access === 'anyone' || method === 'get') continue;
        const foreign = await request.fetch(address, {
          method,
          headers: { Origin: 'https://evil.example' },
          ...(data === undefined ? {} : { data }),
        });
        expect(foreign.status(), `${what} from another site`).toBe(403);
      }
    }
  }
});

/** One for each who sends: under one of another's, what they were told would be told again. */
const KEY = 'matrix-key-of-ROLE';

/** The forms of one's reports, on whatever page they stand. */
const changesAt = (path: string) =>
  ['rename', 'copy', 'delete', 'restore', 'save'].map((intent) => ({
    path,
    form: {
      intent,
      reportId: 'ID',
      version: 'VERSION',
      title: 'Taget over',
      idempotencyKey: KEY,
    },
  }));

type Action = { readonly path: string; readonly form: Readonly<Record<string, string>> };

/** Every route that changes something, by its file, with all that its form can ask for. */
const ACTIONS: Readonly<Record<string, readonly Action[]>> = {
  'account/delete.tsx': ['send', 'confirm'].map((intent) => ({
    path: '/account/delete',
    form: { intent, code: '000000' },
  })),
  'account/export.tsx': ['send', 'confirm'].map((intent) => ({
    path: '/account/my-data',
    form: { intent, code: '000000' },
  })),
  'account/my-data.ts': [{ path: '/account/my-data.zip', form: {} }],
  'calculator/mail-report.tsx': [{ path: '/calculator/report/mail', form: { intent: 'mail' } }],
  'calculator/offer.tsx': [
    {
      path: '/calculator/offer?lat=56.17&lon=10.19&report=ID',
      form: {
        idempotencyKey: KEY,
        name: 'Nogen Andersen',
        preferredContactMethod: 'email',
        email: 'ROLE@plante.example',
        consent: OFFER_CONSENT_VERSION,
      },
    },
  ],
  'calculator/start.tsx': [
    { path: '/calculator/start', form: { shown: 'address', to: 'next', q: '8000' } },
    { path: '/calculator/start', form: { shown: 'contact', idempotencyKey: KEY } },
  ],
  'public/contact.tsx': [{ path: '/contact', form: {} }],
  'public/thank-you.tsx': [{ path: '/thank-you', form: {} }],
  'report/my-reports.tsx': ['/report/solrig-report', '/report'].flatMap(changesAt),
  'calculator/report.tsx': changesAt('/calculator/report'),
  'report/saved-report.tsx': [
    {
      path: '/report/ID',
      form: { version: 'VERSION', shownPrice: 'PRICE', shownSaving: 'SAVING' },
    },
  ],
  'report/share-report.tsx': ['share', 'end', 'mail'].map((intent) => ({
    path: '/report/ID/share',
    form: {
      intent,
      days: '30',
      email: 'ROLE@plante.example',
      consent: MAIL_CONSENT_VERSION,
      idempotencyKey: KEY,
    },
  })),
};
/** It signs out whoever asks, and is tested beside signing in. */
const NOT_TRIED = ['account/sign-out.ts'];

test('actions × roles: nobody but the owner changes a report or learns of it', async () => {
  const folder = join(import.meta.dirname, '../../app/routes');
  const acting = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .filter((file) =>
      /export (async )?function action/.test(readFileSync(join(folder, file), 'utf8')),
    );
  expect(acting.toSorted()).toEqual([...Object.keys(ACTIONS), ...NOT_TRIED].toSorted());

  const state = async () => ({
    report: (await get('owner', `/api/v1/reports/${site.reportId}`)).text,
    index: (await get('owner', '/api/v1/user-report-index')).text,
    data: (await get('owner', '/api/v1/user-calculator-data')).text,
    stored: storedReport(),
  });
  const before = await state();
  /** What is filled in when it is sent: the form is right, whoever sends it. */
  const filled = (text: string, role: Role) => {
    const { report } = storedReport();
    return text
      .replace('VERSION', String(report['version']))
      .replace('PRICE', String(report['total_price_ore']))
      .replace('SAVING', String(report['saving_ore']))
      .replace('ROLE', role)
      .replace('ID', site.reportId);
  };
  const send = async (role: Role, { path, form }: Action) =>
    read(
      await site.as[role].request.post(`/da${filled(path, role)}`, {
        headers: { Origin: await originOf(site.as[role]) },
        form: Object.fromEntries(
          Object.entries(form).map(([name, value]) => [name, filled(value, role)]),
        ),
        maxRedirects: 0,
      }),
    );
  for (const action of Object.values(ACTIONS).flat()) {
    for (const role of ROLES.filter((each) => each !== 'owner')) {
      const answer = await send(role, action);
      const what = `${role} ${action.path} ${JSON.stringify(action.form)}`;
      expectNoLeak(answer, what);
      expect(answer.status, what).toBeLessThan(500);
    }
  }
  expect(await state()).toEqual(before);

  // The same forms do something for who may send them, each in its turn.
  const asOwner = async (file: string, intent: string | null, change: () => unknown) => {
    const action = ACTIONS[file]!.find(({ form }) => (form['intent'] ?? null) === intent)!;
    const was = await change();
    const { status } = await send('owner', action);
    const what = `${file} ${intent}`;
    expect([200, 303], what).toContain(status);
    expect(await change(), what).not.toEqual(was);
  };
  const column = (name: string) => () => storedReport().report[name];
  const list = 'report/my-reports.tsx';
  const share = 'report/share-report.tsx';
  await asOwner(list, 'rename', column('title'));
  expect((await state()).report).toContain('Taget over');
  await asOwner(list, 'copy', async () => (await state()).index);
  await asOwner('report/saved-report.tsx', null, column('version'));
  await asOwner(share, 'share', column('share_token_hash'));
  await asOwner(share, 'mail', () => storedReport().mails.length);
  await asOwner(share, 'end', () => storedReport().mails.length);
  await asOwner('calculator/offer.tsx', null, () => storedReport().offers.length);
  await asOwner(list, 'delete', column('deleted_at'));
  await asOwner(list, 'restore', column('deleted_at'));
});

test('who holds a link sees the report and nothing of a person', async () => {
  const shared = await site.as.owner.request.post(`/da/report/${site.reportId}/share`, {
    headers: { Origin: await originOf(site.as.owner) },
    form: { intent: 'share', days: '7' },
  });
  const [link] = /\/da\/report\/s-[\w-]{22}/.exec(await shared.text()) ?? [];
  expect(link).toBeDefined();
  for (const role of ['visitor', 'other', 'admin'] as const) {
    for (const address of [link!, `${link!}.data`]) {
      const answer = await get(role, address);
      expect(answer.status).toBe(200);
      expectNoLeak(answer, `${role} with the link`);
    }
    expect(
      (await get(role, `${link!.slice(0, -1)}${link!.endsWith('A') ? 'B' : 'A'}`)).status,
    ).toBe(404);
  }
});
