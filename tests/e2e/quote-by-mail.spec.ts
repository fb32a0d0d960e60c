import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BuiltSite } from '../../scripts/serve-built.ts';
import { startDeployed, type Filled } from './support/deployed-quotes.ts';
import { DESKTOP, expect, expectSound, open, PHONE, test } from './support/site-test.ts';
import { wordsIn } from './support/words.ts';

// A deployed site, on which quotes are not signed online until staff can enter the day of the delivery.

test.describe.configure({ mode: 'default' });

const dataDir = mkdtempSync(join(tmpdir(), 'solrig-by-mail-'));
let site: BuiltSite;
let filled: Filled;

test.beforeAll(async () => {
  [site, filled] = await startDeployed(dataDir, { isEmpty: false });
});
test.afterAll(async () => {
  await site.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

for (const { locale, viewport } of [
  { locale: 'da', viewport: PHONE },
  { locale: 'en', viewport: DESKTOP },
] as const) {
  test.describe(`${locale}, ${viewport.width} px`, () => {
    test.use({ viewport });
    const words = wordsIn(locale);

    test('a quote is not signed on its page: it says how to say yes by mail, and the server takes no signature', async ({
      page,
    }) => {
      const address = `${site.url}/${locale}/your-offer?tilbud=${filled.token}`;
      await open(page, address);
      const section = page.getByRole('region', { name: words('quote_by_mail_title') });
      await expect(section).toBeVisible();
      const mail = section.getByRole('link', { name: words('quote_by_mail_write') });
      await expect(mail).toHaveAttribute('href', /^mailto:\S+@\S+\?subject=\S+/);
      await expect(page.getByRole('button', { name: words('quote_accept') })).toHaveCount(0);
      await expect(page.getByText(words('quote_page_lead_by_mail'))).toBeVisible();
      await expectSound(page, 'answered by mail');
      const answer = await page.request.post(address, {
        headers: { Origin: site.url },
        form: { answer: 'accept', name: 'Åse Sørensen', agreed: 'on' },
      });
      expect(answer.status()).toBe(409);
      const email = /mailto:([^?]+)/.exec((await mail.getAttribute('href')) ?? '')?.[1] ?? '';
      expect(await answer.text()).toContain(words('quote_not_online', { email }));
      await page.reload();
      await expect(section).toBeVisible();
    });

    test('staff read it on the draft, and again before they send it', async ({ page }) => {
      await page
        .context()
        .addCookies([{ name: 'solrig_session', value: filled.session, url: site.url }]);
      const lacks = words('quotes_lacks_delivery_day');
      const note = words('quotes_not_signed_online', { lacks });
      await open(page, `${site.url}/${locale}/admin/quotes/${filled.draftId}`);
      await expect(page.getByText(note)).toBeVisible();
      await expectSound(page, 'draft not signed online');
      await page.getByRole('link', { name: words('quotes_send') }).click();
      await expect(page.getByRole('dialog').getByText(note)).toBeVisible();
      await expectSound(page, 'about to send');
    });
  });
}
