import { readAnswer } from './support/calculator.ts';
import {
  DESKTOP,
  expect,
  LOCALES,
  open,
  PHONE,
  test,
  untilLive,
  type Page,
} from './support/site-test.ts';
import { wordsIn } from './support/words.ts';

// From landing on the home page to a first result: every press and every stretch of typing is counted in the page.

const MOST_ACTIONS = 6;

// The count itself is kept in the page.
test.use({ allowed: [/unknown key: actions/] });

/** A press of mouse, finger or key is an action; letters typed into one field one after the other are one. */
function countActions(): void {
  const count = () => {
    const before = Number(sessionStorage.getItem('actions') ?? 0);
    sessionStorage.setItem('actions', String(before + 1));
  };
  let typedInto: EventTarget | null = null;
  const pressed = () => {
    typedInto = null;
    count();
  };
  addEventListener('pointerdown', pressed, true);
  addEventListener(
    'keydown',
    ({ key, target }) => {
      if (key.length > 1) return pressed();
      if (target !== typedInto) count();
      typedInto = target;
    },
    true,
  );
}

const actionsOn = (page: Page) =>
  page.evaluate(() => Number(sessionStorage.getItem('actions') ?? 0));

for (const locale of LOCALES) {
  test.describe(`the shortest way, ${locale}`, () => {
    test.use({ viewport: locale === 'da' ? PHONE : DESKTOP });
    const words = wordsIn(locale);

    test('from home by the address to the answer', async ({ page }) => {
      await page.addInitScript(countActions);
      await open(page, `/${locale}`);
      const field = page.getByRole('main').getByRole('combobox').first();
      await field.click();
      await page.keyboard.type('Vesterbrogade 1, 1620');
      await page.getByRole('option', { name: /1620/ }).first().click();
      await page.waitForURL(/solrig-calculator\?.*postcode=1620/);
      await untilLive(page);
      const answer = await readAnswer(page, words);
      expect(answer[0]).toMatch(/\d/);
      const actions = await actionsOn(page);
      console.log(`home → address → answer, ${locale}: ${actions} actions`);
      expect(actions).toBeGreaterThan(0);
      expect(actions).toBeLessThanOrEqual(MOST_ACTIONS);
    });

    test('from home through the survey to the first price', async ({ page }) => {
      await page.addInitScript(countActions);
      await open(page, `/${locale}`);
      await page.locator(`a[href="/${locale}/calculator/start"]:visible`).first().click();
      await page.waitForURL(/calculator\/start/);
      await untilLive(page);
      await page.getByRole('main').getByRole('combobox').first().click();
      await page.keyboard.type('Skovvej 12, 8381');
      await page.getByRole('option').first().click();
      await expect(
        page
          .getByText(/\d{2}[.,]000/)
          .filter({ visible: true })
          .first(),
      ).toBeVisible();
      const actions = await actionsOn(page);
      console.log(`home → survey → first price, ${locale}: ${actions} actions`);
      expect(actions).toBeGreaterThan(0);
      expect(actions).toBeLessThanOrEqual(MOST_ACTIONS);
    });
  });
}
