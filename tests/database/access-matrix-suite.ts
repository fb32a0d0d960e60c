import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { API_ACCESS, ROUTE_ACCESS } from '../../domain/access.ts';
import { SIGN_IN_WAYS, type SignInWay } from '../../domain/sign-in-way.ts';
import { createApp } from '../../server/http/app.ts';
import { createSession } from '../../server/identity/session.ts';
import { loadPages } from '../../server/page-build.ts';
import type { Services } from '../../server/services.ts';
import type { Level, UseCase } from '../../server/use-case/use-case.ts';
import { whoOf } from '../../server/use-case/who.ts';
import { ACTIONS } from '../e2e/support/form-actions.ts';
import type { OpenServices } from './open-services.ts';

// Everything that is the staff's alone, by everybody who might ask: role × way of sign-in × every
// page, its data, every form, call and use case. The rows come from the table of access itself.

const ROOT = join(import.meta.dirname, '..', '..');
const LOGIN = '/da/admin/login';
const PATIENCE = { timeout: 120_000 };

type Sender = {
  readonly name: string;
  readonly uid: string | null;
  readonly way: SignInWay | null;
  readonly stored: string | null;
  /** Written out, not asked of the code: the one combination that is staff. */
  readonly isStaff: boolean;
};

const SENDERS: readonly Sender[] = [
  { name: 'visitor', uid: null, way: null, stored: null, isStaff: false },
  ...[...SIGN_IN_WAYS, null].flatMap((way) =>
    ['admin', 'removed', null].map((stored): Sender => ({
      name: `${stored ?? 'no role'} by ${way ?? 'unknown way'}`,
      uid: `${stored}-${way}`,
      way,
      stored,
      isStaff: way === 'issuer' && stored === 'admin',
    })),
  ),
];

const PAGES = Object.entries(ROUTE_ACCESS).filter(([, { read }]) => read === 'staff');
const FORMS = Object.entries(ROUTE_ACCESS).filter(([, { write }]) => write === 'staff');
const STAFF_ACTIONS = Object.values(ACTIONS)
  .flat()
  .filter(({ path }) => path.startsWith('/admin'));

const example = (path: string) => `/da${path.replace(/:\w+/g, 'none')}`;
/** The route whose form an action sends. */
const routeOf = (path: string) => path.replace(/\/none$/, '/:id');

/** Whether an answer of a page or its data leads to the staff's sign-in, and shows nothing. */
async function leadsToLogin(answer: Response): Promise<boolean> {
  const body = await answer.text();
  if (answer.status === 303 && answer.headers.get('location') === LOGIN) return body === '';
  return answer.status === 202 && body.length < 400 && body.includes(`"${LOGIN}"`);
}

/** The built site, with everybody signed in who can be. @returns how one of them asks */
async function siteFor(services: Services) {
  const { db, now } = services;
  const { handle } = await loadPages(join(ROOT, 'build'));
  const app = createApp({
    services,
    pages: handle,
    assets: new Map(),
    stillPages: null,
    readiness: { accepting: true },
  });
  const cookies = new Map<string, string>();
  for (const { name, uid, way, stored } of SENDERS) {
    if (uid === null) continue;
    await db
      .insertInto('users')
      .values({ uid, google_sub: uid, created_at: now().toISOString() })
      .execute();
    if (stored !== null) await db.insertInto('admins').values({ uid, role: stored }).execute();
    const token = await createSession(db, { uid, way: way as SignInWay, now: now() });
    cookies.set(name, `solrig_session=${token}`);
  }
  let asked = 0;
  return async ({ name }: Sender, address: string, init: RequestInit = {}) => {
    // Each from its own network: nobody may ask this often.
    asked += 1;
    const cookie = cookies.get(name);
    return app.request(`http://localhost${address}`, {
      ...init,
      headers: {
        'X-Forwarded-For': `2001:db8:0:${asked.toString(16)}::1`,
        'Sec-Fetch-Site': 'same-origin',
        ...(cookie !== undefined && { Cookie: cookie }),
        ...(init.headers as Record<string, string>),
      },
    });
  };
}

type Case<L extends Level> = UseCase<L, object, object, [], unknown, { readonly kind: string }>;

/** The use cases of the whole server that are declared so. */
async function casesOf<L extends Level>(access: L): Promise<readonly Case<L>[]> {
  const files = readdirSync(join(ROOT, 'server'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .filter((file) =>
      readFileSync(join(ROOT, 'server', file), 'utf8').includes(`access: '${access}'`),
    );
  const cases: Case<L>[] = [];
  for (const file of files) {
    const exported = Object.values((await import(join(ROOT, 'server', file))) as object);
    for (const each of exported) {
      if ((each as Partial<Case<L>>)?.terms?.access === access) cases.push(each);
    }
  }
  return cases;
}

/** @param open real services on the database under test */
export function accessMatrixSuite(open: OpenServices): void {
  describe('what is the staff’s alone', () => {
    const opened = () => open({ TRUSTED_PROXY: '1' });

    test('there is a row for each page, form and call', () => {
      expect(PAGES.length).toBeGreaterThan(20);
      expect(SENDERS.filter(({ isStaff }) => isStaff)).toHaveLength(1);
      // A form without an example is tried by nobody.
      const tried = new Set(STAFF_ACTIONS.map(({ path }) => routeOf(path)));
      expect(FORMS.map(([path]) => path).filter((path) => !tried.has(path))).toEqual([]);
      // What lies under /admin is the staff's, but for the way in and out.
      const others = Object.entries(ROUTE_ACCESS).filter(
        ([path, { read }]) => path.startsWith('/admin') && read !== 'staff',
      );
      expect(others.map(([path]) => path)).toEqual(['/admin/login', '/admin/sign-out']);
    });

    test('pages and their data: shown to staff and to nobody else', PATIENCE, async () => {
      const ask = await siteFor((await opened()).services);
      const wrong: string[] = [];
      for (const sender of SENDERS) {
        for (const [path] of PAGES) {
          const address = example(path);
          const asked = [
            ['GET', address],
            ['HEAD', address],
            // A file is no page of the router's, and has no data.
            ...(/\.\w+$/.test(path) ? [] : [['GET', `${address}.data`]]),
          ] as const;
          for (const [method = '', at = ''] of asked) {
            if ((await leadsToLogin(await ask(sender, at, { method }))) === sender.isStaff) {
              wrong.push(`${sender.name}: ${method} ${at}`);
            }
          }
        }
      }
      expect(wrong).toEqual([]);
    });

    test('forms: taken from staff and from nobody else', PATIENCE, async () => {
      const { services } = await opened();
      const ask = await siteFor(services);
      const wrong: string[] = [];
      // Staff last: what they start would be something to change.
      for (const sender of SENDERS.toSorted((a, b) => Number(a.isStaff) - Number(b.isStaff))) {
        if (sender.isStaff) {
          const log = await services.db.selectFrom('audit_log').select('action').execute();
          expect(log).toEqual([]);
        }
        for (const { path, form } of STAFF_ACTIONS) {
          for (const address of [`/da${path}`, `/da${path}.data`]) {
            const body = new URLSearchParams(form);
            const answer = await ask(sender, address, { method: 'POST', body });
            if ((await leadsToLogin(answer)) === sender.isStaff) {
              wrong.push(`${sender.name}: ${address} ${form['intent']} ${answer.status}`);
            }
          }
        }
      }
      expect(wrong).toEqual([]);
    });

    test('calls: a role is told to its holder who came as staff, a request is for oneself', async () => {
      const ask = await siteFor((await opened()).services);
      const answers: Record<string, number> = {};
      const expected: Record<string, number> = {};
      for (const sender of SENDERS) {
        for (const { uid } of SENDERS) {
          const isOwn = uid === sender.uid;
          const refusal = sender.uid === null ? 401 : 404;
          for (const [method, call] of [
            ['GET', 'admins'],
            ['PUT', 'admin-requests'],
          ] as const) {
            const what = `${sender.name}: ${method} ${call} of ${uid}`;
            const body = method === 'GET' ? null : JSON.stringify({ email: 'boss@firm.example' });
            const headers = { 'Content-Type': 'application/json' };
            const address = `/api/v1/${call}/${uid ?? 'nobody'}`;
            answers[what] = (await ask(sender, address, { method, body, headers })).status;
            const mayAsk = isOwn && sender.uid !== null && (method === 'PUT' || sender.isStaff);
            expected[what] = mayAsk ? 200 : refusal;
          }
        }
      }
      expect(answers).toEqual(expected);
      // No other call is the staff's; one that becomes it has to be tried here.
      const levels: readonly string[] = Object.values(API_ACCESS);
      expect(levels).not.toContain('staff');
    });

    test('use cases: each that is declared the staff’s refuses everybody else before it reads or writes', async () => {
      const cases = await casesOf('staff');
      expect(cases.length).toBeGreaterThan(60);
      const nothing = {};
      for (const useCase of cases) {
        const visitor = await useCase(nothing, whoOf(null, '192.0.2.7'), nothing);
        expect(visitor, useCase.terms.name).toEqual({ ok: false, error: { kind: 'signed-out' } });
        const owner = { uid: 'o', phone: '+4520304050', sessionId: 's', role: null };
        const user = await useCase(nothing, whoOf(owner, '192.0.2.7'), nothing);
        expect(user, useCase.terms.name).toEqual({ ok: false, error: { kind: 'not-staff' } });
      }
    });

    test('use cases: what is the customer’s to say, sign or take back refuses staff', async () => {
      const cases = await casesOf('customer');
      const named = cases.map(({ terms }) => terms.name).toSorted();
      expect(named).toEqual([
        'contract.withdraw',
        'offer.add',
        'offer.reroute',
        'offer.withdraw',
        'quote.answer',
      ]);
      const came = { uid: 's', phone: null, sessionId: 's', role: 'admin' } as const;
      for (const useCase of cases) {
        const refused = await useCase({}, whoOf(came, '192.0.2.7'), {});
        expect(refused, useCase.terms.name).toEqual({ ok: false, error: { kind: 'is-staff' } });
      }
    });
  });
}
