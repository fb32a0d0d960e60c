import { CALCULATOR, HOUSE, openInputs } from './support/calculator.ts';
import { expect, expectSound, LOCALES, open, PHONE, test } from './support/site-test.ts';
import { wordsIn } from './support/words.ts';

/** How the page writes a number. */
const written = (locale: string, value: number) =>
  value.toLocaleString(locale === 'da' ? 'da-DK' : 'en-GB', { useGrouping: 'always' } as object);

for (const locale of LOCALES) {
  test.describe(`numbers as people type them, ${locale}`, () => {
    const words = wordsIn(locale);

    test('the expert page takes a figure with its unit, and names what it can’t take', async ({
      page,
    }) => {
      await open(page, `/${locale}/calculator2?${HOUSE}`);
      const field = page.getByRole('textbox', {
        name: words('calculator_consumption'),
        exact: true,
      });
      await field.fill('4.500 kWh');
      await field.blur();
      await expect(page).toHaveURL(/annualConsumptionKwh=4500(&|$)/);
      for (const typed of ['4500 kW', 'mange']) {
        await field.fill(typed);
        await field.blur();
        await expect(field, typed).toHaveAttribute('aria-invalid', 'true');
        await expect(field).toHaveValue(typed);
      }
      await field.fill('4500 kW');
      await field.blur();
      await expect(field).toHaveAccessibleDescription(
        new RegExp(words('error_other_unit', { unit: 'kW' }).replaceAll('.', String.raw`\.`)),
      );
    });

    test('a slider’s field takes every way to write its figure', async ({ page }) => {
      await open(page, `${CALCULATOR(locale)}?${HOUSE}`);
      const inputs = await openInputs(page, words);
      await inputs.getByRole('radio', { name: words('calculator_use_by_money') }).check();
      const spending = inputs.getByRole('textbox', { name: words('calculator_spending') });
      const comma = locale === 'da' ? '1.250,50' : '1,250.50';
      for (const [typed, value] of [
        ['1.250', 1250],
        ['1 500 kr.', 1500],
        ['1.750,-', 1750],
        ['DKK 2000', 2000],
        [comma, 1250.5],
      ] as const) {
        await spending.fill(typed);
        await spending.blur();
        await expect(spending, typed).toHaveValue(written(locale, value));
      }
      const panels = inputs.getByRole('textbox', { name: words('calculator_panel_count') });
      await panels.fill('14 stk.');
      await panels.blur();
      await expect(panels).toHaveValue('14');
      await panels.fill('1,5');
      await panels.blur();
      await expect(panels).toHaveAccessibleDescription(new RegExp(words('error_not_whole')));
      await expect(panels).toHaveValue('1,5');
      await expectSound(page, 'typed numbers');
    });

    test('without a script the same figures are read by the server', async ({
      browser,
      baseURL,
    }) => {
      const context = await browser.newContext({
        baseURL: baseURL ?? '',
        javaScriptEnabled: false,
      });
      const page = await context.newPage();
      await page.goto(
        `/${locale}/calculator2?${HOUSE}&annualConsumptionKwh=4.500+kWh&cableLengthToRoof=12+m&batteryCapacityKwh=10+kr.`,
      );
      const consumption = page.getByRole('textbox', {
        name: words('calculator_consumption'),
        exact: true,
      });
      await expect(consumption).toHaveValue(written(locale, 4500));
      const battery = page
        .getByRole('textbox', { name: words('calculator_battery_capacity') })
        .first();
      await expect(battery).toHaveValue('10 kr.');
      await expect(battery).toHaveAttribute('aria-invalid', 'true');
      const summary = page.getByRole('link', { name: words('error_other_unit', { unit: 'kr.' }) });
      await expect(summary).toHaveAttribute('href', '#expert-batteryCapacityKwh');
      await page.goto(
        `${CALCULATOR(locale)}?${HOUSE}&whole=1&roofShape=gable&roofLengthM=14+fod&roofWidthM=8,25+m`,
      );
      const length = page.locator('input[name=roofLengthM]');
      await expect(length).toHaveValue('14 fod');
      await expect(length).toHaveAttribute('aria-invalid', 'true');
      await context.close();
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('a minus can be typed where a figure may be negative', async ({ page }) => {
    const words = wordsIn('da');
    await open(page, `/da/calculator2?${HOUSE}`);
    const mode = (name: string) =>
      page.getByRole('textbox', { name }).first().getAttribute('inputmode');
    expect(await mode(words('expert_azimuth'))).toBe('text');
    expect(await mode(words('calculator_assumption_price_growth'))).toBe('text');
    expect(await mode(words('calculator_slope'))).toBe('decimal');
    const growth = page.getByRole('textbox', { name: words('calculator_assumption_price_growth') });
    await growth.fill('–1,5 %');
    await growth.blur();
    await expect(page).toHaveURL(/priceGrowthPercent=-1\.5/);
  });
});
