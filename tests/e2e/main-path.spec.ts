import {
  changesAnswer,
  closeInputs,
  isNarrow,
  openInputs,
  readAnswer,
} from './support/calculator.ts';
import { consent, fillOffer, messagesAbout, newVisitor, sendButton } from './support/offer.ts';
import {
  expect,
  expectAccessible,
  expectSound,
  LOCALES,
  open,
  REFUSED_FORM,
  SCREENS,
  test,
  untilLive,
  type Page,
} from './support/site-test.ts';
import { wordsIn, type Words } from './support/words.ts';

for (const locale of LOCALES) {
  for (const { name: screen, viewport } of SCREENS) {
    test.describe(`main path, ${locale}, ${screen}`, () => {
      test.use({ viewport, allowed: [REFUSED_FORM] });
      const words = wordsIn(locale);

      test('from an address to a request', async ({ page }) => {
        await test.step('home', async () => {
          await open(page, `/${locale}`);
          await expectSound(page, 'home');
          await lookAtMenu(page, words);
        });
        await test.step('address', async () => {
          const field = page.getByRole('combobox').first();
          await field.pressSequentially('8000');
          const first = page.getByRole('option').first();
          await expect(first).toContainText('8000');
          await expectSound(page, 'suggestions');
          await first.click();
          await page.waitForURL(/\/calculator\/solrig-calculator\?.*postcode=8000/);
          await untilLive(page);
        });
        const answer = await test.step('calculator', () => useCalculator(page, words));
        await test.step('tabs', () => lookAtTabs(page, words));
        await test.step('report', async () => {
          await page.getByRole('link', { name: words('calculator_see_report') }).click();
          await page.waitForURL(/\/calculator\/report\?/);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expect(page.getByText(answer[0]!).first(), 'the same price').toBeVisible();
          await expectSound(page, 'report');
        });
        await test.step('offer', async () => {
          await page
            .getByRole('main')
            .getByRole('link', { name: words('report_offer') })
            .first()
            .click();
          await page.waitForURL(/\/calculator\/offer\?/);
          await expectSound(page, 'offer');
          await sendButton(page, words).click();
          await expect(page.getByRole('alert')).toBeFocused();
          await expectSound(page, 'offer with errors');
          const visitor = newVisitor();
          await fillOffer(page, words, visitor);
          await expect(consent(page)).toBeChecked();
          await sendButton(page, words).click();
          await page.waitForURL(/\/thank-you/);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expectSound(page, 'thank you');
          expect(await messagesAbout(page, visitor)).toHaveLength(2);
        });
      });
    });
  }
}

/** The menu on a phone, the languages on a desktop. */
async function lookAtMenu(page: Page, words: Words) {
  if (isNarrow(page)) {
    await page.getByRole('button', { name: words('shell_menu_open') }).click();
    await expect(page.getByRole('dialog', { name: words('shell_menu_title') })).toBeVisible();
    await expectAccessible(page, 'menu');
    await page.getByRole('button', { name: words('shell_menu_close') }).click();
    return;
  }
  const picker = page.locator('header details');
  await picker.locator('summary').click();
  await expect(picker.getByRole('link')).toHaveCount(2);
  await expectAccessible(page, 'languages');
  await page.keyboard.press('Escape');
}

/** Changes every kind of input; returns the final answer. */
async function useCalculator(page: Page, words: Words): Promise<readonly string[]> {
  const first = await readAnswer(page, words);
  for (const figure of first.slice(0, 2)) expect(figure).toMatch(/\d[.,]\d{3}/);
  await expectSound(page, 'calculator');

  const inputs = await openInputs(page, words);
  await expectAccessible(page, 'inputs');
  await changesAnswer(page, words, async () => {
    const slider = inputs.getByRole('slider', { name: words('calculator_slope') });
    for (let step = 0; step < 20; step++) await slider.press('ArrowLeft');
  });
  await changesAnswer(page, words, async () => {
    await inputs.getByRole('textbox', { name: words('calculator_panel_count') }).fill('12');
  });
  await changesAnswer(page, words, () =>
    inputs.getByRole('switch', { name: words('calculator_with_battery') }).click(),
  );
  await expectSound(page, 'inputs with a battery');
  await closeInputs(page, words);

  await expect(page).toHaveURL(/[?&]slope=\d+/);
  await expect(page).toHaveURL(/[?&]calculatedNumberOfPanels=12(&|$)/);
  await expect(page).toHaveURL(/[?&]interestedInBattery=true/);
  const answer = await readAnswer(page, words);
  await page.reload();
  await untilLive(page);
  expect(await readAnswer(page, words), 'after a reload').toEqual(answer);

  await page.getByRole('button', { name: new RegExp(`^${words('calculator_price')}:`) }).click();
  const explanation = page.getByRole('dialog', { name: words('calculator_where_from') });
  await expect(explanation).toBeVisible();
  await expectSound(page, 'explanation of the price');
  await explanation.getByRole('button', { name: words('calculator_close') }).click();

  const opener = page.getByRole('button', {
    name: new RegExp(`^${words('calculator_assumptions')} \\(`),
  });
  await opener.click();
  const assumptions = page
    .getByRole(isNarrow(page) ? 'dialog' : 'group', {
      name: words('calculator_assumptions'),
      exact: true,
    })
    .first();
  await expect(assumptions).toBeVisible();
  await expectSound(page, 'assumptions');
  await assumptions.getByRole('button', { name: words('calculator_close'), exact: true }).click();
  await expect(opener, 'what opened them has the focus again').toBeFocused();

  await page
    .getByRole('button', { name: words('calculator_scenario_pin', { letter: 'A' }) })
    .click();
  await expectSound(page, 'a pinned scenario');
  return answer;
}

async function lookAtTabs(page: Page, words: Words) {
  const tabs = ['economy', 'day', 'months', 'climate'] as const;
  for (const tab of tabs) {
    const name = words(`calculator_tab_${tab}`);
    await page.getByRole('tab', { name, exact: true }).click();
    const panel = page.getByRole('tabpanel', { name, exact: true });
    await expect(panel.locator('svg:visible').first()).toBeVisible();
    await expectSound(page, `tab ${tab}`);
    await panel.getByRole('button', { name: words('calculator_show_table') }).click();
    await expect(panel.getByRole('table').last()).toBeVisible();
    await expectSound(page, `tab ${tab} as a table`);
  }
}
