import {
  DESKTOP,
  expect,
  expectNoSidewaysScroll,
  expectSound,
  open,
  PHONE,
  test,
} from './support/site-test.ts';
import { linkMailedTo } from './support/outbox.ts';
import { textOfPdf } from './support/pdf-text.ts';
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

test('a shared report shows the link’s holder nothing personal, and is gone while deleted', async ({
  page,
  browser,
}) => {
  await page.setViewportSize(DESKTOP);
  const words = wordsIn('da');
  await signInByPhone(page);
  await open(page, `/da/calculator/report?${QUERY}`);
  await page.getByRole('button', { name: words('my_reports_save') }).click();
  await page.waitForURL(/\/da\/report\/[0-9a-f-]{36}/);
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
  const asData = await theirs.request.get(`${link}.data`);
  expect(asData.headers()).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  });
  // The town is the postcode's own, whatever the owner wrote.
  await expect(theirs.getByRole('main')).toContainText('8381 Tilst · ');
  const paper = await textOfPdf(theirs, `${link}/pdf`);
  expect(paper).toContain('8381 Tilst');
  for (const told of [await theirs.content(), paper])
    for (const planted of [STREET, HAMLET, '56.18', '10.119']) expect(told).not.toContain(planted);

  await open(page, '/da/report/solrig-report');
  const title = words('my_reports_untitled');
  await page.getByRole('button', { name: words('my_reports_more', { title }) }).click();
  await page.getByRole('button', { name: words('my_reports_delete') }).click();
  await expect(page.getByText(words('my_reports_deleted', { title }))).toBeVisible();
  for (const closed of [link, `${link}/pdf`]) {
    const answer = await theirs.request.get(closed);
    expect(answer.status(), closed).toBe(404);
    expect(answer.headers()['referrer-policy']).toBe('no-referrer');
  }
  await page.getByRole('button', { name: words('my_reports_undo') }).click();
  await expect(page.getByText(words('my_reports_restored', { title }))).toBeVisible();
  for (const back of [link, `${link}/pdf`])
    expect((await theirs.request.get(back)).status(), back).toBe(200);
  await stranger.close();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE });

  test('a calculation is mailed on request, with a link that contains no address', async ({
    page,
  }) => {
    const words = wordsIn('en');
    await fromOwnAddress(page);
    await page.goto(`/en/calculator/report?${QUERY}`);
    await page.getByRole('button', { name: words('report_more'), exact: true }).click();
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
