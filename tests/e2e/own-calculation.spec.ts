import { CALCULATOR, HOUSE, openInputs } from './support/calculator.ts';
import { signInByPhone } from './support/sign-in.ts';
import { DESKTOP, expect, open, PHONE, test, untilLive, type Page } from './support/site-test.ts';
import { wordsIn, type Words } from './support/words.ts';

// Specification 4: the session's calculation is what the visitor just said or was shown for their address.

const LIST = (locale: string) => `/${locale}/report/solrig-report`;
const START = (locale: string) => `/${locale}/calculator/start`;
/** Of HOUSE. */
const OLDER = /Testvej 1/;

/** What the list of reports says, to who is not signed in, of the calculation in this browser. */
const kept = (page: Page) => page.getByRole('main').locator('section[aria-labelledby="kept"]');

const next = (page: Page) =>
  page.locator('form#survey button[name="to"][value="next"]').last().click();

async function beginSurvey(page: Page, locale: string, typed: string) {
  await open(page, START(locale));
  await page.locator('form#survey').getByRole('combobox').fill(typed);
  await next(page);
  await expect(page).toHaveURL(/[?&]at=house&/);
}

/** Says one thing, and leaves everything else as guessed. */
async function answerAll(page: Page) {
  await page.locator('form#survey input[name="buildingType"][value="terraced"]').check();
  for (const question of ['house', 'roof', 'use', 'board', 'payment', 'wishes', 'timing']) {
    await expect(page).toHaveURL(new RegExp(`[?&]at=${question}&`));
    await next(page);
  }
  await expect(page).toHaveURL(/[?&]at=contact&/);
}

async function touchOlder(page: Page, words: Words, locale: string) {
  await open(page, `${CALCULATOR(locale)}?${HOUSE}`);
  const inputs = await openInputs(page, words);
  await inputs.getByRole('textbox', { name: words('calculator_slope') }).fill('8');
  await expect(page).toHaveURL(/slope=8(&|$)/);
}

const completed = (page: Page) =>
  page.evaluate(() => {
    const progress = JSON.parse(localStorage.getItem('surveyProgress') ?? '{}') as {
      completedSteps?: readonly number[];
    };
    return progress.completedSteps;
  });

for (const { locale, viewport } of [
  { locale: 'da', viewport: DESKTOP },
  { locale: 'en', viewport: PHONE },
] as const) {
  test.describe(`one's own calculation, ${locale}`, () => {
    test.use({ viewport });
    const words = wordsIn(locale);

    test('is what the survey made, also before it was finished, and after signing in', async ({
      page,
    }) => {
      if (viewport === DESKTOP) await touchOlder(page, words, locale);
      await beginSurvey(page, locale, '8381 Tilst');
      await open(page, LIST(locale));
      await expect(kept(page)).toContainText('8381 Tilst');
      await beginSurvey(page, locale, '5700 Svendborg');
      await answerAll(page);
      const main = page.getByRole('main');
      await main.getByRole('link', { name: words('survey_skip') }).click();
      await page.waitForURL(/\/solrig-calculator\?/);
      expect(await completed(page)).toEqual([1, 2, 3]);
      await open(page, LIST(locale));
      await expect(kept(page)).toContainText('5700 Svendborg');
      await expect(kept(page)).not.toContainText(words('reports_none_title'));
      await signInByPhone(page);
      await open(page, CALCULATOR(locale));
      await expect(page.getByText(words('calculator_restored'))).toBeVisible();
      await expect(page).toHaveURL(/\/solrig-calculator$/);
      const inputs = await openInputs(page, words);
      await expect(inputs.getByRole('combobox').first()).toHaveValue('5700 Svendborg');
    });

    test('is that of the address that was typed on the home page', async ({ page }) => {
      await open(page, `/${locale}`);
      const address = page.getByRole('main').getByRole('combobox').first();
      await address.fill('3700 Rønne');
      // The list of suggestions may lie over the button.
      await address.press('Enter');
      await page.waitForURL(/\/solrig-calculator\?/);
      await untilLive(page);
      await open(page, LIST(locale));
      await expect(kept(page)).toContainText('3700 Rønne');
    });

    test('is not what somebody else’s link opened, until it is changed', async ({ page }) => {
      for (const path of ['calculator/solrig-calculator', 'calculator/report', 'calculator2']) {
        await open(page, `/${locale}/${path}?${HOUSE}`);
        await open(page, LIST(locale));
        await expect(kept(page), path).toContainText(words('reports_none_title'));
      }
      await touchOlder(page, words, locale);
      await open(page, `${CALCULATOR(locale)}?lat=56.157&lon=10.211&address=Skovvej+12`);
      await open(page, LIST(locale));
      await expect(kept(page)).toContainText(OLDER);
    });
  });
}
