import { CALCULATOR, HOUSE, openInputs, readAnswer } from './support/calculator.ts';
import { consent } from './support/offer.ts';
import {
  DESKTOP,
  expect,
  expectSound,
  LOCALES,
  open,
  SCREENS,
  test,
  untilLive,
} from './support/site-test.ts';
import { wordsIn } from './support/words.ts';

test.describe('language', () => {
  test.use({ viewport: DESKTOP });

  test('a switch keeps the page and the figures', async ({ page }) => {
    await open(page, `${CALCULATOR('da')}?${HOUSE}`);
    const danish = wordsIn('da');
    const english = wordsIn('en');
    const inputs = await openInputs(page, danish);
    await inputs.getByRole('textbox', { name: danish('calculator_slope') }).fill('12');
    await expect(page).toHaveURL(/[?&]slope=12(&|$)/);
    const figures = (answer: readonly string[]) => answer.map((text) => text.replace(/\D/g, ''));
    const before = figures(await readAnswer(page, danish));
    await page.locator('header summary').click();
    await page.locator('header').getByRole('link', { name: 'English' }).click();
    await page.waitForURL(/\/en\/calculator\/solrig-calculator\?/);
    await untilLive(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect(figures(await readAnswer(page, english))).toEqual(before);
    const there = await openInputs(page, english);
    await expect(there.getByRole('textbox', { name: english('calculator_slope') })).toHaveValue(
      '12',
    );
  });

  test('a switch keeps what was typed in a request', async ({ page }) => {
    await open(page, `/da/calculator/offer?${HOUSE}`);
    const danish = wordsIn('da');
    await page.getByLabel(danish('offer_name'), { exact: true }).fill('Kim Prøve');
    await page.getByRole('radio', { name: new RegExp(danish('offer_by_phone')) }).check();
    await page.getByRole('textbox', { name: danish('offer_phone'), exact: true }).fill('20123456');
    await consent(page).check();
    await page.locator('header summary').click();
    await page.locator('header').getByRole('link', { name: 'English' }).click();
    await page.waitForURL(/\/en\/calculator\/offer\?/);
    await untilLive(page);
    const english = wordsIn('en');
    await expect(page.getByLabel(english('offer_name'), { exact: true })).toHaveValue('Kim Prøve');
    await expect(
      page.getByRole('textbox', { name: english('offer_phone'), exact: true }),
    ).toHaveValue('20123456');
    await expect(consent(page), 'the other language is another text').not.toBeChecked();
  });
});

for (const locale of LOCALES) {
  test(`a link home leads to the home page in the same language, ${locale}`, async ({ page }) => {
    const said = () => page.getByRole('main').innerText();
    await open(page, `/${locale}`);
    const opened = await page.getByRole('main').getByRole('heading', { level: 3 }).allInnerTexts();
    expect(opened.length).toBeGreaterThan(5);
    await open(page, `/${locale}/about`);
    const elsewhere = await said();
    await page.locator('header').getByRole('link', { name: 'Solrig', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/${locale}$`));
    await expect.poll(said).not.toBe(elsewhere);
    await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText(opened);
  });
}

test.describe('an address without a page', () => {
  test.use({ allowed: [/status of 404/] });
  for (const locale of LOCALES) {
    for (const { name, viewport } of SCREENS) {
      test(`says so, ${locale}, ${name}`, async ({ page }) => {
        await page.setViewportSize(viewport);
        const answer = await page.goto(`/${locale}/findes-ikke/her`);
        expect(answer?.status()).toBe(404);
        await untilLive(page);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          wordsIn(locale)('shell_lost_title'),
        );
        await expectSound(page, '404');
      });
    }
  }
});

test.describe('an address without a language', () => {
  const PATH = '/calculator/start?q=8000';

  for (const { accepts, cookie, leads } of [
    { accepts: 'en-GB,en;q=0.9', cookie: null, leads: 'en' },
    { accepts: 'da-DK,da;q=0.9', cookie: null, leads: 'da' },
    { accepts: 'fr', cookie: null, leads: 'da' },
    { accepts: 'en', cookie: 'da', leads: 'da' },
    { accepts: 'da', cookie: 'en', leads: 'en' },
  ]) {
    test(`${accepts} with ${cookie ?? 'no'} cookie leads to ${leads}`, async ({ request }) => {
      const answer = await request.get(PATH, {
        maxRedirects: 0,
        headers: {
          'Accept-Language': accepts,
          ...(cookie === null ? {} : { Cookie: `solrig_locale=${cookie}` }),
        },
      });
      expect(answer.status()).toBe(302);
      expect(answer.headers()['location']).toBe(`/${leads}${PATH}`);
    });
  }

  test('the language first read is remembered', async ({ page }) => {
    await page.goto('/en');
    await page.goto('/');
    await expect(page).toHaveURL(/\/en$/);
  });

  test('a chosen language is kept, whatever other pages are opened', async ({ page }) => {
    const choose = async (name: string) => {
      await page.locator('header summary').click();
      await page.locator('header').getByRole('link', { name }).click();
    };
    await page.setViewportSize(DESKTOP);
    await page.goto('/en/guide');
    await choose('Dansk');
    await page.waitForURL(/\/da\/guide$/);
    // Two pages, one of them from memory and one made for the visitor.
    for (const path of ['/en/about', '/en/contact?a=1']) {
      await page.goto(path);
      await page.goto('/');
      await expect(page).toHaveURL(/\/da$/);
    }
    await choose('English');
    await page.waitForURL(/\/en$/);
    await page.goto('/da/about');
    await page.goto('/');
    await expect(page).toHaveURL(/\/en$/);
  });
});
