import { expect, test } from 'vitest';
import { paintFirst } from './paint-first.server.ts';
import { editedPage } from './page-edits.server.ts';

// As React Router 8.4 writes it.
const PAGE = `<p>import * as news from "here";</p><script nonce="n" type="module" async="">;
import * as route0 from "/assets/root-1.js";
import * as route1 from "/assets/guide-2.js";
  window.__reactRouterRouteModules = {"root":route0,"da:guide":route1};

import("/assets/entry.client-3.js");</script>`;

function painted(html: string): string {
  const page = Buffer.from(html);
  return editedPage(page, paintFirst(page)).toString();
}

test('a page’s modules are loaded after its first paint, under the same names', () => {
  const page = painted(PAGE);
  expect(page).not.toMatch(/import \* as route/);
  expect(page).toContain(
    'const [route0, route1] = await Promise.all([import("/assets/root-1.js"), import("/assets/guide-2.js")]);',
  );
  const [before = '', after = ''] = page.split('const [route0');
  expect(before).toContain('first-contentful-paint');
  expect(before).toContain('<p>import * as news from "here";</p>');
  expect(after).toContain('import("/assets/entry.client-3.js")');
});

test('a page without code stays as it is', () => {
  expect(painted('<p>404</p>')).toBe('<p>404</p>');
});
