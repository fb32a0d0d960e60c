import { answerSum, messagesAbout, newVisitor, type Visitor } from './support/offer.ts';
import {
  DESKTOP,
  expect,
  expectSound,
  open,
  PHONE,
  test,
  expectNoSidewaysScroll,
  type Page,
} from './support/site-test.ts';
import { wordsIn, type Words } from './support/words.ts';

const field = (page: Page, words: Words, name: Parameters<Words>[0]) =>
  page.getByRole('textbox', { name: new RegExp(`^${words(name)}`) });
const topic = (page: Page) => page.locator('select[name=topic]');
const send = (page: Page, words: Words) =>
  page.getByRole('button', { name: words('contact_send') });

async function fill(page: Page, words: Words, { name, email }: Visitor) {
  await field(page, words, 'contact_name').fill(name);
  await field(page, words, 'contact_email').fill(email);
  await topic(page).selectOption('calculation');
  await field(page, words, 'contact_message').fill('Taget vender mod øst.\nKan det betale sig?');
  await answerSum(page);
}

for (const { locale, viewport } of [
  { locale: 'da', viewport: PHONE },
  { locale: 'en', viewport: DESKTOP },
] as const) {
  test.describe(`contact, ${locale}`, () => {
    test.use({ viewport });
    const words = wordsIn(locale);

    test('names what is wrong, keeps what was typed, and accepts a double press once', async ({
      page,
    }) => {
      const visitor = newVisitor();
      await open(page, `/${locale}/contact`);
      await field(page, words, 'contact_name').fill(visitor.name);
      await field(page, words, 'contact_phone').fill('123');
      await send(page, words).click();
      const alert = page.getByRole('alert');
      await expect(alert).toBeFocused();
      for (const text of [
        'contact_error_email',
        'error_phone',
        'contact_error_topic',
        'contact_error_message',
      ] as const) {
        await expect(alert.getByRole('link', { name: words(text) })).toBeVisible();
      }
      await expect(alert.getByRole('link')).toHaveCount(4);
      await expect(page).toHaveTitle(/^(Der er noget at rette|Something to correct): /);
      await expectSound(page, 'contact with errors');

      await alert.getByRole('link', { name: words('error_phone') }).click();
      const phone = field(page, words, 'contact_phone');
      await expect(phone).toBeFocused();
      await expect(phone).toHaveValue('123');
      await expect(phone).toHaveAccessibleDescription(new RegExp(words('error_phone')));
      await phone.fill('20 30 40 50');
      await phone.press('Tab');
      await expect(phone).not.toHaveAttribute('aria-invalid');
      await expect(field(page, words, 'contact_name')).toHaveValue(visitor.name);

      await fill(page, words, visitor);
      await send(page, words).dblclick();
      await page.waitForURL(/\/contact\?kvittering=/);
      const thanks = page.getByRole('heading', { level: 1, name: words('contact_thanks_title') });
      await expect(thanks).toBeFocused();
      await expect(page.getByText(`${visitor.email[0]}•••@example.com`)).toBeVisible();
      await expectSound(page, 'receipt');
      await page.reload();
      await expect(thanks).toBeVisible();
      expect(await messagesAbout(page, visitor)).toHaveLength(2);
    });
  });
}

test.describe('contact without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE });
  const words = wordsIn('da');

  test('names errors, refuses input only a machine fills in, and accepts a repeated post once', async ({
    page,
  }) => {
    const visitor = newVisitor();
    await page.goto('/da/contact?emne=partner');
    await expect(topic(page)).toHaveValue('partner');
    await fill(page, words, { ...visitor, email: 'nobody' });
    await send(page, words).click();
    await expect(page.getByRole('alert')).toContainText(words('error_email'));
    await expectNoSidewaysScroll(page, 'contact with errors');
    await expect(topic(page)).toHaveValue('calculation');
    await expect(field(page, words, 'contact_message')).toHaveValue(
      'Taget vender mod øst.\nKan det betale sig?',
    );

    await field(page, words, 'contact_email').fill(visitor.email);
    await page.locator('input[name=website]').fill('https://spam.example');
    await send(page, words).click();
    await expect(page.getByRole('alert')).toContainText(words('contact_trap_text'));
    expect(await messagesAbout(page, visitor)).toEqual([]);

    const form = await page
      .locator('form:has(textarea)')
      .evaluate((element: HTMLFormElement) =>
        Object.fromEntries(
          [...new FormData(element)].map(([name, value]) => [name, String(value)]),
        ),
      );
    await send(page, words).click();
    await page.waitForURL(/\/contact\?kvittering=/);
    await expectNoSidewaysScroll(page, 'receipt');
    const { origin, pathname, search } = new URL(page.url());
    const again = await page.request.post('/da/contact', {
      form,
      headers: { origin },
      maxRedirects: 0,
    });
    expect(again.status()).toBe(303);
    expect(again.headers()['location']).toBe(pathname + search);
    expect(await messagesAbout(page, visitor)).toHaveLength(2);
  });
});

test('a receipt that does not exist leads to the form', async ({ page }) => {
  await page.goto('/da/contact?kvittering=abc');
  await expect(page).toHaveURL(/\/da\/contact$/);
});

test('every invented quote and partner says so, and links on', async ({ page }) => {
  const words = wordsIn('da');
  for (const address of ['testimonials', 'partners']) {
    await page.goto(`/da/${address}`);
    const tags = page.getByRole('main').getByText(words('voices_example'), { exact: true });
    const rows = page.getByRole('main').locator('figure, [aria-labelledby="partners-list"] h3');
    expect(await rows.count()).toBeGreaterThan(2);
    expect(await tags.count()).toBe(await rows.count());
  }
  await page.getByRole('link', { name: words('partners_write') }).click();
  await expect(topic(page)).toHaveValue('partner');
});
