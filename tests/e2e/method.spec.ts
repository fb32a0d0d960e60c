import { expect, expectSound, LOCALES, open, SCREENS, test } from './support/site-test.ts';

const TITLE = { da: 'Sådan regner vi', en: 'How we calculate' } as const;
const TESTS = { da: 'Sådan prøver vi tallene', en: 'How we test the figures' } as const;

for (const { name, viewport } of SCREENS) {
  test.describe(name, () => {
    test.use({ viewport });

    for (const locale of LOCALES) {
      test(`the method in ${locale}: sound, and its list leads to every part`, async ({ page }) => {
        await open(page, `/${locale}/calculator-info`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE[locale]);
        await expectSound(page, `method in ${locale}`);
        const jumps = page.locator('nav[aria-labelledby="method-contents"] a');
        const targets = await jumps.evaluateAll((links) =>
          links.map((link) => document.querySelector(link.getAttribute('href')!)?.tagName),
        );
        expect(targets).toEqual(Array.from({ length: 13 }, () => 'H2'));
        await jumps.filter({ hasText: TESTS[locale] }).click();
        await expect(page.getByRole('heading', { name: TESTS[locale] })).toBeInViewport();
      });
    }
  });
}
