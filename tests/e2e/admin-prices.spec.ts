import type { Browser, Page } from '@playwright/test';
import { test } from './support/own-site.ts';
import { priceCell, saveTriedReport, untilDraftSaved } from './support/price-draft.ts';
import {
  DESKTOP,
  expect,
  expectSound,
  open,
  untilLive,
  WITHIN_A_SECOND,
} from './support/site-test.ts';
import { signInByPhone } from './support/sign-in.ts';
import { signInAsStaff } from './support/staff.ts';
import { wordsIn } from './support/words.ts';

const words = wordsIn('da');
const HOME = { lat: 56.15, lon: 10.2, peakPower: 6, roofType: 'tile' };
const DRAFT = '/da/admin/price-adjustments/draft';

test.use({ viewport: DESKTOP, allowed: [/status of 409/] });

type Site = { readonly browser: Browser; readonly baseURL: string | undefined };

async function newPage({ browser, baseURL }: Site): Promise<Page> {
  const context = await browser.newContext({ baseURL: baseURL ?? '', viewport: DESKTOP });
  return context.newPage();
}

async function priceFor(page: Page, baseURL: string): Promise<number> {
  const answer = await page.request.post('/api/v1/estimate', {
    headers: { Origin: baseURL },
    data: HOME,
  });
  expect(answer.status()).toBe(200);
  const { price } = (await answer.json()) as { price: { totalPrice: number } };
  return price.totalPrice;
}

/** The price book that a calculator which is loaded now, by nobody in particular, calculates with in the browser. */
async function bookInPage(baseURL: string): Promise<string> {
  const text = await (await fetch(`${baseURL}/da/calculator/solrig-calculator`)).text();
  return /(v\d+-\d{4}-\d\d-\d\d|2026-11-example)/.exec(text)?.[0] ?? 'none';
}

const untilSaved = (page: Page) => untilDraftSaved(page, words);

test('a price change is rehearsed, published and rolled back while a visitor calculates', async ({
  page,
  browser,
  baseURL,
}) => {
  const url = baseURL ?? '';
  const visitor = await newPage({ browser, baseURL });
  await signInByPhone(visitor);
  const reportId = await saveTriedReport(visitor, url, {}, 'tile');
  await saveTriedReport(visitor, url, { lat: 55.7, lon: 12.4, roofType: 'slate' }, 'slate');
  const before = await priceFor(visitor, url);
  expect(await bookInPage(url)).toBe('2026-11-example');

  await signInAsStaff(page, words, 'da');
  await page
    .getByRole('link', { name: words('admin_nav_prices') })
    .first()
    .click();
  await untilLive(page);
  await expectSound(page, 'no draft');
  await page.getByRole('button', { name: words('prices_start') }).click();
  await expect(page).toHaveURL(new RegExp(`${DRAFT}\\?draft=2$`));
  await untilLive(page);

  await test.step('cells are typed, and saved by themselves', async () => {
    await priceCell(page, 'mounting.tile').fill('1.300');
    await untilSaved(page);
    await priceCell(page, 'mounting.felt').focus();
    await priceCell(page, 'mounting.tile').fill('9');
    await page.keyboard.press('Escape');
    await expect(priceCell(page, 'mounting.tile')).toHaveValue('1.300');
    await untilSaved(page);
    await page.reload();
    await untilLive(page);
    await expect(priceCell(page, 'mounting.tile')).toHaveValue('1.300');
  });

  await test.step('a block of a spreadsheet is pasted; a wrong cell says what is wrong and blocks the trial', async () => {
    await priceCell(page, 'mounting.slate', 'cost').focus();
    await page.evaluate(() => {
      const data = new DataTransfer();
      data.setData('text/plain', '1.2B0\t1.700\n\t1.250\n');
      document.activeElement?.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      );
    });
    await expect(priceCell(page, 'mounting.slate')).toHaveValue('1.700');
    await expect(
      page.getByText(words('prices_problem_not_a_number', { text: '1.2B0' })),
    ).not.toHaveCount(0);
    await untilSaved(page);
    await expectSound(page, 'a wrong cell');
    await page.getByRole('button', { name: words('prices_run_trial') }).click();
    await expect(page).toHaveURL(new RegExp(DRAFT));
    await expect(page.getByText(words('prices_step_wrong', { count: 1 }))).toBeVisible();
    await page.getByRole('button', { name: words('prices_put_right', { text: '1.280' }) }).click();
    await expect(page.getByText(words('prices_step_wrong', { count: 1 }))).toBeHidden();
    await untilSaved(page);
  });

  await test.step('what was done is taken back and done again, by key and by button', async () => {
    const cell = priceCell(page, 'mounting.felt');
    const base = await cell.inputValue();
    const undo = page.getByRole('button', { name: words('prices_undo'), exact: true });
    const redo = page.getByRole('button', { name: words('prices_redo') });
    await cell.fill('1.411');
    await priceCell(page, 'mounting.metal').focus();
    await page.keyboard.press('Control+z');
    await expect(cell).toHaveValue(base);
    await expect(cell).toBeFocused();
    await redo.click();
    await expect(cell).toHaveValue('1.411');
    await undo.click();
    await expect(cell).toHaveValue(base);
    await page.keyboard.press('Control+y');
    await expect(cell).toHaveValue('1.411');
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+Shift+z');
    await expect(cell).toHaveValue('1.411');
    await page.keyboard.press('Control+z');
    await untilSaved(page);
    await page.reload();
    await untilLive(page);
    await expect(cell).toHaveValue(base);
    await undo.click();
    await expect(page.getByText(words('prices_nothing_undone'))).toBeAttached();
  });

  await test.step('a rule', async () => {
    await page.getByRole('radio', { name: new RegExp(`^${words('prices_rules')}`) }).check();
    await expect(priceCell(page, 'mounting.tile')).toBeHidden();
    const rule = page.locator('details[data-rule]').last();
    await rule.locator('summary').click();
    await rule.getByLabel(words('prices_rule_name')).fill('Vintertillæg');
    await rule.getByLabel(words('prices_rule_change')).fill('meget');
    await untilSaved(page);
    await page.reload();
    await untilLive(page);
    await page.getByRole('radio', { name: new RegExp(`^${words('prices_rules')}`) }).check();
    const wrong = page.locator('details[data-rule]').first();
    await expect(wrong.getByLabel(words('prices_rule_change'))).toHaveValue('meget');
    await wrong.getByLabel(words('prices_rule_change')).fill('+7 %');
    await untilSaved(page);
    await expect(wrong.getByLabel(words('prices_rule_change'))).toBeVisible();
    await expectSound(page, 'a rule');
  });

  await test.step('the trial shows what it does to reports, and a rise needs a reason', async () => {
    const startedMs = Date.now();
    await page.getByRole('button', { name: words('prices_run_trial') }).click();
    await expect(page.getByText(words('prices_trial_over', { count: 2 }))).toBeVisible();
    console.log(`    trial: ${Date.now() - startedMs} ms (aim: 2000)`);
    await untilLive(page);
    await expectSound(page, 'tried');
    await page.getByRole('button', { name: words('prices_publish') }).click();
    await expect(page.getByText(words('prices_refused_reason'))).not.toHaveCount(0);
    expect(await priceFor(visitor, url)).toBe(before);
  });

  await test.step('published: server and browser calculate with it within a second', async () => {
    await page.getByLabel(words('prices_reason', { count: 2 })).fill('Montører er blevet dyrere.');
    await page.getByRole('button', { name: words('prices_publish') }).click();
    await expect(page).toHaveURL(/versions$/);
    await expect.poll(() => bookInPage(url), WITHIN_A_SECOND).toMatch(/^v2-/);
    const after = await priceFor(visitor, url);
    // 14 panels of 1,300 instead of 1,160 DKK for mounting, then 7 %, both with VAT: more than 7 %.
    expect(after / before).toBeGreaterThan(1.07);
    await untilLive(page);
    await expectSound(page, 'versions');
  });

  await test.step('what was saved before is as it was', async () => {
    const report = await visitor.request.get(`/api/v1/reports/${reportId}`);
    expect(JSON.stringify(await report.json())).toContain('2026-11-example');
  });

  await test.step('rolled back', async () => {
    await page.getByRole('link', { name: words('prices_roll_back') }).click();
    const dialog = page.getByRole('dialog');
    await expectSound(page, 'asks before it rolls back');
    await dialog.getByRole('button', { name: words('prices_roll_back_act') }).click();
    await expect(dialog.getByText(words('prices_refused_reason'))).not.toHaveCount(0);
    await dialog.getByLabel(words('prices_roll_back_reason')).fill('Forkert ark.');
    await dialog.getByRole('button', { name: words('prices_roll_back_act') }).click();
    await expect(dialog).toBeHidden();
    await expect.poll(() => bookInPage(url), WITHIN_A_SECOND).toBe('2026-11-example');
    expect(await priceFor(visitor, url)).toBe(before);
  });
  await visitor.context().close();
});

test('two admins in conflict lose nothing', async ({ page, browser, baseURL }) => {
  await signInAsStaff(page, words, 'da');
  await page.goto('/da/admin/people?add');
  await untilLive(page);
  await page.getByLabel(words('admin_people_add_field')).fill('jonas.krag@example.com');
  await page.getByLabel(words('admin_people_add_field')).press('Enter');
  await expect(page.getByText('jonas.krag@example.com').first()).toBeVisible();
  const jonas = await newPage({ browser, baseURL });
  await signInAsStaff(jonas, words, 'da', 'Jonas Krag');

  await open(page, '/da/admin/price-adjustments');
  await page.getByRole('button', { name: words('prices_start') }).click();
  await expect(page).toHaveURL(/draft=2$/);
  await untilLive(page);
  await open(jonas, `${DRAFT}?draft=2`);

  await test.step('cells of one only are merged by themselves', async () => {
    await priceCell(jonas, 'scaffold.farmhouse').fill('5900');
    await untilSaved(jonas);
    await priceCell(page, 'mounting.felt').fill('1.400');
    await untilSaved(page);
    await expect(priceCell(page, 'scaffold.farmhouse')).toHaveValue('5.900');
    await expect(page.getByText(words('prices_merged_note', { initials: 'JK' }))).toBeVisible();
    await page.getByRole('button', { name: words('prices_merged_show') }).click();
    await expect(priceCell(page, 'scaffold.farmhouse')).toBeFocused();
    await expect(page.locator('[data-cell$=".price"]:visible')).toHaveCount(1);
    await page.getByRole('button', { name: words('prices_show_all') }).click();
    await expect(priceCell(page, 'mounting.felt')).toBeVisible();
    await page.getByRole('button', { name: words('prices_merged_close') }).click();
    await expect(page.getByText(words('prices_merged_note', { initials: 'JK' }))).toBeHidden();
  });

  await test.step('lines are found; those that are left out are kept as they are', async () => {
    const found = page.getByRole('status').filter({ hasText: /\d/ });
    const find = page.getByRole('searchbox', { name: words('prices_find') });
    const onlyChanged = page.getByRole('switch', {
      name: words('prices_only_changed', { count: 2 }),
    });
    await find.fill('HUS stil');
    await expect(priceCell(page, 'mounting.felt')).toBeHidden();
    await expect(priceCell(page, 'scaffold.farmhouse')).toBeVisible();
    await expect(found).toHaveText(/^\d+ af \d+ linjer$/);
    await expectSound(page, 'lines found');
    await find.press('Enter');
    await find.fill('findes ikke');
    await page.getByRole('button', { name: words('prices_show_all') }).click();
    await expect(priceCell(page, 'mounting.felt')).toBeVisible();
    await onlyChanged.check();
    await expect(page.locator('[data-cell$=".price"]:visible')).toHaveCount(2);
    await priceCell(page, 'mounting.felt').focus();
    await page.keyboard.press('ArrowDown');
    await expect(priceCell(page, 'scaffold.farmhouse')).toBeFocused();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('6000');
    await untilSaved(page);
    await expectSound(page, 'only changed lines');
    await onlyChanged.uncheck();
    await expect(priceCell(page, 'mounting.felt')).toHaveValue('1.400');
    await expect(priceCell(page, 'mounting.felt')).toBeVisible();
  });

  await test.step('a cell of both waits for a choice', async () => {
    await priceCell(page, 'mounting.metal').fill('1.111');
    await untilSaved(page);
    const answered = jonas.waitForResponse(
      (response) => response.request().method() === 'POST' && response.status() === 409,
    );
    await priceCell(jonas, 'mounting.metal').fill('1.222');
    await priceCell(jonas, 'travel.standard').fill('777');
    await answered;
    await expect(jonas.getByRole('heading', { level: 1 })).toHaveText(
      words('prices_conflict_title'),
    );
    await expectSound(jonas, 'conflict');
    await expect(jonas.getByRole('alert')).toContainText('Mette Holm');
    await expect(jonas.getByRole('group').filter({ hasText: '1.111' })).toContainText('Mette Holm');
    const merged = jonas.getByRole('table', { name: words('prices_conflict_merged') });
    await expect(merged.getByRole('row').filter({ hasText: '1.400' })).toContainText('MH');
    await expect(merged.getByRole('row').filter({ hasText: '777' })).toContainText('JK');
    // Its head, the felt, what was typed where lines were left out, and one's own.
    await expect(merged.getByRole('row')).toHaveCount(4);
    await jonas.getByRole('button', { name: words('prices_conflict_save', { number: 2 }) }).click();
    await expect(jonas.getByText(words('prices_conflict_unanswered'))).toBeVisible();
    await expect(merged.getByRole('row')).toHaveCount(4);
    await expect(jonas.getByRole('alert')).toContainText('Mette Holm');
    await expect(jonas.getByRole('group').filter({ hasText: '1.111' })).toContainText(
      words('prices_effect_untried'),
    );
    await expect(jonas.getByRole('heading', { name: words('prices_conflict_kept') })).toBeVisible();
    const log = await page.context().newPage();
    await log.goto('/da/admin/audit?area=prices');
    await expect(log.getByText(words('audit_did_price_meet')).first()).toBeVisible();
    await log.close();
    const own = jonas.getByRole('textbox', { name: /Metal/ });
    const effect = jonas.locator('dl[aria-live]').first();
    await own.fill('1.2B2');
    await expect(effect).toContainText(words('prices_problem_not_a_number', { text: '1.2B2' }));
    await own.fill('1.333');
    await expect(effect).toContainText(words('prices_effect_untried'));
    await jonas.getByText('1.222').click();
    await jonas.getByRole('button', { name: words('prices_conflict_save', { number: 2 }) }).click();
    await expect(priceCell(jonas, 'mounting.metal')).toHaveValue('1.222');
    await expect(priceCell(jonas, 'mounting.felt')).toHaveValue('1.400');
    await expect(priceCell(jonas, 'travel.standard')).toHaveValue('777');
  });
  await jonas.context().close();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a draft is typed, saved, tried and discarded', async ({ page }) => {
    await signInAsStaff(page, words, 'da');
    await page.goto('/da/admin/price-adjustments');
    await page.getByRole('button', { name: words('prices_start') }).click();
    await priceCell(page, 'mounting.felt').fill('1.401');
    await priceCell(page, 'mounting.flat').fill('meget');
    await page.getByRole('button', { name: words('prices_save') }).click();
    await expect(priceCell(page, 'mounting.felt')).toHaveValue('1.401');
    await expect(
      page.getByText(words('prices_problem_not_a_number', { text: 'meget' })),
    ).not.toHaveCount(0);
    await priceCell(page, 'mounting.flat').fill('');
    await page.getByRole('button', { name: words('prices_run_trial') }).click();
    await expect(page.getByText(words('prices_trial_none'))).toBeVisible();
    await page.getByRole('link', { name: words('prices_discard') }).click();
    await page.getByRole('dialog').getByRole('button').click();
    await expect(page.getByText(words('prices_none'))).toBeVisible();
  });
});
