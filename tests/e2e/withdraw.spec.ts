import { askForOffer, consent, withdrawRequest } from './support/offer.ts';
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
import { wordsIn, type Words } from './support/words.ts';

// Withdrawing can't be undone: the first press asks, and either answer is one press. Before that the customer changes
// how the request is answered.
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
        await askForCallInstead(page, words, () =>
          javaScriptEnabled ? expectSound(page, 'how it is answered, refused') : Promise.resolve(),
        );
        await withdrawRequest(page, words);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          words('receipt_withdrawn_title'),
        );
        await expect(ask).toHaveCount(0);
      });
    });
  }
}

/** Refused without number and yes, then taken; the receipt says so, and the form is closed. */
async function askForCallInstead(page: Page, words: Words, whenRefused: () => Promise<void>) {
  await page.getByText(words('receipt_reach_open'), { exact: true }).click();
  const save = page.getByRole('button', { name: words('receipt_reach_save') });
  await page.getByRole('radio', { name: words('offer_by_phone') }).check();
  await expect(page.getByText(words('offer_consent_phone'), { exact: true })).toBeVisible();
  await expect(page.getByText(words('offer_consent_email'), { exact: true })).toBeHidden();
  await save.click();
  await expect(page.getByRole('link', { name: words('offer_error_phone') })).toBeVisible();
  await whenRefused();
  await page.getByLabel(words('offer_phone'), { exact: true }).fill('20 30 40 50');
  await consent(page).check();
  await save.click();
  await expect(page.getByText(words('receipt_reached', { at: '' }).slice(0, -2))).toBeVisible();
  await expect(save).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 }).locator('xpath=..')).toContainText('+45');
}
