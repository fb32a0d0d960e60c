import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { codeSentTo, fromOwnAddress, newPhone } from './support/sign-in.ts';
import { DESKTOP, expect, expectSound, open, PHONE, test } from './support/site-test.ts';
import { wordsIn } from './support/words.ts';

/** As if three browsers had just asked for a code: all guesses of the day are reserved for them. */
function guessesUsedUp(phone: string): void {
  const db = new DatabaseSync(join(process.env['E2E_DATA_DIR'] ?? '', 'solrig.sqlite'));
  db.exec('pragma busy_timeout = 5000');
  const code = db.prepare(
    `insert into phone_codes (browser_hash, phone, code_mac, tries, sent_at, expires_at)
     values (?, ?, '', 0, ?, ?)`,
  );
  const [now, later] = [0, 300_000].map((ms) => new Date(Date.now() + ms).toISOString());
  for (const browser of ['one', 'two', 'three']) code.run(browser, `+45${phone}`, now!, later!);
  db.close();
}

for (const [locale, viewport] of [
  ['da', PHONE],
  ['en', DESKTOP],
] as const) {
  test.describe(`a code of twelve digits, ${locale}, ${viewport.width} px`, () => {
    test.use({ viewport });
    const words = wordsIn(locale);

    test('is explained, typed, refused if wrong, and signs in', async ({ page }) => {
      await fromOwnAddress(page);
      const phone = newPhone();
      guessesUsedUp(phone);
      await open(page, `/${locale}/report/solrig-report?next=/${locale}/guide`);
      await page.getByLabel(words('sign_in_number'), { exact: true }).fill(phone);
      await page.getByRole('button', { name: words('sign_in_send') }).click();
      const field = page.getByLabel(words('sign_in_code', { digits: 12 }));
      await expect(field).toHaveAccessibleDescription(words('sign_in_code_long', { digits: 12 }));
      await expectSound(page, 'long code');
      const code = await codeSentTo(page, phone);
      expect(code).toMatch(/^\d{12}$/);
      await field.fill(code.slice(0, 6));
      await page.getByRole('button', { name: words('sign_in_enter'), exact: true }).click();
      await expect(page.getByText(words('sign_in_error_code_form'))).toBeVisible();
      await expectSound(page, 'long code in error');
      await field.fill(code);
      await page.waitForURL(`**/${locale}/guide`);
    });
  });
}

test.describe('a code of twelve digits, without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE });
  const words = wordsIn('da');

  test('is typed as the message shows it', async ({ page }) => {
    await fromOwnAddress(page);
    const phone = newPhone();
    guessesUsedUp(phone);
    await page.goto('/da/report/solrig-report?next=/da/guide');
    await page.getByLabel(words('sign_in_number'), { exact: true }).fill(phone);
    await page.getByRole('button', { name: words('sign_in_send') }).click();
    const code = await codeSentTo(page, phone);
    const shown = code.replace(/(\d{4})(?=\d)/g, '$1 ');
    const field = page.getByLabel(words('sign_in_code', { digits: 12 }));
    // Key by key, because fill() accepts more than the field lets anybody type.
    await field.pressSequentially(shown);
    await expect(field).toHaveValue(shown);
    await page.getByRole('button', { name: words('sign_in_enter'), exact: true }).click();
    await page.waitForURL('**/da/guide');
  });
});
