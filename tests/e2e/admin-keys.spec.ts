import { test } from './support/put-back-site.ts';
import { DESKTOP, expect, expectSound, open, untilLive } from './support/site-test.ts';
import { signInAsStaff } from './support/staff.ts';
import { wordsIn } from './support/words.ts';

for (const { locale, width } of [
  { locale: 'da', width: 1440 },
  { locale: 'en', width: 768 },
] as const) {
  test.describe(`the admin area by keyboard, ${locale}, ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });
    const words = wordsIn(locale);

    test('the palette finds a page by a few letters, and Esc gives the focus back', async ({
      page,
    }) => {
      await signInAsStaff(page, words, locale);
      await open(page, `/${locale}/admin`);
      await page.keyboard.press('Control+k');
      const palette = page.getByRole('dialog', { name: words('admin_palette_title') });
      await expect(palette.getByRole('combobox')).toBeFocused();
      await expectSound(page, 'palette');
      await page.keyboard.type(words('admin_nav_tariffs').slice(0, 5).toLowerCase());
      await expect(palette.getByRole('option', { selected: true })).toHaveAccessibleName(
        words('admin_nav_tariffs'),
      );
      await page.keyboard.press('Escape');
      await expect(palette).toBeHidden();
      await page.keyboard.press('Control+k');
      await page.keyboard.type(words('admin_nav_tariffs').slice(0, 5).toLowerCase());
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`/${locale}/admin/tariffs$`));
    });

    test('J and K walk a list, and ? shows the keys and switches letters off', async ({ page }) => {
      await signInAsStaff(page, words, locale);
      await open(page, `/${locale}/admin/catalogue`);
      const rows = page.locator('main tbody > tr');
      const isOn = (row: number) =>
        rows.nth(row).evaluate((element) => element.contains(document.activeElement));
      await page.keyboard.press('j');
      await expect.poll(() => isOn(0)).toBe(true);
      await page.keyboard.press('j');
      await expect.poll(() => isOn(1)).toBe(true);
      await page.keyboard.press('k');
      await expect.poll(() => isOn(0)).toBe(true);
      await page.keyboard.press('?');
      const sheet = page.getByRole('dialog', { name: words('admin_keys_title') });
      await expect(sheet).toBeVisible();
      await expectSound(page, 'all keys');
      await sheet.getByLabel(words('admin_keys_off')).check();
      await page.keyboard.press('Escape');
      await expect(sheet).toBeHidden();
      await page.keyboard.press('j');
      await expect.poll(() => isOn(0)).toBe(true);
      // Who comes back does not have to switch them off again.
      await page.reload();
      await untilLive(page);
      await page.keyboard.press('j');
      await page.keyboard.press('?');
      await expect(sheet.getByLabel(words('admin_keys_off'))).toBeChecked();
      expect(await isOn(0)).toBe(false);
      await sheet.getByLabel(words('admin_keys_off')).uncheck();
      await page.keyboard.press('Escape');
      await expect(sheet).toBeHidden();
      // On a busy machine the sheet is gone before the list listens again.
      await expect(async () => {
        await page.keyboard.press('j');
        const isOnAny = (all: Element[]) => all.some((row) => row.contains(document.activeElement));
        expect(await rows.evaluateAll(isOnAny)).toBe(true);
      }).toPass();
    });

    test('Esc closes what is opened, and gives the focus back to its row', async ({ page }) => {
      await signInAsStaff(page, words, locale);
      for (const list of ['catalogue', 'tariffs']) {
        await open(page, `/${locale}/admin/${list}`);
        const row = page.locator('main tbody > tr a[href*="row="]').first();
        const path = (await row.getAttribute('href')) ?? '';
        await row.press('Enter');
        const close = page.locator('main').getByRole('link', { name: words('records_close') });
        await expect(close).toBeVisible();
        await page.keyboard.press('Tab');
        await page.keyboard.press('Escape');
        await expect(close).toBeHidden();
        await expect(page.locator(`main a[href="${path}"]`).first()).toBeFocused();
      }
      await open(page, `/${locale}/admin/catalogue?new=1`);
      const field = page.getByLabel(words('catalogue_model_name'));
      await field.fill('Ny');
      await field.press('Escape');
      // What was typed goes nowhere by a key that may have been a mistake.
      const close = page.locator('main').getByRole('link', { name: words('records_close') });
      await expect(close).toBeFocused();
      await expect(field).toHaveValue('Ny');
      await close.press('Enter');
      await expect(field).toBeHidden();
    });
  });
}

test.describe('one’s own sessions, and the log as a file', () => {
  test.use({ viewport: DESKTOP });
  const words = wordsIn('da');

  test('a session elsewhere is ended, and its tab can do nothing more', async ({
    page,
    browser,
    baseURL,
  }) => {
    await signInAsStaff(page, words, 'da');
    const elsewhere = await browser.newContext({ baseURL: baseURL ?? '', viewport: DESKTOP });
    const other = await elsewhere.newPage();
    await signInAsStaff(other, words, 'da');
    await open(page, '/da/admin/people');
    const sessions = page.getByRole('region', { name: words('admin_sessions_title') });
    await expect(sessions.getByRole('row')).toHaveCount(3);
    await sessions.getByRole('button', { name: words('admin_sessions_end') }).click();
    await expect(sessions.getByRole('row')).toHaveCount(2);
    await expect(sessions).toContainText(words('admin_sessions_this'));
    await other.goto('/da/admin/leads');
    await expect(other).toHaveURL(/\/da\/admin\/login/);
    await elsewhere.close();
  });

  test('what is found in the log is taken along, and that stands in it', async ({ page }) => {
    await signInAsStaff(page, words, 'da');
    await open(page, '/da/admin/audit');
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: words('admin_audit_csv') }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/\.csv$/);
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream())
      chunks.push(Buffer.from(chunk as Uint8Array));
    const [head = '', ...lines] = Buffer.concat(chunks).toString('utf8').trim().split('\r\n');
    expect(head).toContain('action');
    expect(lines.length).toBeGreaterThan(0);
    await open(page, '/da/admin/audit?q=admin.export-audit');
    await expect(
      page.getByRole('table').getByText(words('audit_did_admin_export_audit')).first(),
    ).toBeVisible();
  });
});

test.describe('the bar of a narrow window', () => {
  test.use({ viewport: { width: 768, height: 1024 } });

  test('its menu leads on and closes, Esc gives the focus back, and its search opens the palette', async ({
    page,
  }) => {
    const words = wordsIn('en');
    await signInAsStaff(page, words, 'en');
    await untilLive(page);
    const menu = page.locator('summary').filter({ visible: true }).first();
    const nav = page.getByRole('navigation', { name: words('admin_nav_label') });
    await menu.focus();
    await page.keyboard.press('Enter');
    await expect(nav).toBeVisible();
    await expectSound(page, 'open menu');
    await page.keyboard.press('Escape');
    await expect(nav).toBeHidden();
    await expect(menu).toBeFocused();
    await menu.click();
    await nav.getByRole('link', { name: words('admin_nav_tariffs') }).click();
    await expect(page).toHaveURL(/tariffs$/);
    await expect(nav).toBeHidden();
    await page.getByRole('button', { name: words('admin_palette_title') }).click();
    await expect(page.getByRole('combobox')).toBeFocused();
  });
});
