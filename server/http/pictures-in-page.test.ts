import { expect, test } from 'vitest';
import type { Services } from '../services.ts';
import type { Assets } from './assets.ts';
import { withPictures } from './pictures-in-page.ts';

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg"><title>50 % &amp; mere</title>\n<path fill="#f2b632" d="M0 0h4"/></svg>';
const asset = (text: string) => ({
  type: 'image/svg+xml',
  etag: '"a"',
  cacheControl: 'public',
  plain: Buffer.from(text),
  encoded: {},
});
const assets: Assets = new Map([
  ['/assets/logo-1a.svg', asset(DRAWING)],
  ['/assets/scene-3c.svg', asset(`<svg>${'x'.repeat(3000)}</svg>`)],
  ['/assets/skyline-2b.svg', asset(`<svg>${'x'.repeat(9000)}</svg>`)],
]);

async function shown(html: string): Promise<string> {
  const headers = { 'Content-Type': 'text/html; charset=utf-8' };
  const render = withPictures(() => Promise.resolve(new Response(html, { headers })), assets);
  const answer = await render(new Request('http://localhost/da'), {
    services: {} as Services,
    nonce: '',
    clientAddress: '127.0.0.1',
    signedIn: null,
  });
  return answer.text();
}

test('a small drawing comes with the page, as it was, and is not asked for ahead', async () => {
  const html = await shown(
    '<link rel="preload" as="image" href="/assets/logo-1a.svg"/><img src="/assets/logo-1a.svg" alt="" width="4"/>',
  );
  const [, source] = /^<img src="data:image\/svg\+xml,([^"]+)" alt="" width="4"\/>$/.exec(html)!;
  expect(decodeURIComponent(source!)).toBe(DRAWING.replaceAll('"', "'"));
});

test('so does one inside a drawing', async () => {
  expect(await shown('<image href="/assets/logo-1a.svg" x="1">')).toMatch(
    /^<image href="data:image\/svg\+xml,[^"<>#]+" x="1">$/,
  );
});

test('a large one, one for later that is not tiny, and one that is not ours stay as they are', async () => {
  for (const html of [
    '<link rel="preload" as="image" href="/assets/skyline-2b.svg"/>',
    '<img src="/assets/skyline-2b.svg" alt=""/>',
    '<img src="/assets/scene-3c.svg" alt="" loading="lazy"/>',
    '<img src="/media/portrait.svg" alt=""/>',
    '<a href="/assets/logo-1a.svg">',
  ])
    expect(await shown(html)).toBe(html);
});
