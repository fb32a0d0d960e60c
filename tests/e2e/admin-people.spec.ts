import { ADMIN_OPENS_AFTER_MS, STAFF_ERRORS } from '../../domain/staff-sign-in.ts';
import { test } from './support/put-back-site.ts';
import { DESKTOP, expect, expectSound, open, PHONE, untilLive } from './support/site-test.ts';
import { signInByPhone } from './support/sign-in.ts';
import { linkMailedTo } from './support/outbox.ts';
import { chooseAtGoogle, signInAsStaff } from './support/staff.ts';
import { wordsIn } from './support/words.ts';

const SCREENS = [
  { locale: 'da', viewport: DESKTOP },
  { locale: 'en', viewport: PHONE },
] as const;

for (const { locale, viewport } of SCREENS) {
  test.describe(`the admin area, ${locale}, ${viewport.width} px`, () => {
    test.use({ viewport });
    const words = wordsIn(locale);

    test('whoever is no admin is signed out with the exact words, asks, is let in and removed', async ({
      page,
      browser,
      baseURL,
    }) => {
      const login = `/${locale}/admin/login`;
      await test.step('nobody sees it who is not signed in', async () => {
        await open(page, `/${locale}/admin/people`);
        await expect(page).toHaveURL(new RegExp(`${login}$`));
        await expectSound(page, 'ready');
      });
      await test.step('given up at Google: ready again, told so, without an error', async () => {
        await chooseAtGoogle(page, words('admin_login_google'), 'Cancel');
        await expect(page).toHaveURL(/outcome=/);
        await untilLive(page);
        await expect(page.getByText(words('admin_login_stopped'))).toBeVisible();
        await expect(page.getByRole('alert')).toBeHidden();
        await expectSound(page, 'given up');
      });
      await test.step('the window closed: the same', async () => {
        await open(page, login);
        await expect(page.getByText(words('admin_login_stopped'))).toBeHidden();
        const opening = page.waitForEvent('popup');
        await page.getByRole('link', { name: words('admin_login_google') }).click();
        await (await opening).close();
        await expect(page.getByText(words('admin_login_stopped'))).toBeVisible();
        await expect(page.getByRole('alert')).toBeHidden();
      });
      await test.step('no admin', async () => {
        await chooseAtGoogle(page, words('admin_login_google'), 'Sara Lind');
        const alert = page.getByRole('alert');
        await expect(alert.getByText(STAFF_ERRORS['not-admin'], { exact: true })).toBeVisible();
        await expect(alert).toContainText('sara.lind@example.com');
        await untilLive(page);
        await expectSound(page, 'no admin');
        const cookies = await page.context().cookies();
        expect(cookies.some(({ name }) => name === 'solrig_session')).toBe(false);
      });
      await test.step('asks for access, and is signed out again', async () => {
        await page.getByRole('link', { name: words('admin_login_ask') }).click();
        await untilLive(page);
        await expectSound(page, 'asks');
        await chooseAtGoogle(page, words('admin_ask_google'), 'Sara Lind');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          words('admin_asked_title'),
        );
        await untilLive(page);
        await expectSound(page, 'asked');
        await open(page, `/${locale}/admin`);
        await expect(page).toHaveURL(new RegExp(`${login}$`));
      });

      const office = await browser.newContext({ baseURL: baseURL ?? '', viewport: DESKTOP });
      const staff = await office.newPage();
      const wasAsked = staff.getByRole('heading', {
        name: words('admin_people_asks', { name: 'Sara Lind' }),
      });
      const sara = staff.getByRole('row', { name: /Sara Lind/ });
      const act = (name: string) => staff.getByRole('dialog').getByRole('button', { name });
      await test.step('staff see the request first, and give access', async () => {
        await staff.goto(login);
        await untilLive(staff);
        await chooseAtGoogle(staff, words('admin_login_google'), 'Mette Holm');
        await expect(staff).toHaveURL(new RegExp(`/${locale}/admin$`));
        await untilLive(staff);
        await expectSound(staff, 'overview');
        await staff.getByRole('link', { name: words('admin_overview_decide') }).click();
        await expect(wasAsked).toBeVisible();
        await expectSound(staff, 'people');
        await staff.getByRole('link', { name: words('admin_people_grant') }).click();
        await expect(staff.getByRole('dialog')).toContainText(
          words('admin_confirm_grant', { name: 'Sara Lind' }),
        );
        await expectSound(staff, 'asks before');
        await staff.keyboard.press('Escape');
        await expect(staff.getByRole('dialog')).toBeHidden();
        await staff.getByRole('link', { name: words('admin_people_grant') }).click();
        await act(words('admin_confirm_grant_act')).click();
        await expect(wasAsked).toBeHidden();
        await expect(sara).toContainText(words('admin_people_has_access'));
        await expect(staff.getByText(words('admin_people_mail_sent'))).toBeVisible();
        const way = await linkMailedTo(staff, 'sara.lind@example.com');
        expect(new URL(way).pathname).toBe(login);
      });
      await test.step('the last who has signed in can’t be removed', async () => {
        const mette = staff.getByRole('row', { name: /Mette Holm/ });
        await mette.getByRole('link', { name: words('admin_people_remove') }).click();
        await expect(staff.getByRole('dialog')).toContainText(words('admin_people_last_title'));
        await expect(act(words('admin_confirm_remove_act'))).toHaveCount(0);
        await staff.getByRole('link', { name: words('admin_people_last_close') }).click();
      });
      await test.step('she comes in; removed, her open page can save nothing', async () => {
        await signInAsStaff(page, words, locale, 'Sara Lind');
        await open(page, `/${locale}/admin/people?add`);
        await page.getByLabel(words('admin_people_add_field')).fill('not an address');
        await page.getByLabel(words('admin_people_add_field')).evaluate((field) => {
          field.setAttribute('type', 'text');
        });
        await page.getByRole('button', { name: words('admin_people_add_button') }).click();
        await expect(page.getByText(words('admin_people_not_address'))).toBeVisible();
        await expectSound(page, 'no address');
        await staff.reload();
        await untilLive(staff);
        await sara.getByRole('link', { name: words('admin_people_remove') }).click();
        await act(words('admin_confirm_remove_act')).click();
        await expect(sara).toContainText(/Fjernet|Removed/);
        await page.getByLabel(words('admin_people_add_field')).fill('new.person@example.com');
        await page.getByRole('button', { name: words('admin_people_add_button') }).click();
        // What was typed stays on the page, under what it says.
        await expect(page.getByRole('dialog')).toContainText(words('admin_removed'));
        await expect(page.getByLabel(words('admin_people_add_field'))).toHaveValue(
          'new.person@example.com',
        );
        await staff.reload();
        await expect(staff.getByText('new.person@example.com')).toBeHidden();
      });
      await test.step('an invitation, withdrawn', async () => {
        await untilLive(staff);
        await staff.getByRole('link', { name: words('admin_people_add') }).click();
        await staff.getByLabel(words('admin_people_add_field')).fill('Jonas.Krag@example.com');
        await staff.getByRole('button', { name: words('admin_people_add_button') }).click();
        const jonas = staff.getByRole('row', { name: /jonas.krag@example.com/ });
        await expect(jonas).toContainText(words('admin_people_invited'));
        const way = await linkMailedTo(staff, 'jonas.krag@example.com');
        expect(new URL(way).pathname).toBe(login);
        await untilLive(staff);
        await jonas.getByRole('button', { name: words('admin_people_send_again') }).click();
        await expect(staff.getByText(words('admin_people_mail_sent'))).toBeVisible();
        await expectSound(staff, 'sent again');
        await jonas.getByRole('link', { name: words('admin_people_withdraw') }).click();
        await act(words('admin_confirm_withdraw_act')).click();
        await expect(jonas).toBeHidden();
      });
      await test.step('all of it stands in the audit log, and can be searched', async () => {
        await open(staff, `/${locale}/admin/audit?who=staff`);
        for (const did of [
          'grant_access',
          'remove_access',
          'invite',
          'invite_again',
          'withdraw_invitation',
        ] as const) {
          await expect(
            staff.getByText(words(`audit_did_admin_${did}`), { exact: true }),
          ).toBeVisible();
        }
        await expectSound(staff, 'audit log');
        await staff.getByLabel(words('admin_audit_search')).fill('JONAS.krag');
        await staff.getByLabel(words('admin_audit_search')).press('Enter');
        const invited = staff.getByText(words('audit_did_admin_invite'), { exact: true });
        await expect(invited).toBeVisible();
        await expect(
          staff.getByText(words('audit_did_admin_grant_access'), { exact: true }),
        ).toBeHidden();
        await expect(staff.locator('mark').first()).toHaveText('jonas.krag');
        // Choosing narrows at once.
        await staff.getByLabel(words('audit_area'), { exact: true }).selectOption('prices');
        await expect(staff).toHaveURL(/area=prices/);
        await expect(staff.getByText(words('admin_audit_none'))).toBeVisible();
        await staff.getByRole('link', { name: words('audit_clear') }).click();
        await expect(invited).toBeVisible();
      });
      await test.step('messages: what went out, and nothing of what it says', async () => {
        await page.goto(`/${locale}/report/solrig-report`);
        await signInByPhone(page);
        await open(staff, `/${locale}/admin/messages`);
        await expect(staff.getByText(words('admin_purpose_sign_in_code')).first()).toBeVisible();
        await expect(staff.getByText(words('admin_messages_lead'))).toBeVisible();
        await expectSound(staff, 'messages');
        const code = words('admin_purpose_sign_in_code');
        // The server's own worker sends it within seconds.
        await expect(async () => {
          await staff.reload();
          await expect(staff.getByRole('row', { name: code }).first()).toContainText(
            words('admin_messages_sent'),
          );
        }).toPass();
        await untilLive(staff);
        await staff.getByRole('link', { name: code }).first().click();
        const panel = staff.getByRole('region', { name: code });
        await expect(panel.getByRole('row').last()).toContainText(words('admin_messages_taken'));
        await expectSound(staff, 'an opened message');
        await panel.getByRole('link', { name: words('records_close') }).click();
        await expect(panel).toBeHidden();
        const tabs = staff.getByRole('navigation', { name: words('admin_messages_filter') });
        await tabs.getByRole('link', { name: words('admin_messages_dead') }).click();
        await expect(staff.getByText(words('admin_messages_empty'))).toBeVisible();
        await staff.getByLabel(words('admin_messages_search')).fill('nobody@example');
        await staff.keyboard.press('Enter');
        await expect(
          staff.getByText(words('admin_messages_none_found', { q: 'nobody@example' })),
        ).toBeVisible();
      });
      await test.step('out', async () => {
        await staff
          .getByRole('button', { name: words('admin_nav_sign_out') })
          .first()
          .click();
        await expect(staff).toHaveURL(new RegExp(`${login}$`));
        await staff.goto(`/${locale}/admin`);
        await expect(staff).toHaveURL(new RegExp(`${login}$`));
        await office.close();
      });
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('one signs in, adds somebody and asks before one removes', async ({ page }) => {
    const words = wordsIn('da');
    await signInAsStaff(page, words, 'da');
    await page.goto('/da/admin/people?add');
    await page.getByLabel(words('admin_people_add_field')).fill('jonas.krag@example.com');
    await page.getByRole('button', { name: words('admin_people_add_button') }).click();
    const jonas = page.getByRole('row', { name: /jonas.krag@example.com/ });
    await jonas.getByRole('link', { name: words('admin_people_withdraw') }).click();
    await page.getByRole('button', { name: words('admin_confirm_withdraw_act') }).click();
    await expect(jonas).toBeHidden();
  });
});

test('after Google the admin area opens 50 ms later, and not before', async ({ page }) => {
  const words = wordsIn('da');
  await page.clock.install();
  await open(page, '/da/admin/login');
  await page.clock.pauseAt(Date.now() + 60_000);
  await chooseAtGoogle(page, words('admin_login_google'), 'Mette Holm');
  // The page has been told, and is ready again.
  await expect(page.getByRole('link', { name: words('admin_login_google') })).toBeVisible();
  await page.clock.runFor(ADMIN_OPENS_AFTER_MS - 1);
  expect(new URL(page.url()).pathname).toBe('/da/admin/login');
  await page.clock.runFor(1);
  await expect(page).toHaveURL(/\/da\/admin$/);
  expect(ADMIN_OPENS_AFTER_MS).toBe(50);
});

for (const { locale, viewport } of SCREENS) {
  test.describe(`a request with an address that was only typed, ${locale}, ${viewport.width} px`, () => {
    test.use({ viewport });

    test('says so, and gives no way to let its sender in', async ({ page, browser, baseURL }) => {
      const words = wordsIn(locale);
      const phone = await browser.newContext({ baseURL: baseURL ?? '' });
      const stranger = await phone.newPage();
      await signInByPhone(stranger);
      const saved = await stranger.request.get('/api/v1/site-settings');
      const headers = { Origin: new URL(saved.url()).origin };
      const data = { averageMonthlySpendingDKK: 900 };
      const own = await stranger.request.put('/api/v1/user-calculator-data', { headers, data });
      const { ownerUid: uid } = (await own.json()) as { ownerUid: string };
      const email = `direktor.${locale}@example.com`;
      const asked = await stranger.request.put(`/api/v1/admin-requests/${uid}`, {
        headers,
        data: { email },
      });
      expect(asked.status()).toBe(200);

      await signInAsStaff(page, words, locale);
      await open(page, `/${locale}/admin/people`);
      const typed = words('admin_people_email_typed', { state: words('admin_people_typed') });
      const request = page
        .locator('section')
        .filter({ hasText: email })
        .filter({ has: page.getByText(typed, { exact: true }) });
      await expect(request).toHaveCount(1);
      await expect(request).not.toContainText(words('admin_people_google_email'));
      await expect(request).toContainText(words('admin_people_not_proven'));
      await expect(request.getByRole('heading')).not.toContainText(email);
      await expect(request.getByRole('link', { name: words('admin_people_grant') })).toHaveCount(0);
      await expectSound(page, 'typed, not confirmed');
      await test.step('by its address neither', async () => {
        await open(page, `/${locale}/admin/people?act=grant&id=${uid}`);
        const dialog = page.getByRole('dialog');
        await expect(dialog).toContainText(words('admin_people_not_proven'));
        await expect(dialog.getByRole('button')).toHaveCount(0);
        await expectSound(page, 'cannot be granted');
        const granted = await page.request.post(`/${locale}/admin/people`, {
          headers,
          form: { intent: 'grant', id: uid },
        });
        expect(granted.status()).toBe(200);
        for (const path of ['people', 'leads', 'privacy']) {
          const answer = await stranger.request.get(`/${locale}/admin/${path}`, {
            maxRedirects: 0,
          });
          expect(answer.headers()['location']).toBe(`/${locale}/admin/login`);
        }
        const role = await stranger.request.get(`/api/v1/admins/${uid}`);
        expect(role.status()).toBe(404);
      });
      await phone.close();
    });
  });
}
