import { placeOfUtm32 } from '../../engine/geodesy/utm-zone-32.ts';
import { startDatafordelerServer, HOUSE } from '../fixtures/datafordeler-server.ts';
import { CALCULATOR, closeInputs, openInputs } from './support/calculator.ts';
import { siteBeside } from './support/site-beside.ts';
import { DESKTOP, expect, open, PHONE, test, type Page } from './support/site-test.ts';
import { signInAsStaff } from './support/staff.ts';
import { wordsIn } from './support/words.ts';

const words = wordsIn('da');
// With a photograph of the house, from a stand-in.
const own = siteBeside(
  () => startDatafordelerServer(),
  ({ settings }) => settings,
);
const { lat, lon } = placeOfUtm32(...HOUSE.door);
const AT = new URLSearchParams({ lat: String(lat), lon: String(lon), address: 'Testvej 1' });
const calculator = () => `${own.site.url}${CALCULATOR('da')}?${AT}`;

// What is asked of the server meanwhile, such as a picture, fails.
test.use({
  allowed: [
    /ERR_INTERNET_DISCONNECTED|Failed to fetch|Error loading route module|dynamically imported module/,
  ],
});

/** All that the page may ask for has been brought: the last file of its last list. */
function allBrought(page: Page) {
  return page.waitForResponse(/\/assets\/entry\.client-.*\.ahead\.json$/).then(async (response) => {
    const files = (await response.json()) as readonly string[];
    await page.waitForFunction(
      (last) => performance.getEntriesByName(new URL(last!, location.href).href).length > 0,
      files.at(-1),
    );
  });
}

async function touchAndLoseLine(page: Page, touch: () => Promise<void>) {
  // A key pressed before the page listens is no touch.
  await page.waitForLoadState('networkidle');
  const brought = allBrought(page);
  await touch();
  await brought;
  await page.context().setOffline(true);
}

for (const viewport of [PHONE, DESKTOP]) {
  test.describe(`without a connection, ${viewport.width} px`, () => {
    test.use({ viewport });

    test('every part of the calculator opens that was not opened before', async ({ page }) => {
      await open(page, calculator());
      await touchAndLoseLine(page, () => page.keyboard.press('Shift'));
      const inputs = await openInputs(page, words);
      const by = (label: 'picture' | 'meter' | 'money') =>
        inputs.getByRole('radio', { name: words(`calculator_use_by_${label}`) }).check();
      await by('meter');
      await expect(inputs.getByLabel(words('meter_file'), { exact: true })).toBeVisible();
      await by('picture');
      await expect(inputs.getByRole('textbox', { name: words('household_people') })).toBeVisible();
      await by('money');
      await inputs.getByRole('switch', { name: words('calculator_electric_car') }).click();
      await expect(inputs.getByLabel(words('charging_plan'))).toBeVisible();
      await closeInputs(page, words);
      await page
        .getByRole('button', { name: new RegExp(`^${words('calculator_assumptions')}`) })
        .filter({ visible: true })
        .first()
        .click();
      await expect(
        page.getByRole('heading', { name: words('calculator_assumptions') }),
      ).toBeVisible();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: words('roof_photo_open') }).click();
      await expect(page.getByRole('group', { name: words('roof_photo_map') })).toBeVisible();
      await page.context().setOffline(false);
    });
  });
}

test('what was not brought is missed where it was asked for, and comes with the connection', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await open(page, calculator());
  const inputs = await openInputs(page, words);
  const car = inputs.getByRole('switch', { name: words('calculator_electric_car') });
  const watching = page.waitForResponse(/\/assets\/hold-page-/);
  await inputs.click({ position: { x: 2, y: 2 } });
  await (await watching).finished();
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await car.check();
  const notice = page.getByRole('alert').filter({ hasText: words('unanswered_missing') });
  await expect(notice).toContainText(words('unanswered_unreachable'));
  await notice.getByRole('button', { name: words('unanswered_close') }).click();
  await page
    .getByRole('button', { name: new RegExp(`^${words('calculator_assumptions')}`) })
    .filter({ visible: true })
    .first()
    .click();
  await expect(notice).toBeVisible();
  // The inputs have not given way to what did not come.
  await expect(car).toBeChecked();
  await page.context().setOffline(false);
  await car.uncheck();
  // The browser remembers that it could not be loaded, so the page is loaded anew.
  await expect(async () => {
    await car.check();
    await expect(inputs.getByLabel(words('charging_plan'))).toBeVisible({ timeout: 2_000 });
  }).toPass();
});

test('the survey tells where its figures come from', async ({ page }) => {
  await open(page, '/da/calculator/start');
  const field = page.getByRole('main').getByRole('combobox');
  await touchAndLoseLine(page, async () => {
    await field.pressSequentially('Skovvej 12, 8381');
    await page.getByRole('button', { name: words('survey_address_next') }).click();
  });
  await page
    .getByRole('button', { name: words('calculator_where_from') })
    .filter({ visible: true })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: words('calculator_where_from') })).toBeVisible();
  await page.context().setOffline(false);
});

test('staff have the palette and the list of keys', async ({ page }) => {
  await signInAsStaff(page, words, 'da');
  await open(page, '/da/admin');
  await touchAndLoseLine(page, () => page.keyboard.press('Shift'));
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: words('admin_palette_title') });
  await expect(palette.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: words('admin_keys_title') })).toBeVisible();
  await page.context().setOffline(false);
});
