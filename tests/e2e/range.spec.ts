import { readFileSync } from 'node:fs';
import { CALCULATOR, HOUSE } from './support/calculator.ts';
import {
  expect,
  expectSound,
  LOCALES,
  open,
  SCREENS,
  test,
  LONG_CALCULATION,
} from './support/site-test.ts';
import { wordsIn } from './support/words.ts';

const DOTS = 'svg[role="img"] circle[stroke-width="1.1"]';

for (const locale of LOCALES) {
  const words = wordsIn(locale);
  for (const { name: screen, viewport } of SCREENS) {
    test.describe(`the range, ${locale}, ${screen}`, () => {
      test.use({ viewport });

      test('a hundred dots, a limit to move, futures to choose', async ({ page }) => {
        await open(page, `${CALCULATOR(locale)}?${HOUSE}`);
        await page
          .getByRole('link', { name: words('calculator_payback_note'), exact: true })
          .click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('range_title'));
        const limit = page.getByRole('slider');
        await expect(limit).toBeVisible(LONG_CALCULATION);
        const first = page.locator('[data-chart]').first();
        await expect(first.locator(DOTS)).toHaveCount(100);
        const counts = first.locator('dl dd');
        const all = async () => (await counts.allTextContents()).map(Number);
        const [before] = await all();
        await limit.press('Home');
        const [atStart, ...rest] = await all();
        expect(atStart).toBeLessThanOrEqual(before!);
        expect([atStart!, ...rest].reduce((sum, count) => sum + count)).toBe(100);
        await limit.press('End');
        expect((await all())[1]).toBe(0);
        await expectSound(page, 'the range');
        await page.getByRole('radio', { name: words('range_tax_unchanged') }).check();
        await expect(
          page.getByText(words('range_scenario_other', { name: words('range_tax_unchanged') })),
        ).toBeVisible();
        expect((await all())[0]).toBeLessThan(100);
        await expectSound(page, 'the range under another tax');
        const falling = page.getByRole('radio', { name: words('range_falling') });
        await falling.check();
        await expect(
          page.getByText(words('range_scenario_other', { name: words('range_falling') })),
        ).toBeVisible();
        expect((await all()).reduce((sum, count) => sum + count)).toBe(100);
        await expectSound(page, 'the range with a falling worth of solar power');
      });

      test('a chart is kept with its title and its source', async ({ page }) => {
        await open(page, `/${locale}/calculator/range?${HOUSE}`);
        const kept = page.locator('[data-chart]').first();
        await expect(kept.locator(DOTS)).toHaveCount(100, LONG_CALCULATION);
        const [svg] = await Promise.all([
          page.waitForEvent('download'),
          kept.getByRole('button', { name: 'SVG' }).click(),
        ]);
        const text = readFileSync(await svg.path(), 'utf8');
        const source = words('charts_keep_source', { site: '', date: '' });
        expect(text).toContain(source.split(',')[0]);
        expect(text).toContain(locale === 'da' ? 'mulige' : 'possible');
        expect(text).not.toContain('var(--');
        const [png] = await Promise.all([
          page.waitForEvent('download'),
          kept.getByRole('button', { name: 'PNG' }).click(),
        ]);
        expect(
          readFileSync(await png.path())
            .subarray(1, 4)
            .toString(),
        ).toBe('PNG');
      });

      test('so is the months’ of the home page', async ({ page }) => {
        await open(page, `/${locale}`);
        const kept = page.locator('[data-chart]').first();
        await kept.scrollIntoViewIfNeeded();
        // Its code has come when the server's drawing is no longer in its place.
        await expect(kept.locator('xpath=ancestor::*[@data-waiting]')).toHaveCount(0);
        const [svg] = await Promise.all([
          page.waitForEvent('download'),
          kept.getByRole('button', { name: 'SVG' }).click(),
        ]);
        const text = readFileSync(await svg.path(), 'utf8');
        // A long title is broken into lines.
        expect(text).toContain(words('home_example_months').split(' ')[0]);
        expect(text).not.toContain('var(--');
      });
    });
  }
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the range page has the answer, and says what is missing', async ({ page }) => {
    await page.goto(`/da/calculator/range?${HOUSE}`);
    await expect(page.getByText(wordsIn('da')('range_noscript'))).toBeVisible();
    const price = page.locator('dt').filter({ hasText: wordsIn('da')('calculator_price') });
    await expect(price.first()).toBeVisible();
  });
});
