import { jpeg, pdf } from '../fixtures/made-files.ts';
import { fillOffer, newVisitor, sendButton } from './support/offer.ts';
import {
  DESKTOP,
  expect,
  expectSound,
  open,
  PHONE,
  test,
  untilLive,
  type Page,
} from './support/site-test.ts';
import { wordsIn, type Words } from './support/words.ts';

// Photos and the bill within the offer form and the survey: they are sent with the request, not
// before.

const OFFER = 'lat=56.15&lon=10.2&postcode=8000&address=Skovvej+12,+8000+Aarhus+C';
const chooser = (page: Page, words: Words, what: 'files_roof' | 'files_board' | 'files_bill') =>
  page.getByLabel(
    new RegExp(`^(${words('files_choose')}|${words('files_choose_more')}): ${words(what)}`),
  );
const photo = async (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await jpeg(800, 600),
});
const BILL = { name: 'elregning.pdf', mimeType: 'application/pdf', buffer: pdf() };

for (const { locale, viewport } of [
  { locale: 'da', viewport: PHONE },
  { locale: 'en', viewport: DESKTOP },
] as const) {
  test.describe(`files in the offer form, ${locale}`, () => {
    test.use({ viewport });
    const words = wordsIn(locale);

    test('wait in the page, survive a mistake, go with the request, and appear on the receipt', async ({
      page,
    }) => {
      const sent: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/thank-you/send-file')) sent.push(request.url());
      });
      await open(page, `/${locale}/calculator/offer?${OFFER}`);
      await chooser(page, words, 'files_roof').setInputFiles([
        await photo('tag.jpg'),
        {
          name: 'brev.doc',
          mimeType: 'image/jpeg',
          buffer: Buffer.from('d0cf11e0a1b11ae1', 'hex'),
        },
      ]);
      await chooser(page, words, 'files_bill').setInputFiles([BILL]);
      await expect(page.getByText(words('files_held'))).toHaveCount(2);
      await expect(page.getByText(words('files_problem_word'))).toBeVisible();
      await expectSound(page, 'files that wait');
      await sendButton(page, words).click();
      await expect(page.getByRole('alert')).toBeVisible();
      expect(sent).toEqual([]);
      await expect(page.getByText(words('files_held'))).toHaveCount(2);
      await page.getByRole('button', { name: words('files_remove', { name: 'brev.doc' }) }).click();
      await expect(chooser(page, words, 'files_roof')).toBeFocused();
      await expect(page.getByText(words('files_choose_more'))).toHaveCount(2);
      await fillOffer(page, words, newVisitor());
      await sendButton(page, words).click();
      await page.waitForURL(/thank-you\?kvittering=/);
      expect(sent).toHaveLength(2);
      await expect(page.getByText(words('files_received_count', { count: 2 }))).toBeVisible();
      await expect(page.getByText(words('request_stage_new'), { exact: true })).toBeVisible();
      await expectSound(page, 'receipt with files');
      await page.getByRole('link', { name: words('files_open_again') }).click();
      await expect(page.getByText('elregning.pdf', { exact: true })).toBeVisible();
      const picture = page.locator('img[src*="/thank-you/picture/"]');
      await expect(picture).toHaveJSProperty('naturalWidth', 128);
      const address = new URL((await picture.getAttribute('src')) ?? '', page.url());
      address.searchParams.set('kvittering', 'somebody-else');
      expect((await page.request.get(address.href)).status()).toBe(404);
    });

    test('the survey’s bill is asked for again after a reload, and is stored nowhere', async ({
      page,
    }) => {
      await open(page, `/${locale}/calculator/start?at=use&${OFFER}`);
      await chooser(page, words, 'files_bill').setInputFiles([BILL]);
      await expect(page.getByText(words('files_held'))).toBeVisible();
      await expectSound(page, 'survey with a bill');
      const stored = await page.evaluate(async () => ({
        kept: Object.values(localStorage).concat(Object.values(sessionStorage)).join(' '),
        databases: (await indexedDB.databases()).length,
        caches: (await caches.keys()).length,
      }));
      expect(stored.kept).toContain('elregning.pdf');
      expect(stored.kept).not.toContain('electricityBillFile"');
      expect(stored.kept).not.toContain('%PDF');
      expect(stored).toMatchObject({ databases: 0, caches: 0 });
      await page.reload();
      await untilLive(page);
      await expect(
        page.getByText(words('files_bill_again', { name: 'elregning.pdf' })),
      ).toBeVisible();
      if (viewport === PHONE) return;
      await chooser(page, words, 'files_bill').setInputFiles([BILL]);
      // Within the site it carries over to the offer form.
      await page
        .getByRole('link', { name: words('survey_see_result_now') })
        .first()
        .click();
      await page.waitForURL(/solrig-calculator/);
      // The bar over the page is there too, and out of reach until the page is scrolled.
      await page.locator('main a[href*="calculator/offer?"]:not([inert] *)').first().click();
      await page.waitForURL(/calculator\/offer/);
      await expect(page.getByText(words('files_held'))).toBeVisible();
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE });
  const words = wordsIn('da');

  test('files go with the form; refused ones are named on the receipt', async ({ page }) => {
    await page.goto(`/da/calculator/offer?${OFFER}`);
    await chooser(page, words, 'files_roof').setInputFiles([
      await photo('tag.jpg'),
      { name: 'tegning.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg xmlns="a"/>') },
    ]);
    await chooser(page, words, 'files_bill').setInputFiles([BILL]);
    await fillOffer(page, words, newVisitor());
    await sendButton(page, words).click();
    await page.waitForURL(/thank-you\?kvittering=/);
    await expect(page.getByText(words('files_received_count', { count: 2 }))).toBeVisible();
    await expect(page.getByText(words('files_unsent', { count: 1 }))).toBeVisible();
  });
});
