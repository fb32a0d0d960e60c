import { askForOffer } from './support/offer.ts';
import { test } from './support/put-back-site.ts';
import { DESKTOP, expect, expectSound, open, untilLive } from './support/site-test.ts';
import { chooseAtGoogle, signInAsStaff } from './support/staff.ts';
import { wordsIn } from './support/words.ts';

// What staff have written must not be lost because the connection or the session went away.

for (const [locale, width] of [
  ['da', 1440],
  ['en', 768],
] as const) {
  test.describe(`work is kept, ${locale}, ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, allowed: [/ERR_INTERNET_DISCONNECTED/] });
    const words = wordsIn(locale);

    test('what is sent without a connection, or after one was signed out, waits on its page', async ({
      page,
      browser,
      baseURL,
    }) => {
      const visitor = await askForOffer(page, words, locale);
      const office = await browser.newContext({ baseURL: baseURL ?? '', viewport: DESKTOP });
      const staff = await office.newPage();
      await staff.setViewportSize({ width, height: 900 });
      await signInAsStaff(staff, words, locale);
      await open(staff, `/${locale}/admin/leads?look=table&q=${visitor.email}`);
      await staff.getByRole('link', { name: visitor.name }).click();
      await untilLive(staff);
      const note = staff.getByLabel(words('lead_note'));
      const save = staff.getByRole('button', { name: words('lead_save_note') });
      const inTimeline = (text: string) => staff.getByRole('listitem').getByText(text);

      await test.step('no connection: a bar says so, and the note goes when it is back', async () => {
        const bar = staff.getByText(words('admin_offline_kept'));
        await staff.evaluate(() => dispatchEvent(new Event('offline')));
        await expect(bar).toBeVisible();
        // The check itself needs a connection.
        await expectSound(staff, 'without a connection');
        await office.setOffline(true);
        await note.fill('Har en skorsten mod vest.');
        await save.click();
        await expect(bar).toBeVisible();
        await expect(note).toHaveValue('Har en skorsten mod vest.');
        // Whoever would give up what waits is asked first.
        staff.once('dialog', (dialog) => {
          expect(dialog.message()).toBe(words('admin_kept_leave'));
          void dialog.dismiss();
        });
        const asked = staff.waitForEvent('dialog');
        await staff.getByRole('link', { name: words('lead_back'), exact: true }).click();
        await asked;
        await expect(note).toHaveValue('Har en skorsten mod vest.');
        await office.setOffline(false);
        await expect(inTimeline('Har en skorsten mod vest.')).toBeVisible();
        await expect(bar).toBeHidden();
      });

      await test.step('signed out: a dialog over the page, and the note goes once one is back', async () => {
        await office.clearCookies();
        await note.fill('Ring efter klokken 17.');
        await save.click();
        const dialog = staff.getByRole('dialog', { name: words('admin_signed_out') });
        await expect(dialog).toBeVisible();
        await expectSound(staff, 'signed out');
        await dialog.getByRole('button', { name: words('admin_signed_out_look') }).click();
        await expect(note).toHaveValue('Ring efter klokken 17.');
        await save.click();
        await expect(dialog).toBeVisible();
        await chooseAtGoogle(staff, words('admin_login_google'), 'Mette Holm');
        await expect(inTimeline('Ring efter klokken 17.')).toBeVisible();
        await expect(dialog).toBeHidden();
        await expect(staff).toHaveURL(/admin\/leads\//);
      });
      await office.close();
    });
  });
}
