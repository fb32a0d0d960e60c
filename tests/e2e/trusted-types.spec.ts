import { DESKTOP, expect, open, test, untilLive, type Page } from './support/site-test.ts';

test.use({ viewport: DESKTOP });

/**
 * Every way for a text to become code or part of the page.
 * @returns those that were allowed
 */
const letThrough = (page: Page) =>
  page.evaluate(() => {
    const script = () => document.createElement('script');
    const image = '<img src="/none" onerror="document.title = 1">';
    const ways: Readonly<Record<string, () => void>> = {
      'text of an element': () => void (document.createElement('p').innerHTML = image),
      'a script’s own text': () => void (script().textContent = 'document.title = 1'),
      'text beside an element': () => document.body.insertAdjacentHTML('beforeend', image),
      'a page written anew': () => document.write(image),
      'a script of others': () => void (script().src = 'https://other.example/a.js'),
      'a script made of data': () => void (script().src = 'data:text/javascript,1'),
      'a worker of others': () => void new Worker('blob:nothing'),
      'a frame’s page': () => void (document.createElement('iframe').srcdoc = image),
    };
    return Object.keys(ways).filter((name) => {
      try {
        ways[name]!();
        return true;
      } catch (error) {
        return !(error instanceof TypeError);
      }
    });
  });

test.describe('no text becomes part of a page', () => {
  test.use({ allowed: [/TrustedHTML|TrustedScript|Trusted Type|status of 404/] });
  for (const path of [
    '/da',
    '/en/calculator/solrig-calculator',
    '/da/contact',
    '/da/no-such-page',
  ]) {
    test(path, async ({ page }) => {
      await page.goto(path);
      await untilLive(page);
      expect(await letThrough(page)).toEqual([]);
      // Content from here may be loaded, and text without elements may be written.
      await page.evaluate(() => {
        document.createElement('script').src = '/assets/a.js';
        document.createElement('p').innerHTML = 'no element';
      });
    });
  }
});

test('pages render as before: their data for search engines, parts that come later', async ({
  page,
}) => {
  await open(page, '/da/contact');
  const documents: string[] = [];
  page.on('load', () => documents.push(page.url()));
  const to = (path: string) => page.locator(`a[href="${path}"]`).filter({ visible: true }).first();
  for (const path of ['/da/guide', '/da/article-home', '/da/articles/laes-et-tilbud', '/da']) {
    await to(path).click();
    await page.waitForURL(`**${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await expect(page.locator('script[type="application/ld+json"]').first()).toBeAttached();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await to('/da/calculator/start').click();
  await page.waitForURL('**/da/calculator/start');
  expect(documents, 'none of them was read as a whole').toEqual([]);
});
