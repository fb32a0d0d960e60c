import { getDocumentProxy } from 'unpdf';
import { kr } from '../../app/i18n/format.ts';
import {
  DESKTOP,
  expect,
  expectNoSidewaysScroll,
  expectSound,
  open,
  PHONE,
  test,
  type Page,
} from './support/site-test.ts';
import { fromOwnAddress, signInByPhone } from './support/sign-in.ts';
import { wordsIn } from './support/words.ts';

const STREET = 'Planteskolevej 71';
const HAMLET = 'Plantelund';
const QUERY = new URLSearchParams({
  lat: '56.18273',
  lon: '10.11942',
  postcode: '8381',
  address: `${STREET}, ${HAMLET}, 8381 Tilst`,
  calculatedNumberOfPanels: '14',
});

/** The letters of a PDF. */
async function textOfPdf(page: Page, address: string): Promise<string> {
  const answer = await page.request.get(address);
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toBe('application/pdf');
  const pdf = await getDocumentProxy(new Uint8Array(await answer.body()));
  const texts: string[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    texts.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  return texts.join(' ').replaceAll(/\s+/g, ' ');
}

/** The link in the newest mail to somebody, as the local outbox shows it. */
async function linkMailedTo(page: Page, email: string): Promise<string> {
  const list = await (await page.request.get('/dev/outbox')).text();
  const row = list.split('<tr>').find((one) => one.includes(email)) ?? '';
  const message = await page.request.get(/href="(\/dev\/outbox\/[^"]+)"/.exec(row)?.[1] ?? '');
  const text = (await message.text()).replaceAll('&amp;', '&');
  return /http:\/\/localhost:\d+\/(?:da|en)\/[^\s<"]+/.exec(text)?.[0] ?? '';
}

test('a report is shared, opened by a stranger, mailed, gone while it is deleted, and closed', async ({
  page,
  browser,
}) => {
  await page.setViewportSize(DESKTOP);
  const words = wordsIn('da');
  await signInByPhone(page);
  await open(page, `/da/calculator/report?${QUERY}`);
  await page.getByRole('button', { name: words('my_reports_save') }).click();
  await page.waitForURL(/\/da\/report\/[0-9a-f-]{36}/);
  const { pathname } = new URL(page.url());
  const price = kr(await priceOn(page), 'da');
  const paper = await textOfPdf(page, `${pathname}/pdf`);
  expect(paper).toContain(STREET);
  expect(paper).toContain(price.replace('\u00a0', ' '));

  await page.getByRole('link', { name: words('share_action'), exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('share_title'));
  await expectSound(page, 'sharing');
  await page.getByLabel(words('share_days')).selectOption('7');
  await page.getByRole('button', { name: words('share_make') }).click();
  const field = page.getByLabel(words('share_link_label'));
  await expect(field).toHaveValue(/\/da\/report\/s-[\w-]{22}$/);
  await expectSound(page, 'a link made');
  const link = await field.inputValue();

  const stranger = await browser.newContext();
  const theirs = await stranger.newPage();
  const opened = await theirs.goto(link);
  expect(opened?.status()).toBe(200);
  expect(opened?.headers()).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  });
  await expect(theirs.getByText(price.replace('\u00a0kr.', '')).first()).toBeVisible();
  // The town is the postcode's own, whatever the owner wrote.
  await expect(theirs.getByRole('main')).toContainText('8381 Tilst · ');
  const source = await theirs.content();
  for (const planted of [STREET, HAMLET, '56.18', '10.119']) expect(source).not.toContain(planted);
  const theirPaper = await textOfPdf(theirs, `${link}/pdf`);
  expect(theirPaper).toContain(price.replace('\u00a0', ' '));
  expect(theirPaper).toContain('8381 Tilst');
  for (const planted of [STREET, HAMLET]) expect(theirPaper).not.toContain(planted);

  const email = `${crypto.randomUUID()}@example.com`;
  await page.getByLabel(words('share_mail_field')).fill(email);
  await page.getByLabel(words('share_mail_consent')).check();
  await page.getByRole('button', { name: words('share_mail_send') }).click();
  await expect(page.getByText(email)).toBeVisible();
  const mailed = await linkMailedTo(page, email);
  expect(mailed).not.toBe(link);
  expect((await theirs.request.get(mailed)).status()).toBe(200);

  const all = [link, mailed, `${link}/pdf`];
  const expectClosed = async () => {
    for (const closed of all) {
      const answer = await theirs.request.get(closed);
      expect(answer.status(), closed).toBe(404);
      expect(answer.headers()['referrer-policy']).toBe('no-referrer');
    }
  };
  await open(page, '/da/report/solrig-report');
  const title = words('my_reports_untitled');
  await page.getByRole('button', { name: words('my_reports_more', { title }) }).click();
  await page.getByRole('button', { name: words('my_reports_delete') }).click();
  await expect(page.getByText(words('my_reports_deleted', { title }))).toBeVisible();
  await expectClosed();
  await page.getByRole('button', { name: words('my_reports_undo') }).click();
  await expect(page.getByText(words('my_reports_restored', { title }))).toBeVisible();
  for (const back of all) expect((await theirs.request.get(back)).status(), back).toBe(200);

  await open(page, `${pathname}/share`);
  await page.getByRole('button', { name: words('share_end') }).click();
  await expect(page.getByText(words('share_ended'))).toBeVisible();
  await expectClosed();
  await stranger.close();
});

/** The price as the report writes it largest [DKK]. */
async function priceOn(page: Page): Promise<number> {
  const written = await page.locator('.report-figure').first().innerText();
  return Number(/\d[\d.]*/.exec(written)?.[0].replaceAll('.', ''));
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE });

  test('a calculation is mailed to who asks, with a link that holds no address', async ({
    page,
  }) => {
    const words = wordsIn('en');
    await fromOwnAddress(page);
    await page.goto(`/en/calculator/report?${QUERY}`);
    await page.getByRole('link', { name: words('share_mail_action') }).click();
    await expectNoSidewaysScroll(page, 'the form of the mail');
    const email = `${crypto.randomUUID()}@example.com`;
    await page.getByLabel(words('share_mail_field')).fill(email);
    await page.getByRole('button', { name: words('share_mail_send') }).click();
    await expect(page.getByText(words('share_mail_error_consent')).first()).toBeVisible();
    await page.getByLabel(words('share_mail_consent')).check();
    await page.getByRole('button', { name: words('share_mail_send') }).click();
    await expect(page.getByText(email)).toBeVisible();
    const link = await linkMailedTo(page, email);
    expect(link).toContain('/en/calculator/report?');
    expect(link).not.toMatch(/Planteskolevej|56\.1827|10\.1194/);
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
