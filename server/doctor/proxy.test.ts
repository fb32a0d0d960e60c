import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { afterEach, expect, test } from 'vitest';
import { DOCTOR_HEADER, DoctorTokens, newDoctorToken } from '../http/doctor-token.ts';
import { SEEN_CLIENT_PATH } from '../http/seen-client.ts';
import { testApp } from '../testing/app.ts';
import { testServices, testSettings } from '../testing/services.ts';
import { proxyFindings } from './proxy.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

async function listening(server: Server): Promise<string> {
  await once(server, 'listening');
  closing.push(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

type Rewrite = (forwarded: string | undefined, from: string) => string | undefined;
const appends: Rewrite = (forwarded, from) =>
  forwarded === undefined ? from : `${forwarded}, ${from}`;
const replaces: Rewrite = (_, from) => from;
const removes: Rewrite = () => undefined;

/** A proxy in front of an address. */
function proxyTo(
  target: string,
  rewrite: Rewrite,
  more: Record<string, string> = {},
): Promise<string> {
  return listening(
    createServer((asked, answer) => {
      const { 'x-forwarded-for': forwarded, ...headers } = asked.headers;
      const written = rewrite(forwarded as string | undefined, asked.socket.remoteAddress ?? '');
      const named = written === undefined ? {} : { 'x-forwarded-for': written };
      const passed = request(
        target + (asked.url ?? ''),
        { headers: { ...headers, ...more, ...named } },
        (got) => {
          answer.writeHead(got.statusCode ?? 500, got.headers);
          got.pipe(answer);
        },
      );
      asked.pipe(passed);
    }).listen(0, '127.0.0.1'),
  );
}

const DEPLOYED = { SESSION_SECRET: 's'.repeat(40), MAIL: 'off', SMS: 'off', GOOGLE: 'off' };

async function serverWith(hops: string): Promise<string> {
  const opened = await testServices({
    ...DEPLOYED,
    APP_URL: 'http://solrig.example',
    TRUSTED_PROXY: hops,
  });
  closing.push(opened.close);
  return listening(
    serve({ fetch: testApp(opened.services).fetch, port: 0, hostname: '127.0.0.1' }) as Server,
  );
}

const found = async (appUrl: string, secret = DEPLOYED.SESSION_SECRET) => {
  const [finding] = await proxyFindings(
    testSettings({ ...DEPLOYED, SESSION_SECRET: secret, APP_URL: appUrl }),
  );
  return finding!;
};

test.each<[string, readonly Rewrite[], string, string, string]>([
  ['no proxy', [], '0', 'fine', ''],
  ['no proxy', [], '1', 'wrong', 'TRUSTED_PROXY=0'],
  ['one that appends', [appends], '0', 'wrong', 'TRUSTED_PROXY=1'],
  ['one that appends', [appends], '1', 'fine', ''],
  ['one that appends', [appends], '2', 'wrong', 'TRUSTED_PROXY=1'],
  ['one that writes anew', [replaces], '0', 'wrong', 'TRUSTED_PROXY=1'],
  ['one that writes anew', [replaces], '1', 'fine', ''],
  ['two that append', [appends, appends], '1', 'wrong', 'TRUSTED_PROXY=2'],
  ['two that append', [appends, appends], '2', 'fine', ''],
  ['one that removes the header', [removes], '0', 'wrong', 'add the visitor to X-Forwarded-For'],
  ['one that removes the header', [removes], '1', 'wrong', 'add the visitor to X-Forwarded-For'],
])('%s (%#), TRUSTED_PROXY=%s: %s', async (...given) => {
  const [, rewrites, hops, level, todo] = given;
  let url = await serverWith(hops);
  for (const rewrite of rewrites) url = await proxyTo(url, rewrite);
  const finding = await found(url);
  expect(finding).toMatchObject({ level, what: 'visitors' });
  if (todo !== '') expect('todo' in finding && finding.todo).toContain(todo);
});

test('a proxy that names itself and no visitor is seen', async () => {
  const url = await proxyTo(await serverWith('0'), (forwarded) => forwarded, { via: '1.1 front' });
  expect(await found(url)).toMatchObject({ level: 'wrong' });
});

test('an address that does not answer, another server, and another secret are told apart from a wrong setting', async () => {
  expect(await found('http://127.0.0.1:1')).toMatchObject({ level: 'watch' });
  const other = await listening(
    createServer((_, answer) => answer.end('hello')).listen(0, '127.0.0.1'),
  );
  expect(await found(other)).toMatchObject({ level: 'watch' });
  const url = await serverWith('0');
  const finding = await found(url, 'o'.repeat(40));
  expect(finding).toMatchObject({ level: 'watch' });
  expect('todo' in finding && finding.todo).toContain('SESSION_SECRET');
});

test('a local server is not asked', async () => {
  expect(await proxyFindings(testSettings({}))).toEqual([]);
});

test('nobody else is told an address: a token is signed, new and used once', async () => {
  const url = await serverWith('0');
  const ask = (token: string) =>
    fetch(url + SEEN_CLIENT_PATH, { headers: token === '' ? {} : { [DOCTOR_HEADER]: token } }).then(
      async (answer) => (await answer.text()).includes('127.0.0.1'),
    );
  const good = newDoctorToken(DEPLOYED.SESSION_SECRET, Date.now());
  const bad = ['', 'x', '..', good.slice(0, -2), newDoctorToken('o'.repeat(40), Date.now())];
  for (const token of bad) expect(await ask(token)).toBe(false);
  expect([await ask(good), await ask(good)]).toEqual([true, false]);
});

test('a token holds for a minute, and not from a clock that is far ahead', () => {
  const tokens = new DoctorTokens();
  const made = newDoctorToken('secret', 1_000_000);
  expect(tokens.take(made, 'secret', 1_060_001)).toBe(false);
  expect(tokens.take(made, 'secret', 900_000)).toBe(false);
  expect(tokens.take(made, 'secret', 1_059_000)).toBe(true);
});
