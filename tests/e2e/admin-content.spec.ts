import { pageOf, pdf, PDF_PAGE } from '../fixtures/made-files.ts';
import { test } from './support/put-back-site.ts';
import { DESKTOP, expect, expectSound, open, WITHIN_A_SECOND } from './support/site-test.ts';
import { signInAsStaff } from './support/staff.ts';
import { wordsIn } from './support/words.ts';

/** One red point, as PNG. */
const LOGO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

for (const { locale, viewport } of [
  { locale: 'da', viewport: DESKTOP },
  { locale: 'en', viewport: { width: 768, height: 1024 } },
] as const) {
  test.describe(`content and personal data, ${locale}, ${viewport.width} px`, () => {
    test.use({ viewport });
    const words = wordsIn(locale);

    test('a quote needs proof and a yes, is on the pages within a second, and off them again', async ({
      page,
      baseURL,
    }) => {
      const quote = locale === 'da' ? 'Regnestykket holdt.' : 'The sums were right.';
      // Home is a page from memory; nobody is signed in there.
      const shownOn = (path: string) => async () =>
        (await (await fetch(`${baseURL}/${locale}${path}`)).text()).includes(quote);
      await signInAsStaff(page, words, locale);
      await open(page, `/${locale}/admin/content`);
      await expectSound(page, 'content');
      await page.getByRole('link', { name: words('content_admin_new_quote') }).click();
      const field = (name: string) => page.getByLabel(name, { exact: true });
      await field(words('content_admin_quote_da')).fill('Regnestykket holdt.');
      await field(words('content_admin_quote_en')).fill('The sums were right.');
      await field(words('content_admin_house_da')).fill('Parcelhus i Køge');
      await field(words('content_admin_house_en')).fill('Detached house in Køge');
      const publish = page.getByRole('button', { name: words('records_publish'), exact: true });
      await publish.click();
      await expect(page.getByText(words('records_refused_fields'))).toBeVisible();
      await expectSound(page, 'without proof');
      expect(await shownOn('/testimonials')()).toBe(false);
      await field(words('content_admin_proof')).fill('Mail');
      await field(words('content_admin_consent')).fill('2026-01-05');
      await publish.click();
      const status = page.getByRole('status');
      await expect(status.getByText(words('records_done_published'))).toBeVisible();
      await expect.poll(shownOn('/testimonials'), WITHIN_A_SECOND).toBe(true);
      // Home shows the first of them alone.
      expect(await shownOn('')()).toBe(false);
      await test.step('dragged or by key to another place, on the pages too, and taken back', async () => {
        const name = words('voices_quote', { text: quote });
        const handle = page.getByRole('button', { name: words('order_handle', { name }) });
        const rows = page.getByRole('table').getByRole('row');
        await handle.press('Home');
        await expect(rows.nth(1)).toContainText(quote);
        await expect(handle).toBeFocused();
        await expect.poll(shownOn(''), WITHIN_A_SECOND).toBe(true);
        await handle.press('Control+z');
        await expect(rows.last()).toContainText(quote);
        await expect.poll(shownOn(''), WITHIN_A_SECOND).toBe(false);
        await handle.dragTo(rows.nth(1), { targetPosition: { x: 20, y: 4 } });
        await expect(rows.nth(1)).toContainText(quote);
        await page.getByRole('button', { name: words('order_down', { name }) }).click();
        await expect(rows.nth(2)).toContainText(quote);
      });
      await expect.poll(shownOn(''), WITHIN_A_SECOND).toBe(true);
      await expectSound(page, 'published quote');
      await page.getByRole('button', { name: words('content_admin_take_down') }).click();
      await expect(status.getByText(words('records_done_retired'))).toBeVisible();
      await expect.poll(shownOn(''), WITHIN_A_SECOND).toBe(false);
    });

    test('a proof is a file as well: refused by name with nothing lost, kept, replaced, and the one before it told', async ({
      page,
      baseURL,
    }) => {
      await signInAsStaff(page, words, locale);
      await open(page, `/${locale}/admin/content?kind=testimonial&new=1`);
      const field = (name: string) => page.getByLabel(name, { exact: true });
      const choose = (name: string, buffer: Buffer) =>
        page
          .locator('input[type=file]')
          .setInputFiles({ name, mimeType: 'application/pdf', buffer });
      const quote = field(words('content_admin_quote_da'));
      await quote.fill('Beviset er en fil.');
      await field(words('content_admin_quote_en')).fill('The proof is a file.');
      await field(words('content_admin_house_da')).fill('Parcelhus i Greve');
      await field(words('content_admin_house_en')).fill('Detached house in Greve');
      await field(words('content_admin_consent')).fill('2026-01-05');
      await choose('mail.pdf', Buffer.from([0xd0, 0xcf, 0x11, 0xe0]));
      await expect(page.getByText(words('files_problem_word'))).toBeVisible();
      await expectSound(page, 'refused proof');
      await test.step('what is wrong with a text is told there, and the file is not chosen again', async () => {
        await quote.fill('A'.repeat(2_001));
        await choose('mail.pdf', pdf());
        await expect(page.getByText(words('records_refused_text'))).toBeVisible();
        await expect(page.getByText(words('records_problem_long'))).toHaveCount(1);
        await expect(quote).toHaveValue('A'.repeat(2_001));
        await expect(page.getByRole('link', { name: 'mail.pdf' })).toBeVisible();
        await expectSound(page, 'a text that is too long');
        await quote.fill('Beviset er en fil.');
        await page.getByRole('button', { name: words('records_save'), exact: true }).click();
      });
      const status = page.getByRole('status');
      await expect(status.getByText(words('records_done_saved'))).toBeVisible();
      await expect(page.getByRole('link', { name: 'mail.pdf' })).toBeVisible();
      await expect(quote).toHaveValue('Beviset er en fil.');
      await page.getByRole('button', { name: words('records_publish'), exact: true }).click();
      await expect(status.getByText(words('records_done_published'))).toBeVisible();
      await choose('brev.png', LOGO);
      await expect(status.getByText(words('content_admin_proof_replaced'))).toBeVisible();
      const earlier = page.getByRole('region', { name: words('content_admin_proof_earlier') });
      await expect(earlier.getByText(words('content_admin_proof_until'))).toBeVisible();
      await expectSound(page, 'replaced proof');
      const path = await earlier.getByRole('link', { name: 'mail.pdf' }).getAttribute('href');
      const answer = await page.request.get(path!);
      expect(answer.headers()['content-disposition']).toContain('attachment');
      expect(await pageOf(await answer.body())).toEqual(PDF_PAGE);
      const stranger = await fetch(`${baseURL}${path}`, { redirect: 'manual' });
      expect([stranger.status, stranger.headers.get('location')]).toEqual([
        303,
        `/${locale}/admin/login`,
      ]);
      await page
        .getByRole('button', { name: words('content_admin_proof_drop', { name: 'brev.png' }) })
        .click();
      await expect(status.getByText(words('content_admin_proof_dropped'))).toBeVisible();
      await earlier
        .getByText(words('content_admin_proof_remove'), { exact: false })
        .first()
        .click();
      await earlier.getByRole('button', { name: words('content_admin_proof_remove_act') }).click();
      await expect(status.getByText(words('content_admin_proof_removed'))).toBeVisible();
      await expect(earlier.getByText('brev.png')).toHaveCount(0);
    });

    test('a partner’s logo is drawn anew and shown; what is no picture is told', async ({
      page,
      baseURL,
    }) => {
      await signInAsStaff(page, words, locale);
      await open(page, `/${locale}/admin/content?kind=partner&row=example-north`);
      await expectSound(page, 'partner');
      const choose = (name: string, buffer: Buffer) =>
        page.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/png', buffer });
      const show = page.getByRole('button', { name: words('content_admin_logo_set') });
      await choose('logo.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
      await show.click();
      await expect(page.getByText(words('content_admin_logo_wrong'))).toBeVisible();
      await choose('logo.png', LOGO);
      await show.click();
      await expect(
        page.getByRole('status').getByText(words('records_done_published')),
      ).toBeVisible();
      const partners = await (await fetch(`${baseURL}/${locale}/partners`)).text();
      const [src] = /\/\w\w\/partners\/logo\/[0-9a-f-]{36}/.exec(partners) ?? [];
      const logo = await fetch(`${baseURL}${src}`);
      expect(logo.status).toBe(200);
      expect(logo.headers.get('content-type')).toBe('image/png');
    });

    test('a person is found, told of, and not erased by a slip of the hand', async ({ page }) => {
      await signInAsStaff(page, words, locale);
      await open(page, `/${locale}/admin/privacy`);
      await expectSound(page, 'personal data');
      await page.getByRole('searchbox').fill('mette.holm@example.com');
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: words('admin_privacy_open') }).click();
      await expect(page.getByRole('heading', { name: words('admin_privacy_kept') })).toBeVisible();
      await page.getByRole('button', { name: words('admin_privacy_erase_act') }).click();
      await expect(page.getByText(words('admin_privacy_not_confirmed'))).toBeVisible();
      await expectSound(page, 'a person');
    });
  });
}
