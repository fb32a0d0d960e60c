import { askForOffer, withdrawRequest } from './support/offer.ts';
import {
  DESKTOP,
  expect,
  expectSound,
  LOCALES,
  open,
  PHONE,
  test,
  type Page,
} from './support/site-test.ts';
import { wordsIn } from './support/words.ts';

// Withdrawing can't be undone: the first press asks, and either answer is one press.
for (const locale of LOCALES) {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(`withdrawing, ${locale}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
      test.use({ javaScriptEnabled, viewport: locale === 'da' ? PHONE : DESKTOP });
      const words = wordsIn(locale);

      test('asks first, then withdraws', async ({ page }) => {
        const go = javaScriptEnabled ? open : (at: Page, path: string) => at.goto(path);
        await askForOffer(page, words, locale, go);
        const ask = page.getByText(words('receipt_withdraw'), { exact: true });
        const question = page.getByText(words('receipt_withdraw_ask'), { exact: true });
        await expect(question).toBeHidden();
        await ask.click();
        await expect(question).toBeVisible();
        if (javaScriptEnabled) {
          await expectSound(page, 'withdrawing is asked');
          await page.getByRole('button', { name: words('receipt_withdraw_no') }).click();
          await expect(question).toBeHidden();
          await expect(ask).toBeFocused();
        }
        await withdrawRequest(page, words);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          words('receipt_withdrawn_title'),
        );
        await expect(ask).toHaveCount(0);
      });
    });
  }
}
