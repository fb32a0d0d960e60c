import { CALCULATOR, closeInputs, HOUSE, openInputs, readAnswer } from './support/calculator.ts';
import { signInByPhone } from './support/sign-in.ts';
import {
  expect,
  expectNoSidewaysScroll,
  expectSound,
  open,
  READERS,
  test,
  type Page,
} from './support/site-test.ts';
import { wordsIn, type Words } from './support/words.ts';

const BUYS = `${HOUSE}&annualConsumptionKwh=4000`;
/** 46,000 for 10 kWh, 13,125 for its inverter, 6,250 for the work and 750 for the way: to the nearest hundred. */
const BATTERY_PRICE = { da: '66.100 kr.', en: 'DKK 66,100' } as const;
const TODAY = { da: '6,0 kWp fra 2014', en: '6.0 kWp from 2014' } as const;

const card = (page: Page, words: Words) =>
  page.getByRole('region', { name: words('calculator_heading'), exact: true });

for (const { locale, screen, viewport } of READERS) {
  test.describe(`panels that stand already, ${locale}, ${screen}`, () => {
    test.use({ viewport });
    const words = wordsIn(locale);

    test('a battery alone has price, saving and payback, and is there when it is opened again', async ({
      page,
    }) => {
      await test.step('told in the calculator', async () => {
        await open(page, `${CALCULATOR(locale)}?${BUYS}`);
        const inputs = await openInputs(page, words);
        await inputs.getByRole('textbox', { name: words('standing_power') }).fill('6');
        await inputs.getByRole('textbox', { name: words('standing_year') }).fill('2014');
        await expect(card(page, words)).toContainText(words('standing_nothing'));
        await inputs.getByRole('switch', { name: words('calculator_with_battery') }).check();
        await expectSound(page, 'the fields of standing panels');
        await closeInputs(page, words);
        await expect(page).toHaveURL(
          /(?=.*standing\.peakPower=6(&|$))(?=.*standing\.year=2014)(?=.*interestedInBattery=true)/,
        );
      });
      const answer = await test.step('the answer', async () => {
        const [price, saving, payback] = await readAnswer(page, words);
        expect(price).toBe(BATTERY_PRICE[locale]);
        expect(saving).toMatch(/\d[.,]\d00/);
        expect(payback).toMatch(/\d/);
        await expect(card(page, words)).toContainText(TODAY[locale]);
        await expectSound(page, 'a battery beside standing panels');
        await expectNoSidewaysScroll(page, 'a battery beside standing panels');
        return { price, saving, payback };
      });
      await test.step('another way of settlement is another answer', async () => {
        const yearly = `${BUYS}&interestedInBattery=true&standing.peakPower=6&standing.year=2014`;
        await open(page, `${CALCULATOR(locale)}?${yearly}&standing.settlement=yearly`);
        const [price, saving] = await readAnswer(page, words);
        expect(price).toBe(answer.price);
        expect(saving).not.toBe(answer.saving);
        await page.goBack();
      });
      await test.step('saved, and opened again', async () => {
        await signInByPhone(page);
        const told = `${BUYS}&standing.peakPower=6&standing.year=2014&interestedInBattery=true`;
        await open(page, `${CALCULATOR(locale)}?${told}`);
        await page.getByRole('button', { name: words('calculator_save'), exact: true }).click();
        await page.waitForURL(/\/report\/[0-9a-f-]{36}/);
        await page.reload();
        const main = page.getByRole('main');
        await expect(main).toContainText(TODAY[locale]);
        await expect(main).toContainText(words('standing_row'));
        await expect(page.locator('dl.report-figures')).toContainText(
          BATTERY_PRICE[locale].replace(/[^\d.,]/g, '').replace(/\.$/, ''),
        );
        await expectSound(page, 'the report of a battery beside standing panels');
      });
    });

    test('more panels on the old inverter need none of their own', async ({ page }) => {
      const beside = `${BUYS}&calculatedNumberOfPanels=8&standing.peakPower=6&standing.morePanels=true`;
      await open(page, `${CALCULATOR(locale)}?${beside}&standing.inverter=kept`);
      const [own] = await readAnswer(page, words);
      await open(page, `${CALCULATOR(locale)}?${beside}&standing.inverter=shared`);
      const [shared] = await readAnswer(page, words);
      const dkk = (text = '') => Number(text.replace(/\D/g, ''));
      expect(dkk(own)).toBeGreaterThan(dkk(shared) + 5000);
    });
  });

  test.describe(`panels that stand already without JavaScript, ${locale}, ${screen}`, () => {
    test.use({ javaScriptEnabled: false, viewport });
    const words = wordsIn(locale);

    test('are told in the form, and a battery beside them is answered', async ({ page }) => {
      await page.goto(`${CALCULATOR(locale)}?${BUYS}`);
      await page.getByRole('textbox', { name: words('standing_power') }).fill('6');
      await page.getByRole('switch', { name: words('calculator_with_battery') }).check();
      await page.getByRole('button', { name: words('calculator_recalculate') }).click();
      await page.waitForURL(/standing\.peakPower=6(&|$)/);
      expect((await readAnswer(page, words))[0]).toBe(BATTERY_PRICE[locale]);
      await page.getByRole('textbox', { name: words('standing_year') }).fill('2014');
      await page
        .getByRole('combobox', { name: words('standing_settlement') })
        .selectOption('yearly');
      await page.getByRole('button', { name: words('calculator_recalculate') }).click();
      await page.waitForURL(/standing\.settlement=yearly/);
      await expect(card(page, words)).toContainText(TODAY[locale]);
      await expect(
        page.getByRole('textbox', { name: words('standing_yearly_until') }),
      ).toBeVisible();
    });
  });
}
