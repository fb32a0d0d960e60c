import { CALCULATOR, HOUSE } from './support/calculator.ts';
import { fillOffer, newVisitor, sendButton, withdrawRequest } from './support/offer.ts';
import { signInByPhone } from './support/sign-in.ts';
import { expect, open, PHONE, test, untilLive, type Page } from './support/site-test.ts';
import { wordsIn } from './support/words.ts';

const STATE = `${HOUSE}&slope=28&azimuth=-15&calculatedNumberOfPanels=14`;
const words = wordsIn('da');

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test.use({
  viewport: PHONE,
  allowed: [/ERR_INTERNET_DISCONNECTED|Failed to fetch|status of 503/],
});

/**
 * What a press does while the site can't be reached, and while it can be reached but can't answer.
 */
async function bothWays(page: Page, press: () => Promise<void>, stays: () => Promise<void>) {
  const address = page.url();
  await page.context().setOffline(true);
  await press();
  await expect(page.getByText(words('unanswered_unreachable'))).toBeVisible();
  await stays();
  await page.context().setOffline(false);
  await page.route(
    () => true,
    (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 503 }) : route.continue(),
  );
  await press();
  await expect(page.getByText(words('unanswered_unreachable'))).toBeHidden();
  await stays();
  await page.unrouteAll();
  expect(page.url().split('?')[0]).toBe(address.split('?')[0]);
}

test('a calculation that could not be saved is still there, and is saved once when the connection is back', async ({
  page,
}) => {
  await signInByPhone(page);
  await open(page, `/da/calculator/report?${STATE}`);
  const save = () => button(page, words('my_reports_save')).click();
  await bothWays(page, save, async () => {
    await expect(page.getByText(words('my_reports_save_failed_title'))).toBeVisible();
  });
  await save();
  await page.waitForURL(/\/da\/report\/[0-9a-f-]{36}\?saved/);

  await open(page, `${CALCULATOR('da')}?${STATE}`);
  const code = page.waitForResponse(/\/plain-forms-/);
  // The first touch loads the code.
  await page.mouse.click(PHONE.width / 2, PHONE.height / 2);
  await (await code).finished();
  const saveHere = () => button(page, words('calculator_save')).click();
  await bothWays(page, saveHere, async () => {
    await expect(page.getByText(words('unanswered_title'))).toBeVisible();
  });
  await button(page, words('unanswered_close')).click();
  await expect(page.getByText(words('unanswered_title'))).toHaveCount(0);
  await saveHere();
  await page.waitForURL(/\/da\/report\/[0-9a-f-]{36}\?saved/);
  // A new document whose code is still loading: a connection that breaks meanwhile is another case.
  await untilLive(page);

  const title = page.getByLabel(words('my_reports_rename_field'));
  const openBox = async () => {
    const renaming = page.getByRole('button', { name: words('my_reports_rename') });
    await renaming.first().click();
  };
  await openBox();
  await title.fill('Østfløjen');
  const rename = async () => {
    // The box closes when it is sent, and keeps what was typed.
    if (!(await title.isVisible())) await openBox();
    await button(page, words('my_reports_rename_save')).click();
  };
  await bothWays(page, rename, () => expect(title).toHaveValue('Østfløjen'));
  await rename();
  await expect(page.getByText('Østfløjen').first()).toBeVisible();
});

test('an address for a mail stays where it was typed', async ({ page }) => {
  await open(page, `/da/calculator/report/mail?${STATE}`);
  const email = page.getByLabel(words('share_mail_field'));
  await email.fill('kim@example.com');
  await page.locator('input[name=consent]').check();
  const send = () => button(page, words('share_mail_send')).click();
  await bothWays(page, send, () => expect(email).toHaveValue('kim@example.com'));
});

test('a request that could not be withdrawn still shows its receipt', async ({ page }) => {
  await open(page, `/da/calculator/offer?${STATE}&address=Planteskolevej+71`);
  await fillOffer(page, words, newVisitor());
  await sendButton(page, words).click();
  await expect(page.getByText(words('receipt_withdraw'), { exact: true })).toBeVisible();
  await bothWays(
    page,
    () => withdrawRequest(page, words),
    () => expect(page.getByText(words('receipt_withdraw_failed_title'))).toBeVisible(),
  );
});

test('a user who could not be signed out, or whose data did not come, stays with their reports', async ({
  page,
}) => {
  await signInByPhone(page);
  await open(page, '/da/report/solrig-report');
  for (const name of [words('sign_in_sign_out'), words('privacy_get_data')]) {
    await bothWays(
      page,
      () => page.getByRole('main').getByRole('button', { name, exact: true }).click(),
      () => expect(page.getByText(words('unanswered_title'))).toBeVisible(),
    );
  }
  const file = page.waitForEvent('download');
  await page
    .getByRole('main')
    .getByRole('button', { name: words('privacy_get_data') })
    .click();
  expect((await file).suggestedFilename()).toMatch(/\.zip$/);
  await page
    .getByRole('main')
    .getByRole('button', { name: words('sign_in_sign_out'), exact: true })
    .click();
  await page.waitForURL((url) => url.pathname !== '/da/report/solrig-report');
});
