import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testServices, type TestServices } from '../testing/services.ts';
import { DatabaseAway } from '../db/database-away.ts';
import { createApp } from './app.ts';

let opened: TestServices;
beforeAll(async () => {
  opened = await testServices();
});
afterAll(() => opened.close());

test.each([
  ['/da/report/s-AAAAAAAAAAAAAAAAAAAAAA%zz?a=%', '/da/report/s-AAAAAAAAAAAAAAAAAAAAAA%25zz?a=%'],
  ['/da/gu%c0%afide', '/da/gu%25c0%25afide'],
  ['/da/s%C3%B8g?q=%C3%B8', '/da/s%C3%B8g?q=%C3%B8'],
])('the pages are asked for %s by a path that can be decoded', async (asked, seen) => {
  const urls: string[] = [];
  const app = createApp({
    services: opened.services,
    pages: ({ url }) => {
      urls.push(url);
      return Promise.resolve(new Response('page'));
    },
    assets: new Map(),
    stillPages: null,
    readiness: { accepting: true },
  });
  await app.request(`http://localhost${asked}`);
  expect(urls).toEqual([`http://localhost${seen}`]);
});

const HTML = { 'Content-Type': 'text/html; charset=utf-8' };

test('a page whose bytes were taken beside its answer is sent, but an answer with its own body goes first', async () => {
  const text = `<!doctype html>${'sun '.repeat(500)}`;
  const app = createApp({
    services: opened.services,
    pages: ({ url }, { takePage }) => {
      takePage?.(Buffer.from(text));
      const hasFailed = url.endsWith('/failed');
      return Promise.resolve(
        hasFailed
          ? new Response('failed', { status: 500, headers: HTML })
          : new Response(null, { status: 404, headers: HTML }),
      );
    },
    assets: new Map(),
    stillPages: null,
    readiness: { accepting: true },
  });
  const plain = await app.request('http://localhost/da/x');
  expect([plain.status, await plain.text()]).toEqual([404, text]);
  const headers = { 'accept-encoding': 'br' };
  const packed = await app.request('http://localhost/da/x', { headers });
  expect(packed.headers.get('Content-Encoding')).toBe('br');
  expect(brotliDecompressSync(Buffer.from(await packed.arrayBuffer())).toString()).toBe(text);
  expect(await (await app.request('http://localhost/da/failed')).text()).toBe('failed');
});

test.each(['text/html; charset=utf-8', 'text/x-script'])(
  'what fails because the database is away is to be asked again (%s), and a fault is a fault',
  async (type) => {
    const app = createApp({
      services: opened.services,
      pages: ({ url }, { failed }) => {
        failed?.(url.endsWith('/away') ? new DatabaseAway() : new Error('ours'));
        return Promise.resolve(
          new Response('failed', { status: 500, headers: { 'Content-Type': type, 'X-Kept': '1' } }),
        );
      },
      assets: new Map(),
      stillPages: null,
      readiness: { accepting: true },
    });
    const away = await app.request('http://localhost/da/away');
    expect([away.status, await away.text()]).toEqual([503, 'failed']);
    expect(away.headers.get('Retry-After')).toBe('5');
    expect(away.headers.get('X-Kept')).toBe('1');
    expect((await app.request('http://localhost/da/fault')).status).toBe(500);
  },
);
