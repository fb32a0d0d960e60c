import { HUMAN_PROOF, startSmsAndRecaptchaServer } from '../fixtures/sms-and-recaptcha-server.ts';
import { siteBeside } from './support/site-beside.ts';
import { codeSentTo, fromOwnAddress, newPhone } from './support/sign-in.ts';
import { expect, expectSound, open, PHONE, test, type Page } from './support/site-test.ts';
import { wordsIn } from './support/words.ts';

// These pages come from a separate server, which asks a stand-in for Google's reCAPTCHA.
const own = siteBeside(startSmsAndRecaptchaServer, ({ url }) => ({
  RECAPTCHA_SITE_KEY: 'site-key',
  RECAPTCHA_SECRET: 'recaptcha-secret',
  RECAPTCHA_URL: url,
  TRUSTED_PROXY: '1',
}));
test.use({ viewport: PHONE });

const words = wordsIn('da');
let asked = 0;
/** What the stand-in was asked since the page was opened. */
const paths = () => own.outside.calls.slice(asked).map(({ path }) => path.replace(/\?.*/, ''));
const SCRIPT = '/recaptcha/api.js';
const VERDICT = '/recaptcha/api/siteverify';

/**
 * Like a person: a number complete in less than a second was typed by nobody, and the server knows
 * it.
 */
async function typeNumber(page: Page, phone: string): Promise<void> {
  const field = page.getByLabel(words('sign_in_number'), { exact: true });
  await field.pressSequentially(phone, { delay: 1_000 / (phone.length - 1) });
}

async function openForm(page: Page): Promise<string> {
  own.outside.behave('well');
  own.outside.behaveAsScript('well');
  asked = own.outside.calls.length;
  await fromOwnAddress(page);
  await open(page, `${own.site.url}/da/report/solrig-report`);
  const phone = newPhone();
  await typeNumber(page, phone);
  await expect(page.getByText(words('sign_in_checked'))).toBeVisible();
  expect(paths(), 'nobody is asked before the form is sent').toEqual([]);
  return phone;
}

const send = (page: Page) => page.getByRole('button', { name: words('sign_in_send') }).click();
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('a person’s proof is passed on, checked, and the code signs in', async ({ page }) => {
  const phone = await openForm(page);
  await send(page);
  await expect(heading(page)).toHaveText(words('sign_in_code_title'));
  expect(paths()).toEqual([SCRIPT, VERDICT]);
  const verdict = new URLSearchParams(own.outside.calls.at(-1)?.body);
  expect(Object.fromEntries(verdict)).toEqual({
    secret: 'recaptcha-secret',
    response: HUMAN_PROOF,
  });
  const code = await codeSentTo(page, phone, own.site.url);
  await page.getByLabel(words('sign_in_code', { digits: 6 })).fill(code);
  await expect(
    page.getByRole('button', { name: words('sign_in_sign_out'), exact: true }),
  ).toBeVisible();
});

test('a refused proof: plain words, no code, and the next one is requested anew', async ({
  page,
}) => {
  const phone = await openForm(page);
  own.outside.behaveAsScript('well', 'a-machine');
  await send(page);
  const refusal = page.getByText(words('sign_in_error_machine'));
  await expect(refusal).toBeVisible();
  await expectSound(page, 'taken for a machine');
  expect(paths()).toEqual([SCRIPT, VERDICT]);
  await send(page);
  await expect.poll(paths).toEqual([SCRIPT, VERDICT, VERDICT]);
  await expect(refusal).toBeVisible();
  const outbox = await page.request.get(`${own.site.url}/dev/outbox`);
  expect(await outbox.text()).not.toContain(phone);
});

test('before a choice about cookies Google is not asked, and the code comes all the same', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.removeItem('solrig_cookie_consent'));
  const phone = await openForm(page);
  await send(page);
  await expect(heading(page)).toHaveText(words('sign_in_code_title'));
  expect(paths()).toEqual([]);
  await codeSentTo(page, phone, own.site.url);
});

test('a script that does not answer is awaited for no longer than six seconds', async ({
  page,
}) => {
  await page.clock.install();
  const phone = await openForm(page);
  own.outside.behaveAsScript('hangs');
  await send(page);
  await expect.poll(paths).toEqual([SCRIPT]);
  await page.clock.runFor(6_000);
  await expect(heading(page)).toHaveText(words('sign_in_code_title'));
  expect(paths()).toEqual([SCRIPT]);
  await codeSentTo(page, phone, own.site.url);
});

test.describe('a missing script', () => {
  test.use({ allowed: [/status of 503/] });
  test('stops nobody', async ({ page }) => {
    const phone = await openForm(page);
    own.outside.behaveAsScript('503');
    await send(page);
    await expect(heading(page)).toHaveText(words('sign_in_code_title'));
    await codeSentTo(page, phone, own.site.url);
  });
});

test('a check that does not answer is given up in time for the page', async ({ page }) => {
  const phone = await openForm(page);
  own.outside.behave('hangs');
  await send(page);
  await expect(heading(page)).toHaveText(words('sign_in_code_title'));
  expect(paths()).toEqual([SCRIPT, VERDICT]);
  await codeSentTo(page, phone, own.site.url);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the form is accepted, at the stricter limit', async ({ page }) => {
    own.outside.behave('well');
    asked = own.outside.calls.length;
    await fromOwnAddress(page);
    await page.goto(`${own.site.url}/da/report/solrig-report`);
    const phone = newPhone();
    await typeNumber(page, phone);
    await send(page);
    await expect(heading(page)).toHaveText(words('sign_in_code_title'));
    expect(paths()).toEqual([]);
    await codeSentTo(page, phone, own.site.url);
  });

  test('a form that was shown to nobody is refused', async ({ page }) => {
    await fromOwnAddress(page);
    const phone = newPhone();
    const form = { intent: 'send', number: phone, token: '', proof: '' };
    const headers = { Origin: own.site.url };
    const answer = await page.request.post(`${own.site.url}/da/report/solrig-report`, {
      headers,
      form,
    });
    expect(await answer.text()).toContain(words('sign_in_error_machine'));
    const outbox = await page.request.get(`${own.site.url}/dev/outbox`);
    expect(await outbox.text()).not.toContain(phone);
  });
});
