import { readAnswer } from './support/calculator.ts';
import { consent, fillOffer, messagesAbout, newVisitor, sendButton } from './support/offer.ts';
import {
  expect,
  expectNoSidewaysScroll,
  REFUSED_FORM,
  READERS,
  test,
} from './support/site-test.ts';
import { wordsIn } from './support/words.ts';

test.use({ javaScriptEnabled: false, allowed: [REFUSED_FORM] });

for (const { locale, screen, viewport } of READERS) {
  test.describe(`without JavaScript, ${locale}, ${screen}`, () => {
    test.use({ viewport });
    const words = wordsIn(locale);

    test('from an address to a request', async ({ page }) => {
      await test.step('address', async () => {
        await page.goto(`/${locale}`);
        await page.getByRole('main').getByRole('combobox').first().fill('Roskilde');
        await page
          .getByRole('button', { name: words('address_submit') })
          .first()
          .click();
        await page.waitForURL(/\/calculator\/(start|solrig-calculator)\?/);
      });
      await test.step('several places, one choice', async () => {
        await page.goto(`/${locale}/calculator/start?q=Nykøbing`);
        await expectNoSidewaysScroll(page, 'choices');
        const choices = page.getByRole('main').getByRole('listitem').getByRole('link');
        expect(await choices.count()).toBeGreaterThan(1);
        await choices.first().click();
        await page.waitForURL(/\/calculator\/solrig-calculator\?.*postcode=\d{4}/);
      });
      await test.step('calculator', async () => {
        const before = await readAnswer(page, words);
        await expectNoSidewaysScroll(page, 'calculator');
        await page.getByRole('textbox', { name: words('calculator_slope') }).fill('10');
        await page.getByRole('switch', { name: words('calculator_with_battery') }).check();
        await page.getByRole('button', { name: words('calculator_recalculate') }).click();
        await page.waitForURL(/[?&]slope=10(&|$)/);
        expect(await readAnswer(page, words)).not.toEqual(before);
        await expect(
          page.getByRole('switch', { name: words('calculator_with_battery') }),
        ).toBeChecked();
        await expect(page).toHaveURL(/[?&]postcode=\d{4}/);
      });
      await test.step('the charts and tables nobody has opened yet', async () => {
        await expect(page.getByRole('table')).toHaveCount(0);
        await page.getByRole('link', { name: words('calculator_whole_page') }).click();
        await page.waitForURL(/[?&]slope=10(&.*)?&whole=1/);
        await expect(page.getByRole('figure').first()).toBeVisible();
        // Typical use, money, a day, the months, the climate, a month's surplus; and the roof faces in a
        // table.
        expect(await page.getByRole('figure').count()).toBe(5);
        expect(await page.getByRole('table').count()).toBe(6);
        await expectNoSidewaysScroll(page, 'calculator with all its charts');
        await page.goBack();
      });
      await test.step('battery off again', async () => {
        const before = await readAnswer(page, words);
        await page.getByRole('switch', { name: words('calculator_with_battery') }).uncheck();
        await page.getByRole('button', { name: words('calculator_recalculate') }).click();
        await expect.poll(() => readAnswer(page, words)).not.toEqual(before);
      });
      await test.step('a slope that is not a number', async () => {
        const slope = page.getByRole('textbox', { name: words('calculator_slope') });
        await slope.fill('abc');
        await page.getByRole('button', { name: words('calculator_recalculate') }).click();
        await expect(page.getByRole('alert')).toContainText(words('error_not_a_number'));
        await expect(slope).toHaveAccessibleDescription(new RegExp(words('error_not_a_number')));
        await expect(slope).toHaveValue('abc');
        await slope.fill('10');
        await page.getByRole('button', { name: words('calculator_recalculate') }).click();
        await expect(page.getByRole('alert')).toBeHidden();
      });
      await test.step('an unknown place', async () => {
        const place = page.getByRole('combobox', { name: words('calculator_address') });
        await place.fill('qqqxyz');
        await page.getByRole('button', { name: words('calculator_recalculate') }).click();
        await expect(place).toHaveAccessibleDescription(words('error_no_match'));
        await expect(place).toHaveValue('qqqxyz');
        await expect(page, 'the place stays').toHaveURL(/[?&]postcode=\d{4}/);
        await place.fill('8000');
        await page.getByRole('button', { name: words('calculator_recalculate') }).click();
        await page.waitForURL(/[?&]postcode=8000/);
        await expect(page).toHaveURL(/[?&]slope=10(&|$)/);
      });
      await test.step('report and offer', async () => {
        await page.getByRole('link', { name: words('calculator_see_report') }).click();
        await page.waitForURL(/\/calculator\/report\?/);
        await expectNoSidewaysScroll(page, 'report');
        await page
          .getByRole('link', { name: words('calculator_whole_page') })
          .first()
          .click();
        await page.waitForURL(/[?&]whole=1/);
        await expect(page.getByRole('img', { includeHidden: false }).first()).toBeVisible();
        expect(await page.getByRole('table').count()).toBeGreaterThanOrEqual(4);
        await expectNoSidewaysScroll(page, 'report with all its charts');
        await page.goBack();
        await page
          .getByRole('main')
          .getByRole('link', { name: words('report_offer') })
          .first()
          .click();
        await page.waitForURL(/\/calculator\/offer\?/);
        await expectNoSidewaysScroll(page, 'offer');
      });
      await test.step('request', async () => {
        const visitor = newVisitor();
        await page.getByLabel(words('offer_name'), { exact: true }).fill(visitor.name);
        await sendButton(page, words).click();
        await expect(page.getByRole('alert')).toContainText(words('offer_error_email'));
        await expect(page.getByRole('alert')).toContainText(words('error_consent'));
        await expectNoSidewaysScroll(page, 'offer with errors');
        await expect(page.getByLabel(words('offer_name'), { exact: true })).toHaveValue(
          visitor.name,
        );
        await fillOffer(page, words, visitor);
        await expect(consent(page)).toBeChecked();
        await sendButton(page, words).click();
        await page.waitForURL(/\/thank-you/);
        await expectNoSidewaysScroll(page, 'thank you');
        expect(await messagesAbout(page, visitor)).toHaveLength(2);
      });
    });
  });
}
