import {
  DESKTOP,
  expect,
  expectNoSidewaysScroll,
  expectSound,
  open,
  PHONE,
  test,
  untilLive,
  type Page,
} from './support/site-test.ts';
import { codeSentTo, fromOwnAddress, newPhone, signInByPhone } from './support/sign-in.ts';
import { wordsIn, type Words } from './support/words.ts';

const SCREENS = [
  { locale: 'da', viewport: PHONE },
  { locale: 'en', viewport: DESKTOP },
] as const;

const grouped = (phone: string) => phone.replace(/(\d{2})(?=\d)/g, '$1 ');
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

async function sendNumber(page: Page, words: Words, phone: string) {
  await page.getByLabel(words('sign_in_number'), { exact: true }).fill(phone);
  await page.getByRole('button', { name: words('sign_in_send') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('sign_in_code_title'));
}

for (const { locale, viewport } of SCREENS) {
  test.describe(`sign-in, ${locale}, ${viewport.width} px`, () => {
    test.use({ viewport });
    const words = wordsIn(locale);
    const cookieOf = async (page: Page) =>
      (await page.context().cookies()).find(({ name }) => name === 'solrig_session');

    test('by the code from the message, to the requested page, and out again', async ({ page }) => {
      await fromOwnAddress(page);
      const phone = newPhone();
      const number = page.getByLabel(words('sign_in_number'), { exact: true });
      const code = page.getByLabel(words('sign_in_code', { digits: 6 }));
      await test.step('number', async () => {
        await open(page, `/${locale}/report/solrig-report?next=/${locale}/guide`);
        await expectSound(page, 'number');
        await number.pressSequentially('1234');
        await expect(number).toHaveValue('12 34');
        await page.getByRole('button', { name: words('sign_in_send') }).click();
        await expect(page.getByText(words('sign_in_error_number'))).toBeVisible();
        await expect(number).toBeFocused();
        await expectSound(page, 'number in error');
        await sendNumber(page, words, phone);
      });
      await test.step('change the number', async () => {
        await page.getByRole('link', { name: words('sign_in_change_number') }).click();
        await expect(number).toHaveValue(grouped(phone));
        await page.goBack();
        await expect(code).toBeVisible();
      });
      const right = await codeSentTo(page, phone);
      await test.step('wrong code', async () => {
        await expect(page.getByText(`+45 ${grouped(phone)}`)).toBeVisible();
        await expectSound(page, 'code');
        await code.pressSequentially(other(right));
        await expect(page.getByText(words('sign_in_error_code_wrong', { tries: 4 }))).toBeVisible();
        await expect(code).toBeFocused();
        await expectSound(page, 'code in error');
      });
      await test.step('pasted code', async () => {
        await page.evaluate(
          (text) => {
            const data = new DataTransfer();
            data.setData('text', text);
            document.activeElement?.dispatchEvent(
              new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
            );
          },
          `${right.slice(0, 3)} ${right.slice(3)}`,
        );
        await page.waitForURL(`**/${locale}/guide`);
        await untilLive(page);
        expect(await cookieOf(page)).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
      });
      await test.step('signed in', async () => {
        const account = words('shell_nav_my_reports');
        if (viewport.width > 1100) {
          await expect(page.getByRole('banner').getByRole('link', { name: account })).toBeVisible();
          await open(page, `/${locale}/report/solrig-report`);
        } else {
          await page.getByRole('button', { name: words('shell_menu_open') }).click();
          await expect(page.getByRole('dialog').getByRole('link', { name: account })).toBeVisible();
          await expectSound(page, 'menu of who is signed in');
        }
        const signOut = { name: words('sign_in_sign_out'), exact: true };
        await page.getByRole('button', signOut).click();
        await page.waitForURL(`**/${locale}`);
        expect(await cookieOf(page)).toBeUndefined();
      });
    });
  });
}

test.describe('sign-in', () => {
  const words = wordsIn('da');

  test('another code can be sent after 30 seconds, which are announced three times', async ({
    page,
  }) => {
    await fromOwnAddress(page);
    await page.clock.install();
    const phone = newPhone();
    await open(page, '/da/report/solrig-report');
    await sendNumber(page, words, phone);
    const resend = page.getByRole('button', { name: words('sign_in_resend') });
    const voice = page.getByRole('main').getByRole('status');
    await expect(voice).toHaveText(words('sign_in_resend_said', { seconds: 30 }));
    await expect(resend).toBeHidden();
    await page.clock.runFor(7_000);
    await expect(page.getByText('0:23')).toBeVisible();
    await expect(voice).toHaveText(words('sign_in_resend_said', { seconds: 30 }));
    await page.clock.runFor(13_000);
    await expect(voice).toHaveText(words('sign_in_resend_said', { seconds: 10 }));
    await page.clock.runFor(10_000);
    await expect(voice).toHaveText(words('sign_in_resend_ready'));
    await expectSound(page, 'another code can be sent');
    await resend.click();
    // The server has its own clock: there the half minute is not over, and the first code is valid.
    await expect(page.getByLabel(words('sign_in_code', { digits: 6 }))).toBeVisible();
  });

  test('signing out everywhere ends another browser’s session', async ({ page, browser }) => {
    const phone = await signInByPhone(page);
    const second = await browser.newContext();
    const elsewhere = await second.newPage();
    await signInByPhone(elsewhere, phone);
    await open(page, '/da/report/solrig-report');
    await page.getByRole('button', { name: words('sign_in_sign_out_everywhere') }).click();
    await page.waitForURL('**/da');
    await elsewhere.goto('/da/report/solrig-report');
    await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText(words('sign_in_title'));
    await second.close();
  });

  test('a calculation leaves with its user at sign-out, and is not laid over another’s', async ({
    page,
    baseURL,
  }) => {
    const kept = () =>
      page.evaluate(() => decodeURIComponent(localStorage.getItem('solrig_calculator') ?? ''));
    const comeWithAHome = async () => {
      await signInByPhone(page);
      const told = await page.request.put('/api/v1/user-calculator-data', {
        headers: { Origin: baseURL! },
        data: { lat: 56.157, lon: 10.211, address: 'Skjulte Vej 5' },
      });
      expect(told.status()).toBe(200);
      await open(page, '/da/report/solrig-report');
      await expect.poll(kept).toContain('Skjulte');
    };
    await comeWithAHome();
    const signedOut = page.waitForResponse(/\/sign-out/);
    await page.getByRole('button', { name: words('sign_in_sign_out'), exact: true }).click();
    expect((await (await signedOut).allHeaders())['clear-site-data']).toBe('"cache"');
    await page.waitForURL('**/da');
    expect(await kept()).toBe('');
    await page.goBack();
    await expect(page.getByRole('main')).toContainText(words('sign_in_title'));

    await comeWithAHome();
    await page.context().clearCookies({ name: 'solrig_session' });
    await signInByPhone(page);
    await open(page, '/da/report/solrig-report');
    await expect.poll(kept, 'whoever came next has saved nothing').toBe('');
  });

  test('it redirects to no other site', async ({ page }) => {
    await signInByPhone(page);
    for (const next of ['https://evil.example', '//evil.example', '/\\evil.example']) {
      await page.goto(`/da/report/solrig-report?next=${encodeURIComponent(next)}`);
      expect(new URL(page.url()).pathname).toBe('/da/report/solrig-report');
    }
  });
});

test.describe('sign-in without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE });
  const words = wordsIn('da');

  test('number, wrong code, right code', async ({ page }) => {
    await fromOwnAddress(page);
    const phone = newPhone();
    await page.goto('/da/report/solrig-report?next=/da/guide');
    await sendNumber(page, words, phone);
    await expectNoSidewaysScroll(page, 'code');
    await expect(page.getByRole('button', { name: words('sign_in_resend') })).toBeVisible();
    const right = await codeSentTo(page, phone);
    const code = page.getByLabel(words('sign_in_code', { digits: 6 }));
    const enter = page.getByRole('button', { name: words('sign_in_enter'), exact: true });
    await code.fill(other(right));
    await enter.click();
    await expect(page.getByText(words('sign_in_error_code_wrong', { tries: 4 }))).toBeVisible();
    await expect(code).toHaveValue(other(right));
    await code.fill(right);
    await enter.click();
    await page.waitForURL('**/da/guide');
  });
});
