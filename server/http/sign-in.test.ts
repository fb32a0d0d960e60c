import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { createLogger } from '../logger.ts';
import { openText } from '../sealed-text.ts';
import { testApp } from '../testing/app.ts';
import { testServices, type TestServices } from '../testing/services.ts';

const opened: TestServices[] = [];
afterEach(async () => {
  for (const services of opened.splice(0)) await services.close();
});

const DEPLOYED = {
  APP_URL: 'https://solrig.example',
  SESSION_SECRET: 's'.repeat(32),
  MAIL: 'off',
  GOOGLE: 'off',
  GATEWAYAPI_TOKEN: 'token',
  GATEWAYAPI_URL: 'http://127.0.0.1:9',
};

async function openSite(environment: Readonly<Record<string, string>> = {}) {
  const site = await testServices(environment);
  opened.push(site);
  const app = testApp(site.services);
  const origin = environment['APP_URL'] ?? 'http://localhost';
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    app.request(`${origin}/api/v1${path}`, {
      method: 'POST',
      headers: { Origin: origin, 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  return { ...site, app, post };
}

async function newestCode({ services }: TestServices): Promise<string> {
  const rows = await services.db.selectFrom('outbox').select('body_text').execute();
  const text = openText(rows.at(-1)?.body_text ?? '', services.secret) ?? '';
  return /#(\d{6})$/.exec(text)?.[1] ?? '';
}

const PHONE = { phone: '20 30 40 50' };
const cookieOf = (answer: Response) => answer.headers.get('set-cookie') ?? '';
const pairOf = (answer: Response) => cookieOf(answer).split(';')[0] ?? '';

async function signIn(site: Awaited<ReturnType<typeof openSite>>) {
  const asked = await site.post('/sign-in/code', PHONE);
  expect(asked.status).toBe(202);
  const code = await newestCode(site);
  const entered = await site.post('/sign-in', { ...PHONE, code }, { Cookie: pairOf(asked) });
  expect(entered.status).toBe(204);
  return { asked, entered };
}

describe('signing in over HTTP', () => {
  test('on https all cookies belong to this host alone, are secure, and are hidden from scripts and other sites', async () => {
    const { asked, entered } = await signIn(await openSite(DEPLOYED));
    expect(cookieOf(asked)).toMatch(
      /^__Host-solrig_code=[\w-]{43}; Path=\/; Max-Age=86400; HttpOnly; SameSite=Lax; Secure$/,
    );
    const [session, known] = entered.headers.getSetCookie();
    expect(session).toMatch(
      /^__Host-solrig_session=[\w-]{43}; Path=\/; Max-Age=7776000; HttpOnly; SameSite=Lax; Secure$/,
    );
    expect(known).toMatch(
      /^__Host-solrig_known=[\w-]{43}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure$/,
    );
  });

  test('on this machine cookies need no https', async () => {
    const { entered } = await signIn(await openSite());
    const [session, known] = entered.headers.getSetCookie();
    expect(session).toMatch(
      /^solrig_session=[\w-]{43}; Path=\/; Max-Age=7776000; HttpOnly; SameSite=Lax$/,
    );
    expect(known).toMatch(
      /^solrig_known=[\w-]{43}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/,
    );
  });

  test('pages of a signed-in user are cached nowhere; signing out ends that at once', async () => {
    const site = await openSite();
    const { entered } = await signIn(site);
    const headers = { Cookie: pairOf(entered) };
    const page = await site.app.request('http://localhost/da/guide', { headers });
    expect(page.headers.get('cache-control')).toBe('no-store');
    const left = await site.post('/sign-out', {}, headers);
    expect(left.status).toBe(204);
    expect(cookieOf(left)).toMatch(/^solrig_session=; Path=\/; Max-Age=0;/);
    // Their pages in the browser's cache are cleared; the language and the cookie choice stay.
    expect(left.headers.get('clear-site-data')).toBe('"cache"');
    const after = await site.app.request('http://localhost/da/guide', { headers });
    expect(after.headers.get('cache-control')).toBe('no-cache, private');
  });

  test('signing out everywhere ends the others', async () => {
    const site = await openSite();
    const one = pairOf((await signIn(site)).entered);
    site.advance(60_000);
    const other = pairOf((await signIn(site)).entered);
    await site.post('/sign-out', { everywhere: true }, { Cookie: other });
    expect(await site.services.db.selectFrom('sessions').selectAll().execute()).toEqual([]);
    const page = await site.app.request('http://localhost/da/guide', { headers: { Cookie: one } });
    expect(page.headers.get('cache-control')).toBe('no-cache, private');
  });

  test('if it can’t be ended, the answer and the log say so, and the cookie stays for another try', async () => {
    const site = await openSite();
    const lines: string[] = [];
    const log = createLogger('error', { write: (line) => void lines.push(line) });
    const app = testApp({ ...site.services, log });
    const cookie = pairOf((await signIn(site)).entered);
    const leave = (everywhere: boolean) =>
      app.request('http://localhost/api/v1/sign-out', {
        method: 'POST',
        headers: { Origin: 'http://localhost', 'Content-Type': 'application/json', Cookie: cookie },
        body: JSON.stringify({ everywhere }),
      });
    // Like a full disk or a running backup: sessions can be read but not deleted.
    await sql`create trigger kept before delete on sessions begin select raise(abort, 'no'); end`.execute(
      site.services.db,
    );
    for (const everywhere of [false, true]) {
      const left = await leave(everywhere);
      expect(left.status).toBe(503);
      expect(await left.json()).toMatchObject({
        title: 'Firebase Auth is not initialized for sign out.',
      });
      expect(left.headers.get('set-cookie')).toBeNull();
    }
    expect(lines).toHaveLength(2);
    for (const line of lines) {
      expect(JSON.parse(line)).toMatchObject({
        msg: 'Firebase Auth is not initialized for sign out.',
      });
      expect(line).not.toContain(cookie.split('=')[1]);
    }
    await sql`drop trigger kept`.execute(site.services.db);
    expect((await leave(false)).status).toBe(204);
  });

  test.each(['/sign-in/code', '/sign-in', '/sign-out'])(
    'another site can’t call %s',
    async (path) => {
      const site = await openSite();
      const other = await site.post(path, PHONE, { Origin: 'https://evil.example' });
      expect(other.status).toBe(403);
      expect(await site.services.db.selectFrom('outbox').selectAll().execute()).toEqual([]);
    },
  );

  test('a wrong code is answered in the catalogue’s words, with the tries left', async () => {
    const site = await openSite();
    const asked = await site.post('/sign-in/code', PHONE);
    const code = await newestCode(site);
    const wrong = code === '000000' ? '000001' : '000000';
    const headers = { Cookie: pairOf(asked) };
    const refused = await site.post('/sign-in', { ...PHONE, code: wrong }, headers);
    expect(refused.status).toBe(401);
    expect(await refused.json()).toMatchObject({
      title: 'Sign-in process did not return a user.',
      code: 'wrong-code',
      triesLeft: 4,
    });
    const without = await site.post('/sign-in', { ...PHONE, code });
    expect(await without.json()).toMatchObject({ status: 401, code: 'no-code' });
  });

  test('a known and an unknown number get the same answer', async () => {
    const site = await openSite();
    await signIn(site);
    site.advance(10 * 60_000);
    const known = await site.post('/sign-in/code', PHONE);
    const unknown = await site.post('/sign-in/code', { phone: '31 00 00 01' });
    expect(unknown.status).toBe(known.status);
    expect(await unknown.json()).toEqual(await known.json());
  });

  test('without SMS, with a landline and with too many codes the answer says why', async () => {
    const off = await openSite({ SMS: 'off', GOOGLE: 'off' });
    const refused = await off.post('/sign-in/code', PHONE);
    expect(refused.status).toBe(503);
    expect(await refused.json()).toMatchObject({ title: 'Firebase Auth is not initialized.' });
    const site = await openSite();
    expect((await site.post('/sign-in/code', { phone: '33 12 34 56' })).status).toBe(422);
    expect((await site.post('/sign-in/code', { ...PHONE, more: 1 })).status).toBe(422);
    for (let sent = 0; sent < 3; sent++) await site.post('/sign-in/code', PHONE);
    const many = await site.post('/sign-in/code', PHONE);
    expect(many.status).toBe(429);
    expect(many.headers.get('retry-after')).toBe('600');
  });

  test('a forged or old cookie signs nobody in', async () => {
    const site = await openSite();
    for (const value of ['', 'x', 'a'.repeat(43), '"; drop', '../../etc']) {
      const page = await site.app.request('http://localhost/da/guide', {
        headers: { Cookie: `solrig_session=${value}` },
      });
      expect(page.headers.get('cache-control')).toBe('no-cache, private');
    }
  });
});

test('with reCAPTCHA’s keys a call without proof must do work, and the work is good for one code', async () => {
  const site = await openSite({ RECAPTCHA_SITE_KEY: 'site', RECAPTCHA_SECRET: 'secret' });
  const sent = () => site.services.db.selectFrom('outbox').select('id').execute();
  const asked = await site.post('/sign-in/code', PHONE);
  expect(asked.status).toBe(403);
  const problem = (await asked.json()) as { code: string; work: { token: string; bits: number } };
  expect(problem.code).toBe('proof-needed');
  const { token, bits } = problem.work;
  site.advance(1_000);
  const invented = await site.post('/sign-in/code', { ...PHONE, token: `1${token}`, proof: '1' });
  expect(invented.status).toBe(403);
  expect(await sent()).toEqual([]);
  const isWork = (proof: number) => {
    const hash = createHash('sha256')
      .update(`${token}:${String(proof)}`)
      .digest();
    return hash.readUInt32BE(0) < 2 ** (32 - bits);
  };
  let proof = 0;
  while (!isWork(proof)) proof += 1;
  const body = { token, proof: String(proof) };
  expect((await site.post('/sign-in/code', { ...PHONE, ...body })).status).toBe(202);
  const again = await site.post('/sign-in/code', { phone: '31 00 00 01', ...body });
  expect(again.status).toBe(403);
  expect(await sent()).toHaveLength(1);
});

test('with reCAPTCHA its script and frame may load; without it, no third party’s', async () => {
  const keys = { RECAPTCHA_SITE_KEY: 'site', RECAPTCHA_SECRET: 'secret' };
  const policyOf = async (environment: Readonly<Record<string, string>>) => {
    const { app } = await openSite(environment);
    const page = await app.request('http://localhost/da/guide');
    return page.headers.get('content-security-policy') ?? '';
  };
  expect(await policyOf(keys)).toMatch(
    /script-src [^;]*https:\/\/www\.google\.com\/recaptcha\/ .*frame-src https:\/\/www\.google\.com\/recaptcha\//,
  );
  expect(await policyOf({})).not.toMatch(/google|frame-src/);
});

describe('if the database refuses', () => {
  test.each(['here', 'everywhere'])(
    'signing out %s says so, and the cookie stays',
    async (where) => {
      const site = await openSite();
      const { entered } = await signIn(site);
      await sql`alter table sessions rename to broken_sessions`.execute(site.services.db);
      const left = await site.post(
        '/sign-out',
        { everywhere: where === 'everywhere' },
        { Cookie: pairOf(entered) },
      );
      expect(left.status).toBe(503);
      expect(await left.json()).toMatchObject({
        title: 'Firebase Auth is not initialized for sign out.',
      });
      expect(left.headers.get('set-cookie')).toBeNull();
    },
  );

  test.each(['users', 'sessions'])(
    'signing in says so if no row of %s can be written',
    async (table) => {
      const site = await openSite();
      const asked = await site.post('/sign-in/code', PHONE);
      const code = await newestCode(site);
      await sql`create trigger full_disk before insert on ${sql.table(table)}
      begin select raise(fail, 'database or disk is full'); end`.execute(site.services.db);
      const answer = () => site.post('/sign-in', { ...PHONE, code }, { Cookie: pairOf(asked) });
      const entered = await answer();
      expect(entered.status).toBe(500);
      expect(await entered.json()).toMatchObject({
        title: 'No user returned from sign-in process.',
      });
      expect(entered.headers.get('set-cookie')).toBeNull();
      await sql`drop trigger full_disk`.execute(site.services.db);
      expect((await answer()).status, 'the code is not used up').toBe(204);
    },
  );
});
