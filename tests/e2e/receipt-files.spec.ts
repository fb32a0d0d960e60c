import { jpeg, lockedPdf } from '../fixtures/made-files.ts';
import { consent, fillOffer, newVisitor, sendButton } from './support/offer.ts';
import {
  DESKTOP,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  open,
  PHONE,
  test,
  type Page,
} from './support/site-test.ts';
import { wordsIn, type Words } from './support/words.ts';

// Photos and the bill of a request, added on its receipt.

const OFFER = 'lat=56.15&lon=10.2&postcode=8000&address=Skovvej+12,+8000+Aarhus+C';

async function toFiles(page: Page, words: Words, locale: string) {
  await page.goto(`/${locale}/calculator/offer?${OFFER}`);
  await fillOffer(page, words, newVisitor());
  await expect(consent(page)).toBeChecked();
  await sendButton(page, words).click();
  await page.waitForURL(/thank-you\?kvittering=/);
  await page.getByRole('link', { name: words('files_open') }).click();
  await page.waitForURL(/thank-you\/files\?kvittering=/);
}

const chooser = (page: Page, words: Words, what: 'files_roof' | 'files_bill') =>
  page.getByLabel(
    new RegExp(`^(${words('files_choose')}|${words('files_choose_more')}): ${words(what)}`),
  );

for (const { locale, viewport } of [
  { locale: 'da', viewport: PHONE },
  { locale: 'en', viewport: DESKTOP },
] as const) {
  test.describe(`files of a request, ${locale}`, () => {
    test.use({ viewport });
    const words = wordsIn(locale);

    test('are sent at once, refused with a reason, and removed', async ({ page }) => {
      const [photo, other] = await Promise.all([jpeg(800, 600), jpeg(400, 300)]);
      await open(page, `/${locale}/calculator/offer?${OFFER}`);
      await toFiles(page, words, locale);
      await expectAccessible(page, 'no files');
      await chooser(page, words, 'files_roof').setInputFiles([
        { name: 'tag-mod-syd.jpg', mimeType: 'image/jpeg', buffer: photo },
        { name: 'gavl.jpg', mimeType: 'image/jpeg', buffer: other },
        {
          name: 'brev.doc',
          mimeType: 'image/jpeg',
          buffer: Buffer.from('d0cf11e0a1b11ae1', 'hex'),
        },
      ]);
      await expect(page.getByText(words('files_received'), { exact: true })).toHaveCount(2);
      await expect(page.getByText(words('files_problem_word'))).toBeVisible();
      await chooser(page, words, 'files_bill').setInputFiles([
        { name: 'elregning.pdf', mimeType: 'application/pdf', buffer: await lockedPdf('kode') },
      ]);
      await expect(page.getByText(words('files_problem_password'))).toBeVisible();
      await expectAccessible(page, 'files, two of them refused');
      await expectNoSidewaysScroll(page, 'files');
      await page.reload();
      await expect(page.getByText(words('files_received'), { exact: true })).toHaveCount(2);
      await page.getByRole('button', { name: words('files_remove', { name: 'gavl.jpg' }) }).click();
      await expect(page.getByText(words('files_received'), { exact: true })).toHaveCount(1);
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  const words = wordsIn('da');

  test('a form takes several files, keeps the right ones and names the wrong one', async ({
    page,
  }) => {
    await toFiles(page, words, 'da');
    const roof = page.getByRole('region', { name: words('files_roof') });
    await chooser(page, words, 'files_roof').setInputFiles([
      { name: 'tag.jpg', mimeType: 'image/jpeg', buffer: await jpeg(300, 200) },
      { name: 'tegning.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg xmlns="a"/>') },
    ]);
    await roof.getByRole('button', { name: words('files_send'), exact: true }).click();
    await expect(page.getByText(words('files_problem_svg'))).toBeVisible();
    await expect(page.getByText(words('files_received'), { exact: true })).toHaveCount(1);
    await page.getByRole('button', { name: words('files_remove', { name: 'tag.jpg' }) }).click();
    await expect(page.getByText(words('files_received'), { exact: true })).toHaveCount(0);
  });
});
