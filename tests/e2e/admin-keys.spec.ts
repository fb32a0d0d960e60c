import { test } from './support/own-site.ts';
import { expect, expectSound, open } from './support/site-test.ts';
import { signInAsStaff } from './support/staff.ts';
import { wordsIn } from './support/words.ts';

for (const { locale, width } of [{ locale: 'da', width: 1440 }] as const) {
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
      await expect(palette.getByRole('option', { selected: true })).toHaveText(
        words('admin_nav_tariffs'),
      );
      await page.keyboard.press('Escape');
      await expect(palette).toBeHidden();
      await page.keyboard.press('Control+k');
      await page.keyboard.type(words('admin_nav_tariffs').slice(0, 5).toLowerCase());
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`/${locale}/admin/tariffs$`));
    });
  });
}
