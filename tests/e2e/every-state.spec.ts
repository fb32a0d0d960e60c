import { CALCULATOR, HOUSE, isNarrow, openInputs } from './support/calculator.ts';
import {
  expect,
  expectSound,
  open,
  OTHER_READERS,
  test,
  untilLive,
  type Page,
} from './support/site-test.ts';
import { wordsIn, type Words } from './support/words.ts';

// What opens, closes and turns in the calculator and its report: sound in each state, at both widths, in both
// languages, and the drawn controls by keys alone under the names that are read aloud.

for (const { locale, screen, viewport } of OTHER_READERS) {
  const words = wordsIn(locale);
  test.describe(`every state, ${locale}, ${screen}`, () => {
    test.use({ viewport });

    test('assumptions, groups of inputs, scenarios, roof and report', async ({ page }) => {
      await open(page, `${CALCULATOR(locale)}?${HOUSE}&slope=30&calculatedNumberOfPanels=12`);
      await page.mouse.wheel(0, 10);
      await test.step('assumptions', () => changeAssumptions(page, words));
      if (isNarrow(page)) await test.step('groups', () => goToGroup(page, words));
      await test.step('scenarios', () => pinScenarios(page, words));
      await test.step('roof by keys', () => turnRoof(page, words));
      await test.step('report', () => openMore(page, words));
    });
  });
}

/** Searched, changed, compared with ours, and set back. */
async function changeAssumptions(page: Page, words: Words) {
  await page
    .getByRole('button', { name: new RegExp(`^${words('calculator_assumptions')} \\(`) })
    .click();
  const drawer = page
    .getByRole(isNarrow(page) ? 'dialog' : 'group', {
      name: words('calculator_assumptions'),
      exact: true,
    })
    .first();
  const search = drawer.getByRole('searchbox', { name: words('calculator_assumptions_search') });
  await search.fill('xyzzy');
  await expect(drawer.getByText(words('calculator_assumptions_none'))).toBeVisible();
  await expect(drawer.getByRole('heading', { level: 3 })).toHaveCount(0);
  await search.fill(words('calculator_assumption_battery_efficiency').slice(0, 12));
  const efficiency = drawer.getByRole('textbox', {
    name: new RegExp(words('calculator_assumption_battery_efficiency')),
  });
  await expect(efficiency).toHaveValue('92');
  await efficiency.fill('900');
  await expect(efficiency).toHaveAttribute('aria-invalid', 'true');
  await expectSound(page, 'an assumption out of its range');
  await efficiency.fill('85');
  await expect.poll(() => page.url()).toMatch(/0\.85/);
  await search.fill('');
  const without = drawer.getByText(
    words('calculator_assumptions_without', ONE_CHANGE).split(':')[0]!,
  );
  await expect(without).toBeVisible();
  await expect(drawer.getByRole('heading', { level: 3 })).toHaveCount(3);
  await expectSound(page, 'a changed assumption');
  await drawer.getByRole('button', { name: words('calculator_assumptions_reset_all') }).click();
  await expect(without).toBeHidden();
  await expect(efficiency).toHaveValue('92');
  await drawer.getByRole('button', { name: words('calculator_close'), exact: true }).click();
}

const ONE_CHANGE = { count: '1', saving: '', payback: '' };

/** The ways to the groups, on the sheet of a phone. */
async function goToGroup(page: Page, words: Words) {
  const sheet = await openInputs(page, words);
  const ways = sheet.getByRole('navigation');
  const current = ways.locator('[aria-current]');
  await expect(current).toHaveText(words('calculator_group_place'));
  expect(
    await ways.evaluate((row) => row.scrollWidth - row.clientWidth),
    'all ways are in view',
  ).toBe(0);
  const link = sheet.getByRole('button', { name: words('calculator_group_payment'), exact: true });
  await link.click();
  await expect(link).toHaveAttribute('aria-current', 'true');
  const title = sheet.getByRole('heading', {
    name: words('calculator_group_payment'),
    exact: true,
  });
  await expect(title).toBeFocused();
  await expect(title).toBeInViewport();
  await expectSound(page, 'a group of inputs');
  await sheet.getByRole('button', { name: words('calculator_done') }).click();
  await openInputs(page, words);
  await expect(
    sheet.getByRole('combobox', { name: words('calculator_address') }),
    'the sheet begins at its top again',
  ).toBeInViewport();
  await expect(current).toHaveText(words('calculator_group_place'));
  await sheet.getByRole('button', { name: words('calculator_done') }).click();
}

/** Two of them, each on one scale with the other; a reload keeps them. */
async function pinScenarios(page: Page, words: Words) {
  const pin = (letter: string) =>
    page.getByRole('button', { name: words('calculator_scenario_pin', { letter }) });
  await pin('A').click();
  await pin('B').click();
  const table = page.getByRole('region', { name: words('calculator_scenarios') });
  await expect(table.getByRole('row')).toHaveCount(3);
  if (!isNarrow(page)) await expect(table.getByRole('img')).toHaveCount(4);
  await expectSound(page, 'two scenarios');
  await page.reload();
  await untilLive(page);
  await expect(table.getByRole('row')).toHaveCount(3);
  const remove = (letter: string) =>
    table.getByRole('button', { name: words('calculator_scenario_remove', { letter }) });
  await remove('A').click();
  await remove('B').click();
  await expect(table.getByRole('row')).toHaveCount(0);
}

/** The compass and the slope by arrows, under their names; what is read aloud follows, and so does the answer. */
async function turnRoof(page: Page, words: Words) {
  await page.mouse.wheel(0, 10);
  const compass = page.getByRole('slider', { name: words('roof_handle_turn'), exact: true });
  await compass.focus();
  const spoken = await compass.getAttribute('aria-valuetext');
  await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(compass).toHaveAttribute('aria-valuenow', '6');
  expect(await compass.getAttribute('aria-valuetext')).not.toBe(spoken);
  await expect.poll(() => new URL(page.url()).searchParams.get('azimuth')).toBe('6');
  if (!isNarrow(page)) {
    const tilt = page.getByRole('slider', { name: words('roof_handle_tilt'), exact: true });
    await tilt.focus();
    await page.keyboard.press('ArrowUp');
    await expect(tilt).toHaveAttribute('aria-valuenow', '31');
    await expect(tilt).toHaveAttribute('aria-valuetext', '31°');
  }
  for (const tab of ['economy', 'day', 'months', 'climate'] as const) {
    const name = words(`calculator_tab_${tab}`);
    await page.getByRole('tab', { name, exact: true }).click();
    const chart = page.getByRole('tabpanel', { name, exact: true }).getByRole('img').first();
    await expect(chart).toHaveAccessibleName(/\S{3}/);
  }
  await expectSound(page, 'a turned roof');
}

async function openMore(page: Page, words: Words) {
  await page.getByRole('link', { name: words('calculator_see_report') }).click();
  await page.waitForURL(/\/calculator\/report\?/);
  await untilLive(page);
  const more = page.getByRole('button', { name: words('report_more'), exact: true });
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: words('share_mail_action') })).toBeVisible();
  await expectSound(page, 'more of what can be done with a report');
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
}
