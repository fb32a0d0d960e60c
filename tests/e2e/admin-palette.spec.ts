import { fillOffer, newVisitor, sendButton } from './support/offer.ts';
import { test } from './support/put-back-site.ts';
import { expect, expectSound, open, untilLive, type Page } from './support/site-test.ts';
import { signInAsStaff } from './support/staff.ts';
import { wordsIn } from './support/words.ts';

const OFFER = 'lat=55.86&lon=9.85&address=Kastanjevej+40%2C+8700+Horsens&postcode=8700';

for (const { locale, width } of [
  { locale: 'da', width: 1440 },
  { locale: 'en', width: 768 },
] as const) {
  test.describe(`the command palette, ${locale}, ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });
    const words = wordsIn(locale);
    const paletteOf = (page: Page) =>
      page.getByRole('dialog', { name: words('admin_palette_title') });
    const openPalette = async (page: Page) => {
      await page.keyboard.press('Control+k');
      await expect(paletteOf(page).getByRole('combobox')).toBeFocused();
    };
    const chosen = (page: Page) => paletteOf(page).getByRole('option', { selected: true });

    test('a lead is found from any page, planned and moved by keys alone, and stands there the next time', async ({
      page,
    }) => {
      const visitor = newVisitor();
      await open(page, `/${locale}/calculator/offer?${OFFER}`);
      await fillOffer(page, words, visitor);
      await sendButton(page, words).click();
      await expect(page).toHaveURL(/thank-you\?kvittering=/);
      await signInAsStaff(page, words, locale);
      await open(page, `/${locale}/admin/catalogue`);
      await test.step('by mail address: one row, with its stage and what can be done', async () => {
        await openPalette(page);
        await page.keyboard.type(visitor.email);
        await expect(chosen(page)).toContainText(visitor.name);
        await expect(chosen(page)).toContainText(words('leads_stage_new'));
        await expect(paletteOf(page).getByRole('status')).toHaveText(
          words('admin_palette_count', { count: 1 }),
        );
        await expectSound(page, 'palette with a lead');
      });
      await test.step('Tab goes to its acts, and the next step is set on its page', async () => {
        await page.keyboard.press('Tab');
        await expect(chosen(page)).toHaveText(new RegExp(`^${words('admin_palette_note')}`));
        await page.keyboard.press('ArrowDown');
        await expect(chosen(page)).toContainText(words('leads_step_assign'));
        await page.keyboard.press('Enter');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(visitor.name);
        await expect(page).toHaveURL(/#step$/);
        await expect(paletteOf(page)).toBeHidden();
      });
      await test.step('moved to another stage, which can be taken back', async () => {
        await openPalette(page);
        await page.keyboard.type(visitor.email);
        await expect(chosen(page)).toContainText(visitor.name);
        await page.keyboard.press('Tab');
        for (let down = 0; down < 3; down++) await page.keyboard.press('ArrowDown');
        await expect(chosen(page)).toContainText(words('admin_palette_move'));
        await page.keyboard.press('Enter');
        await expect(paletteOf(page)).toContainText(
          words('admin_palette_move_to', { name: visitor.name }),
        );
        await expectSound(page, 'palette with stages');
        await page.keyboard.press('ArrowDown');
        await expect(chosen(page)).toHaveAccessibleName(words('leads_stage_visit'));
        await page.keyboard.press('Enter');
        await expect(page.getByRole('status').first()).toContainText(visitor.name);
        await untilLive(page);
        await page.keyboard.press('Control+z');
        await expect(page.getByRole('status').filter({ hasText: visitor.name })).toHaveCount(0);
      });
      await test.step('without a text: what one last worked on', async () => {
        await page.getByRole('button', { name: words('admin_palette_title') }).click();
        await expect(paletteOf(page)).toContainText(words('admin_palette_recent'));
        await expect(paletteOf(page).getByRole('option').first()).toContainText(visitor.name);
        await page.keyboard.press('Escape');
      });
    });

    test('what is not there, an answer that fails, and one that comes late', async ({
      page,
      allowed,
    }) => {
      await signInAsStaff(page, words, locale);
      await open(page, `/${locale}/admin/leads`);
      await test.step('what is typed while its code is on its way is in its field', async () => {
        let release = () => {};
        const held = new Promise<void>((resolve) => (release = resolve));
        await page.route(/\/palette-[^/]*\.js/, async (route) => {
          await held;
          await route.continue();
        });
        const asked = page.waitForRequest(/\/palette-[^/]*\.js/);
        await page.getByRole('searchbox').focus();
        await page.keyboard.press('Control+k');
        await asked;
        await page.keyboard.type('kjaer@x');
        await page.keyboard.press('Backspace');
        release();
        await expect(paletteOf(page).getByRole('combobox')).toHaveValue('kjaer@');
        await page.keyboard.type('jk');
        await expect(paletteOf(page).getByRole('combobox')).toHaveValue('kjaer@jk');
        await page.keyboard.press('Escape');
        await expect(paletteOf(page)).toBeHidden();
        await expect(page.getByRole('searchbox')).toHaveValue('');
      });
      await openPalette(page);
      await page.keyboard.type('qqqq');
      const status = paletteOf(page).getByRole('status');
      await expect(status).toHaveText(words('admin_palette_count', { count: 0 }));
      await expect(chosen(page)).toHaveAccessibleName(
        words('admin_palette_leads', { text: 'qqqq' }),
      );
      await expectSound(page, 'palette that found nothing');
      // What the browser itself writes down of a failed answer.
      allowed.push(/Failed to load resource/);
      let answers: 'fails' | 'late' = 'fails';
      let release = () => {};
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route(/\/admin\/find\.json\?/, async (route) => {
        const isLate = new URL(route.request().url()).searchParams.get('q') === 'zz';
        if (answers === 'fails') return route.fulfill({ status: 503, body: '' });
        if (!isLate) return route.continue();
        await held;
        return route
          .fulfill({ json: { leads: [], reports: [], today: '2026-11-20' } })
          .catch(() => {});
      });
      await page.keyboard.type('q');
      await expect(status).toHaveText(words('admin_palette_failed'));
      await expect(chosen(page)).toHaveAccessibleName(words('admin_palette_again'));
      await expectSound(page, 'palette without an answer');
      answers = 'late';
      await page.keyboard.press('Enter');
      await expect(status).toHaveText(words('admin_palette_count', { count: 0 }));
      // The answer to the letters before never shows, however long it takes.
      const asked = page.waitForRequest(/q=zz/);
      await paletteOf(page).getByRole('combobox').fill('zz');
      await asked;
      await expect(status).toHaveText('');
      await paletteOf(page).getByRole('combobox').fill('zzz');
      await expect(status).toHaveText(words('admin_palette_count', { count: 0 }));
      release();
      await expect(status).toHaveText(words('admin_palette_count', { count: 0 }));
    });

    test('begins a price draft, and asks before it signs one out everywhere', async ({ page }) => {
      await signInAsStaff(page, words, locale);
      await open(page, `/${locale}/admin`);
      await openPalette(page);
      await page.keyboard.type(words('admin_palette_price_draft'));
      await expect(chosen(page)).toHaveAccessibleName(words('admin_palette_price_draft'));
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/price-adjustments\/draft\?draft=\d+/);
      await untilLive(page);
      await openPalette(page);
      await page.keyboard.type(words('admin_palette_out_everywhere'));
      await expect(chosen(page)).toHaveAccessibleName(words('admin_palette_out_everywhere'));
      await page.keyboard.press('Enter');
      const asks = page.getByRole('dialog').filter({ hasText: 'Mette Holm' });
      await asks.getByRole('button', { name: words('admin_confirm_sign_out_act') }).click();
      await expect(page).toHaveURL(new RegExp(`/${locale}/admin/login$`));
    });
  });
}
