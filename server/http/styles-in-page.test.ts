import { expect, test } from 'vitest';
import type { Services } from '../services.ts';
import type { Assets } from './assets.ts';
import { withStyles } from './styles-in-page.ts';

const CSS = '@font-face{src:url(/assets/plex-2b.woff2)format("woff2")}body{color:#17231f}';
const css = {
  type: 'text/css; charset=utf-8',
  etag: '"a"',
  cacheControl: 'public',
  plain: Buffer.from(CSS),
  encoded: {},
};
const assets: Assets = new Map([['/assets/shell-1a.css', css]]);

function shown(html: string, type = 'text/html; charset=utf-8') {
  const headers = { 'Content-Type': type };
  const render = withStyles(() => Promise.resolve(new Response(html, { headers })), assets, {
    '/assets/shell-1a.css': [CSS, { text: '.flex{display:flex}', needs: [['flex']] }],
  });
  const context = {
    services: {} as Services,
    nonce: 'n0nce',
    clientAddress: '127.0.0.1',
    signedIn: null,
  };
  return render(new Request('http://localhost/da'), context).then((answer) => answer.text());
}

test('our stylesheet comes inside the page, its fonts are preloaded, and its link is not fetched', async () => {
  expect(await shown('<link nonce="x" rel="stylesheet" href="/assets/shell-1a.css#"/>')).toBe(
    '<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/plex-2b.woff2"/>' +
      `<style nonce="n0nce">${CSS}</style>` +
      '<link nonce="x" rel="stylesheet" href="/assets/shell-1a.css#" type="text/plain"/>',
  );
});

test('it brings the rules the page can use', async () => {
  const link = '<link rel="stylesheet" href="/assets/shell-1a.css"/>';
  expect(await shown(link)).not.toContain('display:flex');
  expect(await shown(`${link}<p class="flex">`)).toContain(`${CSS}.flex{display:flex}</style>`);
});

test('other links, unknown sheets and anything that is not a page stay as they are', async () => {
  for (const html of [
    '<link rel="canonical" href="/assets/shell-1a.css"/>',
    '<link rel="stylesheet" href="/assets/other-2b.css"/>',
  ])
    expect(await shown(html)).toBe(html);
  const text = '<link rel="stylesheet" href="/assets/shell-1a.css"/>';
  expect(await shown(text, 'application/json')).toBe(text);
});
