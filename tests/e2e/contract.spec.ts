import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '../../tests/fixtures/free-ports.ts';
import { serveBuilt } from '../../scripts/serve-built.ts';
import { DESKTOP, expect, expectSound, LOCALES, open, PHONE, test } from './support/site-test.ts';
import { wordsIn } from './support/words.ts';

// From the order to the receipt of its withdrawal, which is two steps and asks for no reason.

type Filled = { readonly token: string; readonly sentId: string; readonly session: string };

async function started() {
  const dataDir = mkdtempSync(join(tmpdir(), 'solrig-contract-'));
  const [port = 0] = await freePorts(1);
  const env = {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: dataDir,
    YIELD: 'builtin',
    LOG_LEVEL: 'silent',
  };
  const fill = join(import.meta.dirname, 'support', 'fill-quotes.ts');
  const said = execFileSync(process.execPath, [fill], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  const site = await serveBuilt(env);
  const stop = async () => {
    await site.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { site, stop, ...(JSON.parse(said) as Filled) };
}

for (const locale of LOCALES) {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(`a contract, ${locale}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
      test.use({
        javaScriptEnabled,
        viewport: locale === 'da' ? PHONE : DESKTOP,
        // A form refused on purpose, and a key that opens nothing.
        allowed: [/status of (404|422)/],
      });
      const words = wordsIn(locale);

      test('is ordered, withdrawn in two steps, and the receipt stays', async ({ page }) => {
        const { site, stop, token, session } = await started();
        const sound = (what: string) =>
          javaScriptEnabled ? expectSound(page, what) : Promise.resolve();
        const go = (path: string) =>
          javaScriptEnabled ? open(page, site.url + path) : page.goto(site.url + path);
        const title = page.getByRole('heading', { level: 1 });
        try {
          const quote = `/${locale}/your-offer?tilbud=${token}`;
          await go(quote);
          const card = page.getByRole('region', { name: words('withdrawal_card_title') });
          await expect(card).toHaveCount(0);
          await page.locator('input[name=name]').fill('Åse Sørensen');
          await page.locator('input[name=agreed]').check();
          await page.locator('form:has(input[value=accept]) button').click();
          await expect(card).toBeVisible();
          await sound('an ordered quote');

          await card.getByRole('link', { name: words('withdrawal_card_withdraw') }).click();
          await expect(title).toHaveText(words('withdrawal_page_title'));
          const name = page.getByLabel(words('withdrawal_your_name'));
          const email = page.getByLabel(words('withdrawal_your_email'));
          await expect(name).toHaveValue('Åse Sørensen');
          await expect(email).toHaveValue('aase1@example.dk');
          await sound('the first step');
          const next = page.getByRole('button', { name: words('withdrawal_next') });
          await email.fill('aase');
          await next.click();
          await expect(page.getByText(words('withdrawal_email_wrong')).first()).toBeVisible();
          await expect(email).toHaveValue('aase');
          await sound('the first step, refused');
          await email.fill('aase@example.dk');
          await next.click();
          await expect(title).toHaveText(words('withdrawal_confirm_title'));
          await expect(title).toBeInViewport();
          if (javaScriptEnabled) await expect(title).toBeFocused();
          await sound('the second step');
          // Nothing was sent: what was typed can be corrected.
          await page.getByRole('button', { name: words('withdrawal_correct') }).click();
          await expect(email).toHaveValue('aase@example.dk');
          await next.click();
          await page.getByRole('button', { name: words('withdrawal_confirm') }).click();
          await expect(title).toHaveText(words('withdrawal_done_title'));
          await expect(page.getByText('a•••@example.dk')).toBeVisible();
          const receipt = page.getByRole('region', { name: words('withdrawal_receipt') });
          await expect(receipt).toContainText(/\d\d[.:]\d\d[.:]\d\d/);
          await expect(receipt).toContainText('Åse Sørensen');
          await sound('the receipt');
          const said = await receipt.innerText();
          await go(`/${locale}/your-offer/withdraw?tilbud=${token}`);
          expect(await receipt.innerText()).toBe(said);
          await page.emulateMedia({ media: 'print' });
          await expect(receipt).toBeVisible();
          await page.emulateMedia({ media: 'screen' });
          await go(quote);
          await expect(
            page.getByRole('region', { name: words('withdrawal_card_withdrawn') }),
          ).toBeVisible();

          // A key that opens nothing says where to write instead.
          await page.goto(`${site.url}/${locale}/your-offer/withdraw?tilbud=none`);
          await expect(title).toHaveText(words('withdrawal_none_title'));
          // Staff see it, and can't withdraw for the customer.
          await page
            .context()
            .addCookies([{ name: 'solrig_session', value: session, url: site.url }]);
          await go(quote);
          await expect(
            page.getByRole('region', { name: words('withdrawal_card_withdrawn') }),
          ).toBeVisible();
        } finally {
          await stop();
        }
      });
    });
  }

  test.describe(`staff, ${locale}`, () => {
    test.use({ viewport: locale === 'da' ? DESKTOP : PHONE, allowed: [/status of 422/] });
    const words = wordsIn(locale);

    test('see the contract on its quote, and enter a withdrawal that came by letter', async ({
      page,
    }) => {
      const { site, stop, token, sentId, session } = await started();
      try {
        const signed = await page.request.post(`${site.url}/${locale}/your-offer?tilbud=${token}`, {
          headers: { Origin: site.url },
          form: { answer: 'accept', name: 'Åse Sørensen', agreed: 'on' },
        });
        expect(signed.ok()).toBe(true);
        await page
          .context()
          .addCookies([{ name: 'solrig_session', value: session, url: site.url }]);
        // Staff see the way to withdraw, and cannot take it for the customer.
        await open(page, `${site.url}/${locale}/your-offer/withdraw?tilbud=${token}`);
        await expect(page.getByText(words('withdrawal_by_staff'))).toBeVisible();
        await expect(page.getByRole('button', { name: words('withdrawal_next') })).toHaveCount(0);
        await open(page, `${site.url}/${locale}/admin/quotes/${sentId}`);
        const card = page.locator('section:has(> div > #quote-contract)');
        await expect(card).toContainText(words('withdrawal_staff_holds'));
        await card.getByText(words('withdrawal_enter_title'), { exact: true }).click();
        await expectSound(page, 'a contract, for staff');
        const enter = card.getByRole('button', { name: words('withdrawal_enter') });
        const name = card.getByLabel(words('withdrawal_enter_name'));
        const received = card.getByLabel(words('withdrawal_enter_received'));
        await enter.click();
        await expect(card.getByText(words('withdrawal_name_missing'))).toBeVisible();
        await name.fill('Åse Sørensen');
        await card.getByLabel(words('withdrawal_enter_how')).selectOption('letter');
        await received.fill('2026-01-01');
        await enter.click();
        await expect(card.getByText(words('withdrawal_enter_day_wrong'))).toBeVisible();
        await expect(name).toHaveValue('Åse Sørensen');
        await expectSound(page, 'a withdrawal, refused');
        const danishDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Copenhagen' });
        await received.fill(danishDay.format(new Date()));
        await enter.click();
        await expect(card).toContainText(words('withdrawal_how_letter'));
        await expect(enter).toHaveCount(0);
        await expectSound(page, 'a withdrawn contract, for staff');
      } finally {
        await stop();
      }
    });
  });
}
