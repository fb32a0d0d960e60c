import {
  CALCULATOR,
  closeInputs,
  HOUSE,
  isNarrow,
  openInputs,
  readAnswer,
} from './support/calculator.ts';
import { fillOffer, consent, messagesAbout, newVisitor, sendButton } from './support/offer.ts';
import {
  expect,
  expectAccessible,
  expectSound,
  LOCALES,
  open,
  REFUSED_FORM,
  SCREENS,
  test,
} from './support/site-test.ts';
import { wordsIn } from './support/words.ts';

test.use({ allowed: [REFUSED_FORM] });

declare global {
  interface Window {
    /** The fields of the form that was sent last, proof of work included, without files. */
    posted?: Record<string, string>;
  }
}

/** Runs in the page. */
function rememberPosted(): void {
  const send = window.fetch;
  window.fetch = (target, init) => {
    if (init?.body instanceof FormData) {
      const texts = [...init.body].filter(([, value]) => typeof value === 'string');
      window.posted = Object.fromEntries(texts) as Record<string, string>;
    }
    return send(target, init);
  };
}

for (const locale of LOCALES) {
  test.describe(`bad input, ${locale}`, () => {
    const words = wordsIn(locale);

    test('an address that is empty or unknown', async ({ page }) => {
      await open(page, `/${locale}`);
      const field = page.getByRole('main').getByRole('combobox').first();
      const submit = page.getByRole('button', { name: words('address_submit') }).first();
      await submit.click();
      await expect(field).toHaveAccessibleDescription(words('address_error_empty'));
      await expectAccessible(page, 'empty address');
      await field.fill('qqqxyz');
      await submit.click();
      await page.waitForURL(/\/calculator\/start\?q=qqqxyz/);
      const again = page.getByRole('main').getByRole('combobox').first();
      await expect(again).toHaveValue('qqqxyz');
      await expect(again).toHaveAccessibleDescription(
        words('address_error_unknown', { query: 'qqqxyz' }),
      );
      await expectSound(page, 'unknown address');
    });

    test('numbers that are empty, letters or far out of range', async ({ page }) => {
      await open(page, `${CALCULATOR(locale)}?${HOUSE}`);
      const before = await readAnswer(page, words);
      const inputs = await openInputs(page, words);
      const slope = inputs.getByRole('textbox', { name: words('calculator_slope') });
      const area = inputs.getByRole('textbox', { name: words('calculator_roof_area') });
      const outside = new RegExp(words('calculator_out_of_range', { least: '0', most: '90' }));
      const notANumber = new RegExp(words('error_not_a_number'));
      for (const typed of ['1e308', 'abc', '']) {
        await slope.fill(typed);
        await slope.blur();
        await expect(slope, `«${typed}»`).toHaveAccessibleDescription(notANumber);
        await expect(slope, 'what was typed').toHaveValue(typed);
      }
      await slope.fill('400');
      await expect(slope).toHaveAccessibleDescription(outside);
      await expect(slope).toHaveValue('400');
      await expectAccessible(page, 'a slope that is no number');
      expect(await readAnswer(page, words), 'the last good figures stay').toEqual(before);
      await area.fill('mange');
      await area.blur();
      await expect(area).toHaveAccessibleDescription(new RegExp(words('error_not_a_number')));
      await expect(area).toHaveValue('mange');
      await expect(page, 'the slope left behind goes to its limit').toHaveURL(/slope=90/);
      await test.step('a bill that is large, but a bill: the slider ends before it', async () => {
        await inputs.getByRole('radio', { name: words('calculator_use_by_money') }).check();
        const bill = inputs.getByRole('textbox', { name: words('calculator_spending') });
        await bill.fill('8000');
        await bill.blur();
        await expect(bill).toHaveValue(/^8[.,]000$/);
        await expect(bill).not.toHaveAttribute('aria-invalid');
        expect(await readAnswer(page, words)).not.toEqual(before);
      });
    });

    for (const { name: screen, viewport } of SCREENS) {
      test(`a place in Sweden and a nonsense figure in the address, ${screen}`, async ({
        page,
      }) => {
        await page.setViewportSize(viewport);
        await open(page, `${CALCULATOR(locale)}?lat=59.3&lon=13&slope=abc&azimuth=-20`);
        const summary = page.getByRole('alert');
        await expect(summary).toBeFocused();
        await expectSound(page, 'errors of the address');
        const place = page.getByRole('combobox', { name: words('calculator_address') });
        const slope = page.locator('#input-slope');
        for (const { text, field } of [
          { text: words('error_outside_denmark'), field: place },
          { text: words('error_not_a_number'), field: slope },
        ]) {
          await summary.getByRole('link', { name: text }).click();
          await expect(field, 'the summary leads to the field').toBeFocused();
          await expect(field).toHaveAccessibleDescription(new RegExp(text));
          await expectAccessible(page, text);
          if (isNarrow(page)) await closeInputs(page, words);
        }
        if (isNarrow(page)) await openInputs(page, words);
        await expect(slope).toHaveValue('abc');
        const azimuth = page.locator('#input-azimuth');
        await expect(azimuth).toHaveValue('20');
        await expect(azimuth).toHaveAccessibleDescription(
          new RegExp(words('calculator_azimuth_unit_east')),
        );
      });
    }

    test('a request without consent, with a wrong mail address or number', async ({ page }) => {
      await open(page, `/${locale}/calculator/offer?${HOUSE}`);
      const visitor = newVisitor();
      const name = page.getByLabel(words('offer_name'), { exact: true });
      const email = page.getByRole('textbox', { name: words('offer_email'), exact: true });
      const phone = page.getByRole('textbox', { name: words('offer_phone'), exact: true });
      const notes = page.getByRole('textbox', { name: new RegExp(words('offer_notes')) });
      await name.fill(visitor.name);
      await notes.fill('Porten er blå.');
      await email.fill('kim-uden-snabel');
      await sendButton(page, words).click();
      await expect(page.getByRole('alert')).toBeFocused();
      await expect(email).toHaveAccessibleDescription(new RegExp(words('error_email')));
      await expect(consent(page)).toHaveAccessibleDescription(new RegExp(words('error_consent')));
      await expectSound(page, 'wrong mail address');

      await page.getByRole('radio', { name: new RegExp(words('offer_by_phone')) }).check();
      await phone.fill('12');
      await sendButton(page, words).click();
      await expect(phone).toHaveAccessibleDescription(new RegExp(words('error_phone')));
      await expectSound(page, 'wrong number');
      await expect(name).toHaveValue(visitor.name);
      await expect(notes).toHaveValue('Porten er blå.');
      await expect(phone).toHaveValue('12');
      await page.getByRole('radio', { name: new RegExp(words('offer_by_email')) }).check();
      await expect(email).toHaveValue('kim-uden-snabel');
      expect(await messagesAbout(page, visitor), 'nothing was stored').toHaveLength(0);
    });

    test('correcting a field moves nothing while the button is pressed', async ({ page }) => {
      await open(page, `/${locale}/calculator/offer?${HOUSE}`);
      const visitor = newVisitor();
      await sendButton(page, words).click();
      await expect(page.getByRole('alert')).toBeFocused();
      await fillOffer(page, words, visitor);
      // This very press leaves the last field, and its message disappears only afterwards.
      await sendButton(page, words).click({ delay: 600 });
      await page.waitForURL(/\/thank-you/);
      expect(await messagesAbout(page, visitor)).toHaveLength(2);
    });

    test('a double click and a repeated post make one request', async ({ page, baseURL }) => {
      await page.addInitScript(rememberPosted);
      await open(page, `/${locale}/calculator/offer?${HOUSE}`);
      const visitor = newVisitor();
      await fillOffer(page, words, visitor);
      await sendButton(page, words).dblclick();
      await page.waitForURL(/\/thank-you/);
      expect(await messagesAbout(page, visitor)).toHaveLength(2);

      const form = await page.evaluate(() => window.posted ?? {});
      const answers = await Promise.all(
        Array.from({ length: 5 }, () =>
          page.request.post(`/${locale}/calculator/offer?${HOUSE}`, {
            form,
            headers: { Origin: baseURL! },
          }),
        ),
      );
      for (const answer of answers) expect(answer.url()).toContain('/thank-you');
      expect(await messagesAbout(page, visitor), 'after five more posts').toHaveLength(2);
    });
  });
}
