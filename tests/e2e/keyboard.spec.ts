import { changesAnswer, isNarrow, readAnswer } from './support/calculator.ts';
import { pressTimes, tabTo } from './support/keyboard.ts';
import { consent, messagesAbout, newVisitor, sendButton } from './support/offer.ts';
import {
  DESKTOP,
  expect,
  open,
  PHONE,
  REFUSED_FORM,
  test,
  untilLive,
  type Page,
} from './support/site-test.ts';
import { wordsIn, type Words } from './support/words.ts';

// Only Tab, Shift+Tab, arrows, Enter, Space and letters: no pointer, no focus set by script.
const RUNS = [
  { locale: 'da', screen: 'desktop', viewport: DESKTOP },
  { locale: 'en', screen: 'phone', viewport: PHONE },
] as const;

for (const { locale, screen, viewport } of RUNS) {
  test.describe(`by keyboard, ${locale}, ${screen}`, () => {
    test.use({ viewport, allowed: [REFUSED_FORM] });
    const words = wordsIn(locale);

    test('from an address to a request', async ({ page }) => {
      await test.step('address', async () => {
        await open(page, `/${locale}`);
        await tabTo(page, page.getByRole('main').getByRole('combobox').first());
        await page.keyboard.type('8000');
        await expect(page.getByRole('option').first()).toContainText('8000');
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Enter');
        await page.waitForURL(/\/calculator\/solrig-calculator\?.*postcode=8000/);
        await untilLive(page);
      });
      await test.step('calculator', () => changeInputs(page, words));
      await test.step('tabs', () => walkTabs(page, words));
      await test.step('report', async () => {
        const report = page.getByRole('link', { name: words('calculator_see_report') });
        await tabTo(page, report, 'Shift+Tab');
        await page.keyboard.press('Enter');
        await page.waitForURL(/\/calculator\/report\?/);
        await expect(page).toHaveTitle(new RegExp(words('report_title')));
      });
      await test.step('offer', async () => {
        const offer = page
          .getByRole('main')
          .getByRole('link', { name: words('report_offer') })
          .first();
        await tabTo(page, offer);
        await page.keyboard.press('Enter');
        await page.waitForURL(/\/calculator\/offer\?/);
        await expect(page).toHaveTitle(new RegExp(words('offer_title')));
        await askForOffer(page, words);
      });
    });
  });
}

async function changeInputs(page: Page, words: Words) {
  await readAnswer(page, words);
  const adjust = page.getByRole('button', { name: words('calculator_adjust') });
  if (isNarrow(page)) {
    await tabTo(page, adjust);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
  }
  await changesAnswer(page, words, async () => {
    await tabTo(
      page,
      page.getByRole('slider', { name: `${words('calculator_slope')} (°)`, exact: true }),
    );
    await pressTimes(page, 'ArrowLeft', 20);
  });
  await changesAnswer(page, words, async () => {
    await tabTo(page, page.getByRole('slider', { name: words('calculator_panel_count') }));
    await pressTimes(page, 'ArrowRight', 2);
  });
  await changesAnswer(page, words, async () => {
    await tabTo(page, page.getByRole('switch', { name: words('calculator_with_battery') }));
    await page.keyboard.press('Space');
    // The rest of the group has loaded before anybody goes on.
    await expect(page.getByRole('group', { name: words('depth_strategy') })).toBeVisible();
  });
  if (!isNarrow(page)) return;
  await tabTo(page, page.getByRole('button', { name: words('calculator_done') }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(adjust, 'focus goes back to what opened the sheet').toBeFocused();
}

async function walkTabs(page: Page, words: Words) {
  const tab = (name: 'economy' | 'day' | 'months' | 'climate') =>
    page.getByRole('tab', { name: words(`calculator_tab_${name}`), exact: true });
  await tabTo(page, tab('economy'));
  for (const name of ['day', 'months', 'climate'] as const) {
    await page.keyboard.press('ArrowRight');
    await expect(tab(name)).toBeFocused();
    await expect(tab(name)).toHaveAttribute('aria-selected', 'true');
  }
  const panel = page.getByRole('tabpanel', {
    name: words('calculator_tab_climate'),
    exact: true,
  });
  await tabTo(page, panel.getByRole('button', { name: words('calculator_show_table') }));
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('table').last()).toBeVisible();
}

async function askForOffer(page: Page, words: Words) {
  const name = page.getByLabel(words('offer_name'), { exact: true });
  await tabTo(page, sendButton(page, words));
  await page.keyboard.press('Enter');
  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  await tabTo(page, summary.getByRole('link').first());
  await page.keyboard.press('Enter');
  await expect(name, 'the summary leads to the field').toBeFocused();

  const visitor = newVisitor();
  await page.keyboard.type(visitor.name);
  await tabTo(page, page.getByRole('textbox', { name: words('offer_email'), exact: true }));
  await page.keyboard.type(visitor.email);
  await tabTo(page, consent(page));
  await page.keyboard.press('Space');
  await expect(consent(page)).toBeChecked();
  await tabTo(page, sendButton(page, words));
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/thank-you/);
  expect(await messagesAbout(page, visitor)).toHaveLength(2);
}
