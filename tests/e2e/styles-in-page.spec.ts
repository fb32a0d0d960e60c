import { DESKTOP, expect, open, PHONE, test, type Page } from './support/site-test.ts';

// A page from memory brings only the rules it can use.

const SCREENS = [
  { name: 'phone', viewport: PHONE, addresses: ['/da', '/da/calculator/solrig-calculator'] },
  { name: 'desktop', viewport: DESKTOP, addresses: ['/en', '/da/guide', '/da/article-home'] },
];

/** The sheet the page's own code would fetch. */
const wholeSheet = (page: Page) =>
  page.locator('link[rel="stylesheet"]').first().getAttribute('href');

/** Every element's computed style, as text. */
function stylesOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body, body *')].map((element) => {
      const style = getComputedStyle(element);
      const values = [...style]
        .filter((name) => !name.startsWith('--'))
        .map((name) => `${name}:${style.getPropertyValue(name)}`);
      return `${element.tagName} ${element.className.toString()} ${values.join(';')}`;
    }),
  );
}

test.describe('without the page’s own code', () => {
  test.use({ javaScriptEnabled: false });
  for (const { name, viewport, addresses } of SCREENS) {
    test(`nothing looks different with the whole sheet, ${name}`, async ({ page, request }) => {
      await page.setViewportSize(viewport);
      for (const address of addresses) {
        await page.goto(address);
        const before = await stylesOf(page);
        const sheet = await request.get((await wholeSheet(page))!);
        await page.evaluate(
          async (css) => {
            const whole = new CSSStyleSheet();
            await whole.replace(css);
            document.adoptedStyleSheets = [whole];
          },
          await sheet.text(),
        );
        const after = await stylesOf(page);
        const changed = after.filter((style, index) => style !== before[index]);
        expect(changed.slice(0, 3), address).toEqual([]);
        expect(after.length).toBeGreaterThan(100);
      }
    });
  }
});

test('an interactive page has the whole sheet', async ({ page }) => {
  await open(page, '/da/guide');
  const sheet = (await wholeSheet(page))!;
  const isThere = (path: string) =>
    [...document.styleSheets].some(({ href }) => href !== null && new URL(href).pathname === path);
  await expect.poll(() => page.evaluate(isThere, new URL(sheet, page.url()).pathname)).toBe(true);
});
