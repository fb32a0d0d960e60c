import { coveredAtEnd } from '../../scripts/overlaps/covered-at-end.ts';
import { collisionsOn } from '../../scripts/overlaps/overlapping-texts.ts';
import { randomCalculations } from '../../scripts/overlaps/random-calculations.ts';
import { HEIGHTS, WIDTHS } from '../../scripts/screens/screen.ts';
import { CALCULATOR, HOUSE } from './support/calculator.ts';
import { DESKTOP, expect, LOCALES, open, PHONE, test } from './support/site-test.ts';

// A few of the houses that npm run overlaps checks: 200 of them take minutes.
const HOUSES = randomCalculations(4, 7);

test.describe('texts of charts', () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of LOCALES) {
    test(`don’t overlap and stay inside their card, ${locale}`, async ({ page }) => {
      const ofHouses = HOUSES.flatMap((query) =>
        [`/${locale}/calculator/report`, CALCULATOR(locale)].map((path) => `${path}?${query}`),
      );
      for (const address of [`/${locale}`, ...ofHouses]) {
        await page.goto(address);
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: HEIGHTS[width] });
          expect(await collisionsOn(page), `${address} at ${width} px`).toEqual([]);
        }
      }
    });
  }
});

test('two overlapping texts are found', async ({ page }) => {
  await page.setContent(
    '<main><svg width="200" height="50"><text x="10" y="30">one</text><text x="20" y="32">two</text></svg></main>',
  );
  expect(await collisionsOn(page)).toEqual([{ kind: 'overlap', texts: ['one', 'two'] }]);
});

for (const viewport of [PHONE, DESKTOP]) {
  test(`nothing fixed to the window covers the end of a page, ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    for (const path of [
      `${CALCULATOR('da')}?${HOUSE}`,
      `/da/calculator/report?${HOUSE}`,
      `/da/calculator/offer?${HOUSE}`,
      `/da/calculator2?${HOUSE}`,
      '/da/calculator/start',
    ]) {
      await open(page, path);
      expect(await coveredAtEnd(page), path).toEqual([]);
    }
  });
}

test('the answer’s figures stand on one line where a label takes two', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: HEIGHTS[1024] });
  await open(page, `${CALCULATOR('da')}?${HOUSE}`);
  const tops = await page
    .locator('dl:has(> div > dd [role=img])')
    .first()
    .evaluate((list) => ({
      labels: [...list.querySelectorAll(':scope > div > dt')].map(
        (label) => label.firstChild!.textContent,
      ),
      heights: [...list.querySelectorAll(':scope > div > dt')].map((label) => {
        const words = document.createRange();
        words.selectNode(label.firstChild!);
        return words.getBoundingClientRect().height;
      }),
      figures: [...list.querySelectorAll(':scope > div > dd')].map(
        (figure) => figure.getBoundingClientRect().top,
      ),
    }));
  expect(tops.figures, tops.labels.join()).toHaveLength(3);
  expect(Math.max(...tops.heights)).toBeGreaterThan(1.5 * Math.min(...tops.heights));
  expect(Math.max(...tops.figures) - Math.min(...tops.figures)).toBeLessThan(1);
});
