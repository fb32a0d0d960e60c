import { CALCULATOR, HOUSE } from './support/calculator.ts';
import { expect, expectSound, open, READERS, test, LONG_CALCULATION } from './support/site-test.ts';
import { wordsIn } from './support/words.ts';

for (const { locale, screen, viewport } of READERS) {
  test.describe(`financing, ${locale}, ${screen}`, () => {
    test.use({ viewport });
    const words = wordsIn(locale);

    test('the loan beside the saving, and what an amount buys', async ({ page }) => {
      await open(page, `${CALCULATOR(locale)}?${HOUSE}&financingOption=loan&loanTermYears=12`);
      const section = page.getByRole('region', { name: words('finance_title') });
      // Its code loads once the section is near.
      await expect
        .poll(async () => {
          await page.mouse.wheel(0, 500);
          return section.isVisible();
        })
        .toBe(true);
      await expect(section.getByRole('img')).toHaveCount(1);
      const budget = section.getByRole('textbox', { name: words('finance_budget') });
      await budget.fill(locale === 'da' ? '90.000' : '90,000');
      await budget.press('Enter');
      const use = section.getByRole('button', { name: words('depth_sizes_use') });
      await expect(use).toBeVisible(LONG_CALCULATION);
      await expectSound(page, 'financing');
      await use.click();
      await expect(page).toHaveURL(/calculatedNumberOfPanels=\d/);
    });
  });
}
