import { readdirSync, readFileSync } from 'node:fs';
import type { Page, Response } from '@playwright/test';
import { expect, open, test } from './support/site-test.ts';

// Visitors load nothing of the admin area: neither its words nor its code.

const DA = new URL('../../messages/da/', import.meta.url);
/** Message areas that only staff read. */
const OF_STAFF = /^(admin.*|leads)\.json$/;
const LONG_ENOUGH = 24;

/** Whole sentences of staff pages that occur on no visitor's page. */
function wordsOfStaff(): readonly string[] {
  const textsIn = (isWanted: (file: string) => boolean) =>
    readdirSync(DA)
      .filter(isWanted)
      .flatMap((file) =>
        Object.entries(JSON.parse(readFileSync(new URL(file, DA), 'utf8')) as object),
      )
      // The sign-in page is an address that anybody may open.
      .filter(([key]) => !/^admin_(login|ask|asked)_/.test(key))
      .map(([, text]) => text as unknown)
      .filter((text): text is string => typeof text === 'string');
  const publicWords = textsIn((file) => !OF_STAFF.test(file)).join('\n');
  return textsIn((file) => OF_STAFF.test(file)).filter(
    (text) => text.length >= LONG_ENOUGH && !text.includes('{') && !publicWords.includes(text),
  );
}

/**
 * Names that only staff code has. The addresses of its pages are with all others in app/links.ts.
 */
const CODE_OF_STAFF = ['editVersion', 'cell-theirs', 'data-rule', 'under-cost'];

const PAGES = [
  '/da',
  '/da/calculator/solrig-calculator',
  '/da/calculator/start',
  '/da/calculator/report',
  '/da/calculator/offer',
  '/da/guide',
  '/da/partners',
  '/da/contact',
  '/da/report/solrig-report',
];

async function everythingLoadedBy(page: Page, address: string): Promise<string> {
  const loaded: Promise<string>[] = [];
  const keep = (response: Response) => {
    if (/\.(js|css)$|\.data|manifest/.test(new URL(response.url()).pathname)) {
      loaded.push(response.text().catch(() => ''));
    }
  };
  page.on('response', keep);
  await open(page, address);
  await page.waitForLoadState('networkidle');
  page.off('response', keep);
  return [await page.content(), ...(await Promise.all(loaded))].join('\n');
}

test('no visitor’s page loads a word or a line of the admin area', async ({ page }) => {
  const words = wordsOfStaff();
  expect(words.length).toBeGreaterThan(40);
  for (const address of PAGES) {
    const all = await everythingLoadedBy(page, address);
    expect(all.length, address).toBeGreaterThan(20_000);
    const found = [...words, ...CODE_OF_STAFF].filter((text) => all.includes(text));
    expect(found, address).toEqual([]);
  }
});
