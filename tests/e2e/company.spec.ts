import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NEEDED_PAPERS } from '../database/company-steps.ts';
import { jpeg, pdf } from '../fixtures/made-files.ts';
import { startDeployed } from './support/deployed-quotes.ts';
import { DESKTOP, expect, expectSound, open, PHONE, test, type Page } from './support/site-test.ts';
import { wordsIn } from './support/words.ts';

// A deployed site starts without a word about the company. Staff fill it in, and only then is a quote sent.

/** Uploads a paper in its own row. */
async function upload(page: Page, kind: string, file: { name: string; bytes: Buffer }) {
  const row = page.locator(`#paper-${kind}`);
  await row.locator('input[type=file]').setInputFiles({
    name: file.name,
    mimeType: 'application/pdf',
    buffer: file.bytes,
  });
}

for (const { locale, viewport } of [
  { locale: 'da', viewport: PHONE },
  { locale: 'en', viewport: DESKTOP },
] as const) {
  test.describe(`${locale}, ${viewport.width} px`, () => {
    test.use({ viewport });
    const words = wordsIn(locale);

    test('a server without facts names each gap; staff fill them, and the quote that was refused is sent', async ({
      page,
    }) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'solrig-company-'));
      const [site, { draftId, session }] = await startDeployed(dataDir, { isEmpty: true });
      try {
        expect(site.said()).toMatch(/"blocks":\["name","cvr".*company facts are missing/);
        await page
          .context()
          .addCookies([{ name: 'solrig_session', value: session, url: site.url }]);
        const admin = `${site.url}/${locale}/admin`;
        await open(page, admin);
        await expect(
          page.getByText(words('company_overview_quotes'), { exact: true }),
        ).toBeVisible();

        // Pages name nobody while nobody is known.
        const footer = page.getByRole('contentinfo');
        await open(page, `${site.url}/${locale}/about`);
        await expect(footer.locator('[href^="mailto:"], [href^="tel:"]')).toHaveCount(0);

        // The quote is refused, on its page and by the server, and leads to the field.
        const quote = `${admin}/quotes/${draftId}`;
        await open(page, `${quote}?send=1`);
        const dialog = page.getByRole('dialog');
        await expect(dialog.getByText(words('company_quote_blocked'))).toBeVisible();
        await expectSound(page, 'a quote that is blocked');
        await expect(
          dialog.getByRole('button', { name: words('quotes_send_act', { number: '1' }) }),
        ).toHaveCount(0);
        const version = await dialog.locator('input[name=version]').getAttribute('value');
        const form = { intent: 'send', version: version ?? '' };
        const headers = { Origin: site.url };
        const refused = await page.request.post(quote, { headers, form });
        expect(await refused.text()).toContain(words('company_quote_refused'));
        await dialog.getByRole('link', { name: words('company_duty_cvr') }).click();
        await expect(page.locator('#fact-cvr')).toBeFocused();
        await expectSound(page, 'company without facts');

        // What can't be right is said at its field, and what was typed stays.
        const fill = (name: string, text: string) => page.locator(`#fact-${name}`).fill(text);
        await fill('name', 'Nordlys Sol ApS');
        await fill('cvr', '1234');
        await fill('street', 'Nørregade 4');
        await fill('postcode', '8000');
        await fill('town', 'Aarhus C');
        await fill('phone', '86 12 34 56');
        await fill('phoneFromHour', '8');
        await fill('phoneToHour', '15');
        await fill('email', 'post@nordlys.example');
        await page.locator('#fact-paymentPlan').selectOption('handover');
        await fill('deliveryFromWeeks', '6');
        await fill('deliveryToWeeks', '10');
        const put = page.getByRole('button', { name: words('company_put', { number: '1' }) });
        await put.click();
        await expect(page.getByText(words('company_error_cvr'))).toBeVisible();
        await expect(page.locator('#fact-name')).toHaveValue('Nordlys Sol ApS');
        await expectSound(page, 'company with an error');
        await fill('cvr', '12 34 56 79');
        await page.getByLabel(words('company_reason')).fill('Vi åbner');
        await put.click();
        await expect(page.getByText(words('company_saved', { number: '1' }))).toBeVisible();
        await expect(page.locator('#fact-phone')).toHaveValue('86\u00a012\u00a034\u00a056');

        // Papers: only a PDF is one.
        await upload(page, 'terms', { name: 'vilkår.pdf', bytes: await jpeg(20, 20) });
        await expect(page.getByText(words('company_paper_not_pdf'))).toBeVisible();
        for (const [index, kind] of NEEDED_PAPERS.entries()) {
          await upload(page, kind, { name: 'papir.pdf', bytes: pdf() });
          await expect(
            page.getByText(words('company_saved', { number: String(index + 2) })),
          ).toBeVisible();
        }
        await expect(page.getByRole('heading', { name: /^\d+ (?:spærrer|block)/ })).toHaveCount(0);
        await expectSound(page, 'company with all that blocks in place');
        const paper = page.locator('#paper-terms').getByRole('link');
        const read = await page.request.get(`${site.url}${await paper.getAttribute('href')}`);
        expect([read.status(), read.headers()['content-type']]).toEqual([200, 'application/pdf']);

        await open(page, `${site.url}/${locale}/about`);
        await expect(footer.getByText(/^Nordlys Sol ApS, CVR/)).toBeVisible();
        await expect(footer.getByRole('link', { name: 'post@nordlys.example' })).toBeVisible();

        // What only warns does not block.
        await open(page, `${quote}?send=1`);
        await expect(dialog.getByText(words('company_quote_warned'))).toBeVisible();
        await dialog
          .getByRole('button', { name: words('quotes_send_act', { number: '1' }) })
          .click();
        await expect(page.getByText(words('quotes_not_opened'))).toBeVisible();
        await open(page, `${admin}/company`);
        await expect(page.locator('li', { hasText: 'Version 4' }).last()).toContainText(
          words('company_quotes', { count: '1' }),
        );
      } finally {
        await site.stop();
        rmSync(dataDir, { recursive: true, force: true });
      }
    });
  });
}
