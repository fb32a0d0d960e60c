import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PageHandler } from '../page-build.ts';
import { testServices, type TestServices } from '../testing/services.ts';
import { createApp } from './app.ts';
import { StillPages } from './still-pages.ts';

const SCRIPT = 'window.ready = "æ";';
let rendered = 0;

const pages: PageHandler = async (request, { nonce }) => {
  rendered += 1;
  const { pathname, origin } = new URL(request.url);
  const html = `<!doctype html><link rel="canonical" href="${origin}${pathname}">
<script type="application/ld+json">{"a":1}</script><script src="/x.js"></script>
<script nonce="${nonce}">${SCRIPT}</script>`.padEnd(2000);
  return new Response(html, { status: pathname === '/da/gone' ? 404 : 200 });
};

let opened: TestServices;
let app: ReturnType<typeof createApp>;

beforeAll(async () => {
  opened = await testServices();
  const { services } = opened;
  const still = [
    { path: '/da/guide', periodMs: 3_600_000 },
    { path: '/da/gone', periodMs: 3_600_000 },
  ];
  const stillPages = new StillPages(services, { handle: pages, still, indexed: [] });
  await stillPages.renderAll('https://solrig.example');
  app = createApp({
    services,
    pages,
    assets: new Map(),
    stillPages,
    readiness: { accepting: true },
  });
});
afterAll(() => opened.close());

test('is rendered once for all; an address that fails is left to the pages', async () => {
  const before = rendered;
  for (let visit = 0; visit < 3; visit++) expect((await app.request('/da/guide')).status).toBe(200);
  expect(rendered).toBe(before);
  expect((await app.request('/da/gone')).status).toBe(404);
});

test('its policy allows its own script by hash, and nothing else inline', async () => {
  const answer = await app.request('/da/guide');
  const policy = answer.headers.get('content-security-policy') ?? '';
  const hash = createHash('sha256').update(SCRIPT).digest('base64');
  expect(/script-src [^;]*/.exec(policy)?.[0]).toBe(`script-src 'self' 'sha256-${hash}'`);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  const html = await answer.text();
  expect(html).not.toContain('nonce');
  expect(html).toContain('https://solrig.example/da/guide');
});

test('is compressed if the browser accepts it, and not sent at all if it is unchanged', async () => {
  const answer = await app.request('/da/guide', { headers: { 'Accept-Encoding': 'gzip, br' } });
  expect(answer.headers.get('content-encoding')).toBe('br');
  const body = Buffer.from(await answer.arrayBuffer());
  expect(brotliDecompressSync(body).toString()).toContain(SCRIPT);
  const kept = { 'If-None-Match': answer.headers.get('etag') ?? '' };
  expect((await app.request('/da/guide', { headers: kept })).status).toBe(304);
});

test('remembers its language for a visitor who has none yet', async () => {
  const cookie = async (headers: Record<string, string>) =>
    (await app.request('/da/guide', { headers })).headers.get('set-cookie');
  expect(await cookie({})).toMatch(/^solrig_locale=da; .*Max-Age=31536000/);
  expect(await cookie({ Cookie: 'solrig_locale=da' })).toBeNull();
});

test('a query makes it the visitor’s own page', async () => {
  const started = rendered;
  await app.request('/da/guide?a=1');
  expect(rendered).toBe(started + 1);
});

test('after an hour it is made anew in the background, after two for the visitor who asks', async () => {
  const HOUR_MS = 3_600_000;
  const tagNow = async () => (await app.request('/da/guide')).headers.get('etag');
  const started = rendered;
  const tag = await tagNow();
  opened.advance(HOUR_MS);
  expect(await tagNow(), 'the old one meanwhile').toBe(tag);
  await expect.poll(() => rendered).toBe(started + 1);
  await tagNow();
  expect(rendered, 'once').toBe(started + 1);

  opened.advance(3 * HOUR_MS);
  const renderedAfterAVisit = async () => {
    await app.request('/da/guide');
    return rendered;
  };
  // Once for the visitor, and once in the background for those who follow.
  await expect.poll(renderedAfterAVisit).toBeGreaterThanOrEqual(started + 3);
});
