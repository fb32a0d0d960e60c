import { chromium } from '@playwright/test';
import { CHROMIUM_ARGS, chromiumPath } from '../../scripts/chromium.ts';
import { collisionsOn } from '../../scripts/overlaps/overlapping-texts.ts';
import { CALCULATOR, HOUSE } from './support/calculator.ts';
import { lostTexts } from './support/lost-texts.ts';
import { expect, hasAnsweredConsent, open, test, type Page } from './support/site-test.ts';

// A reader's own text size is a setting of the browser, not of a page: this one has doubled it.
const DOUBLED = '--blink-settings=defaultFontSize=32';
const OFFERS = ['firm=Eksempelsol ApS&price=68900', 'firm=Prøvestrøm A/S&price=76500']
  .map((offer) => `offer=${encodeURIComponent(`${offer}&panels=16&panelW=440`)}`)
  .join('&');
const PATHS = [
  '/da',
  `${CALCULATOR('da')}?${HOUSE}`,
  `/da/calculator/report?${HOUSE}`,
  `/da/calculator/offer?${HOUSE}`,
  `/da/calculator/compare-offers?${HOUSE}&${OFFERS}`,
  '/en/guide',
  '/en/contact',
];

test('text twice as large fits its page, and nothing is pushed out of the window', async ({
  baseURL,
}) => {
  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: [...CHROMIUM_ARGS, DOUBLED],
  });
  try {
    for (const width of [390, 1024, 1440]) {
      const context = await browser.newContext({
        baseURL: baseURL!,
        viewport: { width, height: 900 },
      });
      await hasAnsweredConsent(context);
      const page = await context.newPage();
      for (const path of PATHS) {
        await open(page, path);
        const text = page.locator('main p:visible').first();
        const sizePx = await text.evaluate((element) =>
          parseFloat(getComputedStyle(element).fontSize),
        );
        expect(sizePx, path).toBeGreaterThanOrEqual(28);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(wide, `${path} at ${width} px`).toBeLessThanOrEqual(width);
        expect(await lostTexts(page), `${path} at ${width} px`).toEqual([]);
        expect(await brokenWords(page), `${path} at ${width} px`).toEqual([]);
        if (width > 390) expect(await collisionsOn(page), `${path} at ${width} px`).toEqual([]);
      }
      await context.close();
    }
  } finally {
    await browser.close();
  }
});

/** Words of buttons that go on in a second line. */
function brokenWords(page: Page): Promise<readonly string[]> {
  return page.locator('main button:visible').evaluateAll((buttons) =>
    buttons.flatMap((button) => {
      const texts = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
      const broken: string[] = [];
      while (texts.nextNode()) {
        const text = texts.currentNode;
        for (const { index, 0: word } of (text.textContent ?? '').matchAll(/\p{L}+/gu)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
          if (new Set(tops).size > 1) broken.push(word);
        }
      }
      return broken;
    }),
  );
}
