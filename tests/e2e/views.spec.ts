import { decimal, kr, kWh, years } from '../../words/format.ts';
import type { Locale } from '../../words/locale.ts';
import type { EstimateFigures } from '../../engine/estimate-figures.ts';
import { CALCULATOR, HOUSE, readAnswer } from './support/calculator.ts';
import {
  DESKTOP,
  expect,
  expectSound,
  LOCALES,
  open,
  PHONE,
  test,
  untilLive,
  type Page,
} from './support/site-test.ts';
import { wordsIn, type Words } from './support/words.ts';

const EXPERT = (locale: Locale) => `/${locale}/calculator2`;
const PLACE = { lat: 55.6761, lon: 12.5683 };

/** What the estimate API answers for a state: the pages must show the same. */
async function estimateOf(page: Page, state: object): Promise<EstimateFigures> {
  const answer = await page.request.post('/api/v1/estimate', { data: { ...PLACE, ...state } });
  expect(answer.status()).toBe(200);
  return (await answer.json()) as EstimateFigures;
}

/** The figures of an estimate as a page writes them in this language. */
function written({ price, economy, ...estimate }: EstimateFigures, locale: Locale) {
  return [
    decimal(Math.round(price.totalPrice / 100) * 100, locale),
    decimal(economy.paybackYears!, locale, 1),
    kWh(estimate.yield.annualKwh, locale),
    decimal(estimate.yield.kwhPerKwp, locale),
  ];
}

async function expectFigures(page: Page, texts: readonly string[], place = 'main') {
  for (const text of texts) await expect(page.locator(place)).toContainText(text);
}

const field = (page: Page, words: Words, name: Parameters<Words>[0]) =>
  page.getByRole('textbox', { name: words(name), exact: true }).first();

for (const locale of LOCALES) {
  const words = wordsIn(locale);
  const comma = locale === 'da' ? ',' : '.';

  test.describe(`every figure on one page, ${locale}`, () => {
    test.use({ viewport: locale === 'da' ? DESKTOP : PHONE });

    test('shows at once what the estimate API answers', async ({ page }) => {
      await open(page, `${EXPERT(locale)}?${HOUSE}`);
      await field(page, words, 'calculator_slope').fill(`22${comma}5`);
      await field(page, words, 'expert_panels').fill('14');
      await field(page, words, 'calculator_assumption_upkeep').fill('1');
      await page.getByRole('checkbox', { name: words('calculator_with_battery') }).check();
      const state = {
        slope: 22.5,
        calculatedNumberOfPanels: 14,
        interestedInBattery: true,
        assumptions: { upkeepPercent: 1 },
      };
      const told = written(await estimateOf(page, state), locale);
      await expectFigures(page, told, '#answer');
      await test.step('the address carries it to the calculator with sliders', async () => {
        await expect(page).toHaveURL(/slope=22\.5/);
        await page.getByRole('link', { name: words('expert_to_calculator') }).click();
        await page.waitForURL(new RegExp(CALCULATOR(locale)));
        expect((await readAnswer(page, words))[0]).toContain(told[0]!);
      });
      await test.step('and an address without a query restores it', async () => {
        await open(page, EXPERT(locale));
        await expectFigures(page, told, '#answer');
        await expect(field(page, words, 'expert_panels')).toHaveValue('14');
      });
    });

    test('a wrong figure is named at its field and affects no other', async ({ page }) => {
      await open(page, `${EXPERT(locale)}?${HOUSE}&calculatedNumberOfPanels=14`);
      const slope = field(page, words, 'calculator_slope');
      await slope.fill('95');
      await slope.blur();
      await expect(slope).toHaveAccessibleDescription(words('error_too_large', { limit: '90' }));
      const told = written(await estimateOf(page, { calculatedNumberOfPanels: 14 }), locale);
      await expectFigures(page, told, '#answer');
      await expectSound(page, 'with a wrong figure');
      await page.reload();
      await untilLive(page);
      await expect(slope).toHaveValue('95');
      await expect(page.getByRole('alert')).toContainText(
        words('error_too_large', { limit: '90' }),
      );
      await slope.fill('40');
      await expect(page.getByRole('alert')).toBeHidden();
    });
  });

  test.describe(`every figure on one page without JavaScript, ${locale}`, () => {
    test.use({ viewport: locale === 'da' ? PHONE : DESKTOP, javaScriptEnabled: false });

    test('is a form that loses nothing', async ({ page }) => {
      await page.goto(`${EXPERT(locale)}?${HOUSE}`);
      const send = page.getByRole('button', { name: words('calculator_recalculate') });
      await field(page, words, 'calculator_slope').fill('steep');
      await field(page, words, 'calculator_assumption_upkeep').fill(`1${comma}5`);
      await page.getByRole('checkbox', { name: words('calculator_replace_roof') }).check();
      await send.click();
      const slope = field(page, words, 'calculator_slope');
      await expect(slope).toHaveValue('steep');
      await expect(slope).toHaveAccessibleDescription(words('error_not_a_number'));
      await expect(field(page, words, 'calculator_assumption_upkeep')).toHaveValue(`1${comma}5`);
      await slope.fill('20');
      await page.locator('summary', { hasText: words('expert_faces') }).click();
      await page.locator('[name="face.1.slope"]').fill('30');
      await page.locator('[name="face.1.azimuth"]').fill('-90');
      await page.locator('[name="face.2.slope"]').fill('30');
      await page.locator('[name="face.2.azimuth"]').fill('90');
      await page.locator('[name="face.2.calculatedNumberOfPanels"]').fill('6');
      await send.click();
      await expect(page.getByRole('alert')).toBeHidden();
      const state = {
        slope: 20,
        replaceRoofNext10Yrs: true,
        assumptions: { upkeepPercent: 1.5 },
        roofFaces: [
          { slope: 30, azimuth: -90 },
          { slope: 30, azimuth: 90, calculatedNumberOfPanels: 6 },
        ],
      };
      await expectFigures(page, written(await estimateOf(page, state), locale), '#answer');
      await expect(page.getByRole('link', { name: words('calculator_get_offer') })).toHaveAttribute(
        'href',
        /roofFaces=30_-90\*30_90_6/,
      );
    });
  });

  test.describe(`three views, ${locale}`, () => {
    test.use({ viewport: locale === 'da' ? PHONE : DESKTOP });

    test('show the last calculation made here, one of them on a single sheet', async ({ page }) => {
      const state = { slope: 25, calculatedNumberOfPanels: 10 };
      const estimate = await estimateOf(page, state);
      const told = written(estimate, locale);
      await test.step('without one, the example, and they say so', async () => {
        await open(page, `/${locale}/report/SimpleReport`);
        await expect(page.getByText(words('views_example', { place: 'Aarhus' }))).toBeVisible();
      });
      await page.evaluate(
        (query) => localStorage.setItem('solrig_calculator', query),
        [
          new URLSearchParams(HOUSE),
          `slope=${state.slope}&calculatedNumberOfPanels=${state.calculatedNumberOfPanels}`,
        ].join('&'),
      );
      await test.step('figures', async () => {
        await open(page, `/${locale}/report/SimpleReport`);
        await expect(page.getByText(words('calculator_restored'))).toBeVisible();
        await expectFigures(page, told);
        await expectFigures(page, [kr(Math.round(estimate.price.vat / 100) * 100, locale)]);
        const sheets = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
        expect(sheets.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
      });
      await test.step('charts', async () => {
        await page.getByRole('link', { name: words('views_charts') }).click();
        await page.waitForURL(/SimpleEnhancedReport\?/);
        await expectFigures(page, [...told, years(estimate.economy.paybackYears!, locale)]);
        await expect(page.locator('figure')).toHaveCount(3);
      });
      await test.step('yield by month', async () => {
        await page.getByRole('link', { name: words('views_yield'), exact: true }).click();
        await page.waitForURL(/PvYieldReportOLD\?/);
        const july = page.getByRole('row', { name: /^jul\b/i });
        await expect(july).toContainText(
          decimal(estimate.energy.monthly[6]!.productionKwh, locale),
        );
        await expect(page.locator('tfoot')).toContainText(
          decimal(estimate.energy.exportedKwh, locale),
        );
        const file = page.waitForEvent('download');
        await page.getByRole('link', { name: words('views_csv') }).click();
        expect((await file).suggestedFilename()).toBe('solrig-pv.csv');
      });
      await test.step('my reports lead back to it', async () => {
        await open(page, `/${locale}/report/solrig-report`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('sign_in_title'));
        await expectSound(page, 'my reports');
        await page.getByRole('link', { name: words('reports_continue') }).click();
        await page.waitForURL(/solrig-calculator\?.*slope=25/);
      });
    });
  });
}
