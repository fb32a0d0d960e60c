import { askForOffer, withdrawRequest } from './support/offer.ts';
import { linkMailedTo } from './support/outbox.ts';
import { test } from './support/put-back-site.ts';
import { DESKTOP, expect, expectSound, open, untilLive } from './support/site-test.ts';
import { signInAsStaff } from './support/staff.ts';
import { wordsIn } from './support/words.ts';

/** Word for word: a button that says anything else obliges nobody. */
const ORDER_BUTTON = {
  da: 'Bestil med betalingsforpligtelse',
  en: 'Order with obligation to pay',
} as const;
const DISCOUNT_REASON = 'To anlæg på samme vej, og vi kører kun én gang';

for (const { locale, width, script } of [
  { locale: 'da', width: 1440, script: true },
  { locale: 'en', width: 768, script: false },
] as const) {
  test.describe(`a lead’s whole life, ${locale}, ${width} px, the customer ${script ? 'with' : 'without'} JavaScript`, () => {
    test.use({ viewport: { width, height: 900 } });
    const words = wordsIn(locale);

    test('from the request over a draft, a price by hand and a mail to the order', async ({
      page,
      browser,
      baseURL,
    }) => {
      const visitor = await askForOffer(page, words, locale);
      const office = await browser.newContext({ baseURL: baseURL ?? '', viewport: DESKTOP });
      const staff = await office.newPage();
      await signInAsStaff(staff, words, locale);
      await test.step('the report: frozen, with cost, profit and today beside it', async () => {
        await open(staff, `/${locale}/admin/leads?look=table&q=${visitor.email}`);
        await staff.getByRole('link', { name: visitor.name }).click();
        await staff.getByRole('link', { name: words('staff_report_open') }).click();
        await expect(staff.getByText(words('quotes_profit_line'))).toBeVisible();
        await expectSound(staff, 'report');
        await staff.getByRole('link', { name: words('staff_report_compare') }).click();
        await expect(staff.getByText(words('staff_report_same'))).toBeVisible();
      });
      await test.step('the address to reply to, once it is asked for', async () => {
        await expect(staff.getByText(visitor.email)).toHaveCount(0);
        await staff.getByRole('button', { name: words('lead_reply') }).click();
        const reply = words('lead_reply_to', { email: visitor.email });
        await expect(staff.getByRole('link', { name: reply })).toBeFocused();
      });
      await test.step('a draft; a price by hand wants a reason', async () => {
        await staff.getByRole('button', { name: words('quotes_make'), exact: true }).click();
        await expect(staff.getByRole('heading', { level: 1 })).toHaveText(
          words('quote_title', { number: '1' }),
        );
        await untilLive(staff);
        await expectSound(staff, 'draft');
        const row = staff.getByRole('row', { name: words('calculator_line_scaffold') });
        await row.getByText(words('quotes_set_price')).click();
        await row.getByLabel(words('quotes_price_kr')).fill('4.800');
        await row.getByRole('button', { name: words('quotes_save_price') }).click();
        await expect(row.getByText(words('quotes_no_reason'))).toBeVisible();
        await row.getByLabel(words('quotes_reason')).fill('Naboen får stillads i samme uge.');
        await row.getByRole('button', { name: words('quotes_save_price') }).click();
        await expect(row.getByText(words('quotes_manual'), { exact: true })).toBeVisible();
      });
      await test.step('another system makes that price old, until somebody says that it holds', async () => {
        await staff.getByLabel(words('quotes_battery')).fill('10');
        await staff.getByRole('button', { name: words('quotes_reprice') }).click();
        await expect(staff.getByText(words('quotes_stale_bar'))).toBeVisible();
        await expectSound(staff, 'old price');
        await staff.getByRole('button', { name: words('quotes_confirm') }).click();
        await expect(staff.getByText(words('quotes_stale_bar'))).toBeHidden();
      });
      await test.step('what can’t be priced is said at its field, and nothing typed is lost', async () => {
        const row = staff.getByRole('row', { name: words('calculator_line_travel') });
        await row.getByText(words('quotes_set_price')).click();
        await row.getByLabel(words('quotes_price_kr')).fill('-50.000');
        await row.getByLabel(words('quotes_reason')).fill('Aftalt');
        await row.getByRole('button', { name: words('quotes_save_price') }).click();
        await expect(row.getByLabel(words('quotes_price_kr'))).toHaveAccessibleDescription(
          new RegExp(words('quotes_below_zero')),
        );
        await expect(row.getByLabel(words('quotes_reason'))).toHaveValue('Aftalt');
        const panels = staff.getByLabel(words('quotes_panels'), { exact: true });
        const refused = [
          ['-5', words('error_too_small', { limit: '1' })],
          ['5,5', words('error_not_whole')],
          ['1e308', words('error_not_a_number')],
          ['', words('error_required')],
        ] as const;
        for (const [typed, why] of refused) {
          await panels.fill(typed);
          await staff.getByRole('button', { name: words('quotes_reprice') }).click();
          await expect(panels, typed).toHaveAccessibleDescription(new RegExp(why));
          await expect(panels).toHaveValue(typed);
        }
        await staff.reload();
        await untilLive(staff);
      });
      await test.step('a discount wants a reason, and takes no more than there is', async () => {
        const card = staff.getByRole('form', { name: words('quotes_discount') });
        const amount = card.getByLabel(words('quotes_discount_kr'));
        await amount.fill('1.900.000');
        await card.getByRole('button', { name: words('quotes_discount_give') }).click();
        await expect(card.getByText(words('quotes_discount_no_reason'))).toBeVisible();
        await card.getByLabel(words('quotes_discount_reason')).fill(DISCOUNT_REASON);
        await card.getByRole('button', { name: words('quotes_discount_give') }).click();
        await expect(amount).toHaveAccessibleDescription(new RegExp(words('quotes_too_much')));
        await expectSound(staff, 'refused discount');
        await amount.fill('5.000');
        await card.getByRole('button', { name: words('quotes_discount_give') }).click();
        const row = staff.getByRole('row', { name: DISCOUNT_REASON });
        await expect(row).toContainText(/[-−]5[.,]000/);
        await expect(amount).toHaveValue('');
        await row.getByRole('button', { name: words('quotes_discount_remove') }).click();
        await expect(row).toHaveCount(0);
        await amount.fill('5.000');
        await card.getByLabel(words('quotes_discount_reason')).fill(DISCOUNT_REASON);
        await card.getByRole('button', { name: words('quotes_discount_give') }).click();
        await expect(row).toHaveCount(1);
        await expectSound(staff, 'draft with a discount');
      });
      await test.step('sending says first what it does, and locks it', async () => {
        await staff.getByRole('link', { name: words('quotes_send') }).click();
        const dialog = staff.getByRole('dialog');
        await expectSound(staff, 'send');
        await dialog
          .getByRole('button', { name: words('quotes_send_act', { number: '1' }) })
          .click();
        await expect(staff.getByText(words('quotes_not_opened'))).toBeVisible();
        await expect(staff.getByText(words('quotes_set_price'))).toBeHidden();
        await expectSound(staff, 'sent');
      });
      await test.step('staff see what the customer sees, and nothing to sign, decline or withdraw', async () => {
        const link = await linkMailedTo(staff, visitor.email);
        await open(staff, link);
        await expect(staff.getByText(words('quote_by_staff'))).toBeVisible();
        for (const way of ['quote_accept', 'quote_decline'] as const) {
          await expect(staff.getByText(words(way), { exact: true })).toHaveCount(0);
        }
        await expectSound(staff, 'offer as staff');
        const headers = { Origin: new URL(staff.url()).origin };
        const form = { answer: 'accept', name: 'Mette Holm', agreed: 'on' };
        const signed = await staff.request.post(link, { headers, form });
        expect(signed.status()).toBe(403);
        expect(await signed.text()).toContain(words('customer_only'));
        await open(staff, page.url());
        await expect(staff.getByText(words('receipt_by_staff'))).toBeVisible();
        await expect(staff.getByText(words('receipt_withdraw_heading'))).toHaveCount(0);
        await expectSound(staff, 'receipt as staff');
        const withdrawn = await staff.request.post(page.url(), { headers, form: {} });
        expect(withdrawn.status()).toBe(403);
        expect(await withdrawn.text()).toContain(words('customer_only'));
        await staff.goBack();
        await staff.goBack();
      });
      await test.step('the customer opens the mail’s address, misses the tick, and orders', async () => {
        const link = await linkMailedTo(staff, visitor.email);
        expect(link).toContain(`/${locale}/your-offer?tilbud=`);
        const home = await browser.newContext({
          javaScriptEnabled: script,
          viewport: { width, height: 900 },
        });
        const customer = await home.newPage();
        await customer.goto(link);
        if (script) await untilLive(customer);
        const shown = await customer.content();
        for (const secret of ['Naboen', 'costOre', 'profit', 'fortjeneste']) {
          expect(shown.toLowerCase()).not.toContain(secret.toLowerCase());
        }
        await expect(customer.getByRole('row', { name: DISCOUNT_REASON })).toContainText(
          words('quote_discount'),
        );
        if (script) await expectSound(customer, 'offer');
        for (const part of ['seller', 'get', 'payment', 'when', 'rights'] as const) {
          const name = words(`contract_${part}`);
          await expect(customer.getByRole('region', { name, exact: true })).toBeVisible();
        }
        const formLink = customer.getByRole('link', {
          name: words('contract_paper', { paper: words('company_paper_withdrawal_form') }),
        });
        const form = await customer.request.get((await formLink.getAttribute('href')) ?? '');
        expect(form.headers()['content-type']).toBe('application/pdf');
        await customer.getByRole('link', { name: words('contract_go') }).click();
        await expect(customer).toHaveURL(/#quote-order$/);
        await customer.getByLabel(words('quote_name')).fill(visitor.name);
        await customer.getByRole('button', { name: ORDER_BUTTON[locale], exact: true }).click();
        await expect(customer.getByText(words('quote_agree_missing')).first()).toBeVisible();
        await expect(customer.getByLabel(words('quote_name'))).toHaveValue(visitor.name);
        if (script) await expectSound(customer, 'offer with a mistake');
        await customer.getByRole('checkbox').check();
        await customer.getByRole('button', { name: ORDER_BUTTON[locale], exact: true }).click();
        await expect(customer.getByRole('heading', { level: 1 })).toHaveText(
          words('quote_accepted_title'),
        );
        if (script) await expectSound(customer, 'accepted offer');
        const paper = await customer.request.get(link.replace('?', '/pdf?'));
        expect(paper.headers()['content-type']).toBe('application/pdf');
        await home.close();
      });
      await test.step('the lead is signed by itself, and tells the way', async () => {
        await staff.reload();
        await expect(staff.getByText(words('quotes_accepted')).first()).toBeVisible();
        await staff
          .getByRole('link', { name: words('quotes_back', { name: visitor.name }) })
          .click();
        await expect(staff.getByText(words('lead_event_opened', { number: '1' }))).toBeVisible();
        await expect(staff.getByText(words('lead_event_accepted', { number: '1' }))).toBeVisible();
        await expect(staff.locator('li[aria-current="step"]')).toContainText(
          words('leads_stage_signed'),
        );
        await expectSound(staff, 'signed lead');
      });
      await office.close();
    });
  });
}

test('a withdrawn request while staff hold a draft: nothing is sent, in the same words', async ({
  page,
  browser,
  baseURL,
}) => {
  const words = wordsIn('da');
  const visitor = await askForOffer(page, words, 'da');
  const office = await browser.newContext({ baseURL: baseURL ?? '', viewport: DESKTOP });
  const staff = await office.newPage();
  await signInAsStaff(staff, words, 'da');
  await open(staff, `/da/admin/leads?look=table&q=${visitor.email}`);
  await staff.getByRole('link', { name: visitor.name }).click();
  await staff.getByRole('button', { name: words('quotes_make'), exact: true }).click();
  await staff.getByRole('link', { name: words('quotes_send') }).click();
  await untilLive(page);
  await withdrawRequest(page, words);
  await expect(page.getByText(words('receipt_withdrawn_title')).first()).toBeVisible();
  await staff.getByRole('button', { name: words('quotes_send_act', { number: '1' }) }).click();
  await expect(staff.getByText(words('quotes_refused_withdrawn')).first()).toBeVisible();
  expect(await linkMailedTo(staff, visitor.email)).not.toContain('your-offer');
  await office.close();
});

for (const [locale, width] of [
  ['da', 390],
  ['en', 1440],
] as const) {
  test(`a customer says no, ${locale}, and the lead tells it`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const words = wordsIn(locale);
    const visitor = await askForOffer(page, words, locale);
    const office = await browser.newContext({ baseURL: baseURL ?? '', viewport: DESKTOP });
    const staff = await office.newPage();
    await signInAsStaff(staff, words, locale);
    await open(staff, `/${locale}/admin/leads?look=table&q=${visitor.email}`);
    await staff.getByRole('link', { name: visitor.name }).click();
    await staff.getByRole('button', { name: words('quotes_make'), exact: true }).click();
    await staff.getByRole('link', { name: words('quotes_send') }).click();
    await staff.getByRole('button', { name: words('quotes_send_act', { number: '1' }) }).click();
    await expect(staff.getByText(words('quotes_not_opened'))).toBeVisible();
    await page.setViewportSize({ width, height: 900 });
    await page.goto(await linkMailedTo(staff, visitor.email));
    await untilLive(page);
    await page.getByText(words('quote_decline_title'), { exact: true }).click();
    await expect(page.getByLabel(words('quote_decline_note'))).toBeVisible();
    await expectSound(page, 'about to say no');
    await page.getByLabel(words('quote_decline_note')).fill('En nabo var hurtigere');
    await page.getByRole('button', { name: words('quote_decline'), exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('quote_declined_title'));
    await expectSound(page, 'an offer declined');
    await test.step('the next offer stands beside it, and only what differs is told', async () => {
      await staff.getByRole('link', { name: words('quotes_back', { name: visitor.name }) }).click();
      const compared = staff.getByRole('table', {
        name: words('quotes_compared', { older: '1', newer: '2' }),
      });
      await expect(compared).toHaveCount(0);
      await staff.getByRole('button', { name: words('quotes_make_next') }).click();
      await staff.getByLabel(words('quotes_battery')).fill('10');
      // Leaving the page at once would take the form back.
      const repriced = staff.waitForResponse((answer) => answer.request().method() === 'POST');
      await staff.getByRole('button', { name: words('quotes_reprice') }).click();
      await repriced;
      await staff.getByRole('link', { name: words('quotes_back', { name: visitor.name }) }).click();
      const battery = compared.getByRole('row', { name: words('calculator_line_battery') });
      await expect(battery.getByRole('cell').first()).toHaveText('–');
      await expect(battery.getByRole('cell').last()).toHaveText(/^\+\d/);
      await expect(compared.getByRole('row', { name: words('quotes_profit_line') })).toBeVisible();
      await expectSound(staff, 'offers side by side');
    });
    await office.close();
  });
}
