import { CALCULATOR, HOUSE } from './support/calculator.ts';
import {
  DESKTOP,
  expect,
  holdBack,
  PHONE,
  test,
  type Locator,
  type Page,
} from './support/site-test.ts';
import { wordsIn } from './support/words.ts';

// A press while the page's code is loading is carried out once it has loaded, once.

test.use({ viewport: PHONE });
const words = wordsIn('da');
const address = `${CALCULATOR('da')}?${HOUSE}`;

/** The price's question mark, and what it opens. */
const provenanceOn = (page: Page) => ({
  question: page.getByRole('button', {
    name: `${words('calculator_price')}: ${words('calculator_where_from')}`,
  }),
  note: page.getByRole('heading', { name: words('calculator_where_from') }).first(),
});

test('a press before the page is interactive', async ({ page }) => {
  const release = await holdBack(page, /assets\/.*\.js/);
  await page.goto(address, { waitUntil: 'commit' });
  await page.getByRole('button', { name: words('calculator_adjust') }).click();
  release();
  await expect(page.getByRole('dialog', { name: words('calculator_inputs_short') })).toBeVisible();
  await page.getByRole('button', { name: words('calculator_done') }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a press on a part whose code comes later, and focus on it', async ({ page }) => {
  const release = await holdBack(page, /assets\/figure-provenance.*\.js/);
  await page.goto(address);
  const { question, note } = provenanceOn(page);
  await question.click();
  await expect(question).toBeFocused();
  // The browser opens it without any code; with the code the drawing is replaced.
  await expect(note).toBeVisible();
  release();
  await expect(page.locator('[data-waiting]').filter({ has: question })).toHaveCount(0);
  await expect(note).toBeVisible();
});

test('what was opened and closed again before its code came stays closed', async ({ page }) => {
  const release = await holdBack(page, /assets\/figure-provenance.*\.js/);
  await page.goto(address);
  const { question, note } = provenanceOn(page);
  await question.click();
  await expect(note).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(note).toBeHidden();
  release();
  await expect(page.locator('[data-waiting]').filter({ has: question })).toHaveCount(0);
  await expect(note).toBeHidden();
  await question.click();
  await expect(note).toBeVisible();
});

test('a page waiting for a part keeps working', async ({ page }) => {
  await holdBack(page, /assets\/(economy-tab|scenario-table|own-offer|footer-content).*\.js/);
  await page.goto(address);
  await page.getByRole('button', { name: words('calculator_adjust') }).click();
  const sheet = page.getByRole('dialog', { name: words('calculator_inputs_short') });
  await expect(sheet).toBeVisible();
  const before = await sheet.getByRole('link', { name: /kr\./ }).innerText();
  await sheet.getByRole('switch', { name: words('calculator_with_battery') }).click();
  await expect(sheet.getByRole('link', { name: /kr\./ })).not.toHaveText(before);
});

test('typing into a part whose code comes later', async ({ page }) => {
  const release = await holdBack(page, /assets\/own-offer.*\.js/);
  await page.setViewportSize(DESKTOP);
  await page.goto(address);
  await page.getByText(words('calculator_own_offer'), { exact: true }).click();
  const price = page.getByRole('textbox', { name: words('depth_offer_price') });
  await price.fill('91000');
  release();
  await expect(page.locator('[data-waiting]').filter({ has: price })).toHaveCount(0);
  await expect(price).toHaveValue(/^91.?000$/);
  await expect(price).toBeFocused();
  await expect(page).toHaveURL(/priceDkk|ownOffer/);
});

/** Changes a field as a program does that fills in forms or reads pages aloud: no pointer, no key. */
const change = (field: Locator, value: string) =>
  field.evaluate((element, wanted) => {
    const control = element as HTMLInputElement | HTMLSelectElement;
    const isBox = control instanceof HTMLInputElement && /radio|checkbox/.test(control.type);
    if (isBox) control.checked = wanted === 'on';
    else control.value = wanted;
    for (const type of ['input', 'change'])
      control.dispatchEvent(new Event(type, { bubbles: true }));
  }, value);

const LATE = /assets\/(panel-inputs|battery-inputs|payment-inputs).*\.js/;

for (const when of ['before the page’s code has come', 'after it'] as const) {
  test(`a panel make and other fields that are changed without any press, ${when}`, async ({
    page,
  }) => {
    await page.setViewportSize(DESKTOP);
    const isBefore = when !== 'after it';
    const release = await holdBack(page, isBefore ? /assets\/.*\.js/ : LATE);
    await page.goto(address, { waitUntil: isBefore ? 'commit' : 'networkidle' });
    const make = page.locator('select[name="selectedPanelManufacturer"]');
    const battery = page.locator('input[type="checkbox"][name="interestedInBattery"]');
    await make.waitFor({ state: 'attached' });
    const other = await make.locator('option:not(:checked)').first().getAttribute('value');
    await change(make, other!);
    await change(battery, 'on');
    release();
    await expect(page.locator('[data-waiting]').filter({ has: make })).toHaveCount(0);
    await expect(page).toHaveURL(/selectedPanelManufacturer=/);
    await expect(page).toHaveURL(/interestedInBattery=/);
    await expect(make).toHaveValue(other!);
    await expect(battery).toBeChecked();
  });
}
