import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from './app.ts';
import type { Assets } from './assets.ts';
import type { PageHandler } from '../page-build.ts';
import { testServices, type TestServices } from '../testing/services.ts';

const SCRIPT = Buffer.from('export const answer = 42;\n'.repeat(100));
const assets: Assets = new Map([
  [
    '/assets/app-1a2b.js',
    {
      type: 'text/javascript; charset=utf-8',
      etag: '"tag"',
      cacheControl: 'public, max-age=31536000, immutable',
      plain: SCRIPT,
      encoded: { br: Buffer.from('small') },
    },
  ],
]);

// Stands in for the built pages: it returns what it was given.
const pages: PageHandler = async (request, { nonce, clientAddress }) => {
  if (new URL(request.url).pathname === '/da/broken') throw new Error('a page failed');
  const posted = request.method === 'POST' ? await request.text() : '';
  return new Response(
    `<!doctype html>${nonce} ${clientAddress} ${request.url} ${posted}`.padEnd(2000),
    {
      headers: { 'Content-Type': 'text/html; charset=utf-8' },
    },
  );
};

const HEADERS = [
  'content-security-policy',
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
];

describe('the server', () => {
  let opened: TestServices;
  let deployed: TestServices;
  const readiness = { accepting: true };
  const appOn = ({ services }: TestServices) =>
    createApp({ services, pages, assets, stillPages: null, readiness });
  let app: ReturnType<typeof appOn>;
  beforeAll(async () => {
    opened = await testServices();
    deployed = await testServices({
      APP_URL: 'https://solrig.example',
      SESSION_SECRET: 's'.repeat(32),
      MAIL: 'off',
      SMS: 'off',
      GOOGLE: 'off',
      TRUSTED_PROXY: '1',
    });
    app = appOn(opened);
  });
  afterAll(async () => {
    await opened.close();
    await deployed.close();
  });

  test.each([
    ['GET', '/da'],
    ['GET', '/assets/app-1a2b.js'],
    ['GET', '/assets/gone-3c4d.js'],
    ['GET', '/api/v1/solar-panels'],
    ['GET', '/api/v1/nothing'],
    ['GET', '/healthz'],
    ['GET', '/da/broken'],
    ['POST', '/da'],
    ['GET', '/dev/outbox'],
  ])('%s %s carries the security headers', async (method, path) => {
    const { headers } = await app.request(path, { method });
    for (const name of HEADERS) expect(headers.get(name), name).toBeTruthy();
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("frame-ancestors 'none'");
    const scripts = policy.split('; ').find((part) => part.startsWith('script-src'));
    expect(scripts).not.toMatch(/unsafe/);
  });

  test('a page gets the nonce its policy names, a new one each time', async () => {
    const nonces = await Promise.all(
      ['/da', '/da'].map(async (path) => {
        const answer = await app.request(path);
        const [, nonce] = /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy')!)!;
        expect(await answer.text()).toContain(nonce);
        return nonce;
      }),
    );
    expect(new Set(nonces).size).toBe(2);
  });

  test('files with a hash in their name are cached for a year, and compressed if the browser accepts it', async () => {
    const path = '/assets/app-1a2b.js';
    const plain = await app.request(path);
    expect(plain.headers.get('cache-control')).toContain('immutable');
    expect(Buffer.from(await plain.arrayBuffer())).toEqual(SCRIPT);
    const compressed = await app.request(path, { headers: { 'Accept-Encoding': 'gzip, br' } });
    expect(compressed.headers.get('content-encoding')).toBe('br');
    for (const kept of ['"tag"', 'W/"tag"', '"older", W/"tag"']) {
      expect((await app.request(path, { headers: { 'If-None-Match': kept } })).status).toBe(304);
    }
    expect((await app.request(path, { headers: { 'If-None-Match': '"older"' } })).status).toBe(200);
    expect((await app.request('/assets/gone-3c4d.js')).status).toBe(404);
  });

  test('a page is compressed on the way and cached by nobody else', async () => {
    const answer = await app.request('/da', { headers: { 'Accept-Encoding': 'br' } });
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(answer.headers.get('cache-control')).toContain('private');
    expect(answer.headers.get('vary')).toContain('Accept-Encoding');
  });

  const formPost = (headers: Record<string, string>) =>
    app.request('http://localhost/da', { method: 'POST', body: 'a=1', headers });

  test.each([
    [{ Origin: 'http://localhost' }, 200],
    [{ Origin: 'http://localhost', 'Sec-Fetch-Site': 'same-origin' }, 200],
    [{ 'Sec-Fetch-Site': 'same-origin' }, 200],
    [{}, 403],
    [{ Origin: 'https://evil.example' }, 403],
    [{ Origin: 'null' }, 403],
    [{ Origin: 'null', 'Sec-Fetch-Site': 'same-origin' }, 200],
    [{ Origin: 'null', 'Sec-Fetch-Site': 'none' }, 403],
    [{ Origin: 'null', 'Sec-Fetch-Site': 'same-site' }, 403],
    [{ Origin: 'null', 'Sec-Fetch-Site': 'cross-site' }, 403],
    [{ Origin: 'http://localhost:81' }, 403],
    [{ 'Sec-Fetch-Site': 'cross-site' }, 403],
    [{ 'Sec-Fetch-Site': 'same-site' }, 403],
    [{ Origin: 'http://localhost', 'Sec-Fetch-Site': 'cross-site' }, 403],
  ])('a form with %j is answered with %d', async (headers, status) => {
    expect((await formPost(headers)).status).toBe(status);
  });

  test('a form larger than 256 kB is refused', async () => {
    const body = 'a'.repeat(256 * 1024 + 1);
    const headers = { Origin: 'http://localhost', 'Content-Length': String(body.length) };
    expect(
      (await app.request('http://localhost/da', { method: 'POST', body, headers })).status,
    ).toBe(413);
  });

  test.each(['POST', 'PUT', 'DELETE'])(
    'too many of %s are told in words when to retry',
    async (method) => {
      const fresh = appOn(opened);
      const headers = { Origin: 'http://localhost' };
      const send = () => fresh.request('http://localhost/da', { method, headers });
      for (let n = 0; n < 120; n++) expect((await send()).status).toBe(200);
      const refused = await send();
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(refused.headers.get('content-type')).toContain('text/plain');
      expect(refused.headers.get('content-security-policy')).toBeTruthy();
      expect((await fresh.request('http://localhost/da')).status).toBe(200);
    },
  );

  test('nothing is read of what is sent beyond the limit', async () => {
    const fresh = appOn(opened);
    const headers = { Origin: 'http://localhost' };
    let pulls = 0;
    const send = (body: ReadableStream<Uint8Array> | null) => {
      const init = { method: 'POST', headers, body, duplex: 'half' };
      return fresh.request(new Request('http://localhost/da', init));
    };
    for (let n = 0; n < 120; n++) await send(null);
    const unread = new ReadableStream<Uint8Array>(
      { pull: () => void (pulls += 1) },
      { highWaterMark: 0 },
    );
    const refused = await send(unread);
    expect([refused.status, refused.headers.get('connection'), pulls]).toEqual([429, 'close', 0]);
  });

  test('a page that fails says so in words and reveals no internals', async () => {
    const answer = await app.request('/da/broken');
    expect(answer.status).toBe(500);
    expect(await answer.text()).not.toContain('a page failed');
  });

  test('whoever reads pages is told so on one, in their language and with a way to try again', async () => {
    const answer = await app.request('/da/broken?a="b', { headers: { Accept: 'text/html,*/*' } });
    expect(answer.status).toBe(500);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const html = await answer.text();
    expect(html).toContain('<h1>Beklager, noget gik galt.</h1>');
    expect(html).toContain('href="/da/broken?a=%22b"');
    expect(html).not.toContain('a page failed');
    const nonce = /<style nonce="([^"]+)">/.exec(html)?.[1];
    expect(answer.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
  });

  test('is ready until it is told to stop', async () => {
    expect((await app.request('/readyz')).status).toBe(200);
    readiness.accepting = false;
    expect((await app.request('/readyz')).status).toBe(503);
    expect((await app.request('/healthz')).status).toBe(200);
    readiness.accepting = true;
  });

  describe('deployed', () => {
    const incoming = { socket: { remoteAddress: '10.0.0.1' } } as never;

    test('pages see the public address, and the visitor behind the proxy', async () => {
      const headers = {
        'X-Forwarded-For': 'forged, 198.51.100.7',
        'X-Forwarded-Host': 'evil.example',
      };
      const answer = await appOn(deployed).request(
        'http://10.0.0.2/da?x=1',
        { headers },
        { incoming },
      );
      const text = await answer.text();
      expect(text).toContain(' 198.51.100.7 ');
      expect(text).toContain(' https://solrig.example/da?x=1 ');
      expect(answer.headers.get('strict-transport-security')).toContain('max-age=');
    });

    test('a form passes with the public origin and its content', async () => {
      const init = { method: 'POST', body: 'a=1', headers: { Origin: 'https://solrig.example' } };
      const answer = await appOn(deployed).request('http://10.0.0.2/da', init, { incoming });
      expect(await answer.text()).toContain('a=1');
    });

    test('has no outbox to read', async () => {
      const answer = await appOn(deployed).request('/dev/outbox', {}, { incoming });
      expect(await answer.text()).not.toContain('Outbox');
    });
  });
});
