import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadAssets, serveAssets } from './assets.ts';
import { compress, encodingFor } from './encoding.ts';
import type { AppEnvironment } from './environment.ts';

const SCRIPT = Buffer.from('export const answer = 42;\n'.repeat(100));

describe('built files', () => {
  const outside = mkdtempSync(join(tmpdir(), 'solrig-assets-'));
  const folder = join(outside, 'client');
  const app = new Hono<AppEnvironment>();
  beforeAll(async () => {
    mkdirSync(join(folder, 'assets'), { recursive: true });
    writeFileSync(join(outside, 'secret.txt'), 'secret');
    writeFileSync(join(folder, 'favicon.svg'), '<svg/>');
    const file = join(folder, 'assets', 'app-1a2b.js');
    writeFileSync(file, SCRIPT);
    writeFileSync(`${file}.br`, await compress(SCRIPT, 'br', 11));
    writeFileSync(`${file}.gz`, await compress(SCRIPT, 'gzip', 9));
    app.use(serveAssets(loadAssets(folder)));
  });
  afterAll(() => rmSync(outside, { recursive: true }));

  test.each([
    ['br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
    ['identity', null, (body: Buffer) => body],
    ['', null, (body: Buffer) => body],
  ])('requested as «%s» come as %s', async (accept, encoding, open) => {
    const answer = await app.request('/assets/app-1a2b.js', {
      headers: { 'Accept-Encoding': accept },
    });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.headers.get('content-type')).toContain('text/javascript');
    expect(Buffer.from(open(Buffer.from(await answer.arrayBuffer())))).toEqual(SCRIPT);
  });

  test('without a hash in the name are revalidated each time', async () => {
    const answer = await app.request('/favicon.svg');
    expect(answer.headers.get('cache-control')).toContain('must-revalidate');
    const etag = answer.headers.get('etag')!;
    expect((await app.request('/favicon.svg', { headers: { 'If-None-Match': etag } })).status).toBe(
      304,
    );
  });

  test.each(['/assets/gone-3c4d.js', '/builds/meta/gone.json', '/builds/gone.json'])(
    '%s of another build is not found, and no page answers for it',
    async (path) => {
      const withPages = new Hono<AppEnvironment>();
      withPages.use(serveAssets(loadAssets(folder)));
      withPages.all('*', (context) => context.redirect('/da'));
      const answer = await withPages.request(path);
      expect(answer.status).toBe(404);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    },
  );

  test.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/..%2fsecret.txt',
    '/assets/app-1a2b.js.br',
  ])('%s is not served', async (path) => {
    expect((await app.request(path)).status).toBe(404);
  });
});

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0', 'gzip'],
  ['br;q=0', null],
  ['*', null],
  [undefined, null],
])('from «%s» the server takes %s', (header, encoding) => {
  expect(encodingFor(header)).toBe(encoding);
});
