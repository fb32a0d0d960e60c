import { CALCULATOR, HOUSE } from './support/calculator.ts';
import { codeSentTo, fromOwnAddress, newPhone, signInByPhone } from './support/sign-in.ts';
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
import { wordsIn } from './support/words.ts';

const SCREENS = [
  { locale: 'da', viewport: DESKTOP },
  { locale: 'en', viewport: PHONE },
] as const;

const STATE = `${HOUSE}&slope=28&azimuth=-15&calculatedNumberOfPanels=14`;
const WITH_BATTERY = `${STATE}&interestedInBattery=true`;
const LIST = (locale: string) => `/${locale}/report/solrig-report`;
const SAVED = /\/report\/[0-9a-f-]{36}/;

const figures = (page: Page) => page.locator('dl.report-figures').innerText();

for (const { locale, viewport } of SCREENS) {
  test.describe(`my reports, ${locale}, ${viewport.width} px`, () => {
    test.use({ viewport });
    const words = wordsIn(locale);
    const report = (page: Page, title: string) =>
      page.getByRole('row').filter({ has: page.getByRole('link', { name: title, exact: true }) });
    const more = (page: Page, title: string) =>
      report(page, title).getByRole('button', { name: words('my_reports_more', { title }) });
    const choose = (page: Page, title: string) =>
      report(page, title).getByRole('checkbox', {
        name: words('my_reports_choose_named', { title }),
      });

    test('renamed, duplicated, deleted, restored and compared', async ({ page }) => {
      const alone = words('my_reports_untitled');
      await signInByPhone(page);
      await postSave(page, STATE);
      await test.step('a second one beside it', async () => {
        await open(page, `${CALCULATOR(locale)}?${WITH_BATTERY}`);
        await page.getByRole('button', { name: words('calculator_save'), exact: true }).click();
        await expect(
          page.getByRole('heading', { name: words('my_reports_choice_title') }),
        ).toBeVisible();
        await expectSound(page, 'the house has a report');
        // It asks again and saves nothing, however often it is loaded.
        await page.reload();
        await page.getByRole('button', { name: words('my_reports_choice_new') }).click();
        await page.waitForURL(SAVED);
      });
      const renamed = 'Østfløjen & «laden»';
      await test.step('rename', async () => {
        await open(page, LIST(locale));
        await expectSound(page, 'list');
        await report(page, alone)
          .getByRole('button', { name: words('my_reports_rename_named', { title: alone }) })
          .click();
        await page.getByRole('dialog').getByLabel(words('my_reports_rename_field')).fill(renamed);
        await expectSound(page, 'list, renaming');
        await page.getByRole('button', { name: words('my_reports_rename_save') }).click();
        await expect(report(page, renamed)).toBeVisible();
      });
      await test.step('duplicate, delete, undo', async () => {
        await more(page, renamed).click();
        await expectSound(page, 'list, more');
        await page.getByRole('button', { name: words('my_reports_copy') }).click();
        const copy = words('my_reports_copy_title', { title: renamed });
        await expect(report(page, copy)).toBeVisible();
        await expect(page.getByRole('dialog')).toBeHidden();
        await more(page, copy).click();
        await page.getByRole('button', { name: words('my_reports_delete') }).click();
        await expect(report(page, copy)).toHaveCount(0);
        await expectSound(page, 'list, deleted');
        await page.getByRole('button', { name: words('my_reports_undo') }).click();
        await expect(report(page, copy)).toBeVisible();
      });
      await test.step('compare', async () => {
        const withBattery = words('my_reports_untitled_battery');
        const copy = words('my_reports_copy_title', { title: renamed });
        const bar = page.getByRole('region', { name: words('my_reports_compare'), exact: true });
        await choose(page, renamed).click();
        await expect(bar).toHaveCount(0);
        await choose(page, withBattery).click();
        await expect(bar).toContainText(
          words('my_reports_against', { other: withBattery, base: renamed }),
        );
        await expectSound(page, 'list, two chosen');
        await choose(page, copy).click();
        await bar.getByRole('button', { name: words('my_reports_compare') }).click();
        const compared = page.getByRole('region', { name: words('my_reports_compared_title') });
        await expect(compared.getByRole('columnheader')).toHaveCount(4);
        await expectSound(page, 'comparison');
      });
    });
  });
}

test('a change made in the calculator a moment ago is saved after signing in, and nothing is lost on the way back', async ({
  page,
}) => {
  const words = wordsIn('da');
  const phone = newPhone();
  const saveIt = page.getByRole('button', { name: words('calculator_save'), exact: true });
  await fromOwnAddress(page);
  await open(page, `${CALCULATOR('da')}?${STATE}`);
  const slope = page.getByRole('slider', { name: `${words('calculator_slope')} (°)`, exact: true });
  for (let step = 0; step < 8; step++) await slope.press('ArrowRight');
  await expect(page).toHaveURL(/[?&]slope=36(&|$)/);
  await saveIt.click();
  await expect(page.getByRole('region', { name: words('reports_pending_title') })).toContainText(
    'Testvej 1, 2100',
  );
  await page.goBack();
  await untilLive(page);
  await expect(slope).toHaveValue('36');
  await slope.press('ArrowRight');
  // At once, before the address has been updated.
  await saveIt.click();
  await page.waitForURL(/\?next=/);
  await untilLive(page);
  await page.getByLabel(words('sign_in_number'), { exact: true }).fill(phone);
  await page.getByRole('button', { name: words('sign_in_send') }).click();
  await expect(page.getByLabel(words('sign_in_code', { digits: '6' }))).toBeVisible();
  await page.getByLabel(words('sign_in_code', { digits: '6' })).fill(await codeSentTo(page, phone));
  await page.waitForURL(SAVED);
  await page.getByRole('link', { name: words('my_reports_open_calculator') }).click();
  await page.waitForURL(/solrig-calculator/);
  for (const [name, value] of new URLSearchParams(STATE.replace('slope=28', 'slope=37')))
    expect(new URL(page.url()).searchParams.get(name)).toBe(value);
});

test.describe('a saved report', () => {
  const words = wordsIn('da');
  const saveIt = async (page: Page) => {
    await open(page, `/da/calculator/report?${STATE}`);
    await page.getByRole('button', { name: words('my_reports_save') }).click();
    await page.waitForURL(SAVED);
    return new URL(page.url()).pathname;
  };

  test('an empty list says how to fill it; today’s prices change nothing today', async ({
    page,
  }) => {
    await signInByPhone(page);
    await open(page, LIST('da'));
    await expect(
      page.getByRole('heading', { name: words('my_reports_empty_title') }),
    ).toBeVisible();
    await expectSound(page, 'empty list');
    await saveIt(page);
    await page.getByRole('link', { name: words('my_reports_recalculate') }).click();
    await expect(page.getByText(words('my_reports_recalculate_same'))).toBeVisible();
    await expectSound(page, 'recalculated');
  });

  test('the three views show the same report', async ({ page }) => {
    await signInByPhone(page);
    const path = await saveIt(page);
    const price = (await figures(page)).match(/\d{2,3}\.\d{3}/)![0];
    const id = path.split('/').at(-1)!;
    for (const view of ['SimpleReport', 'SimpleEnhancedReport']) {
      await page.goto(`/da/report/${view}?report=${id}`);
      await expect(page.locator('main')).toContainText(price);
    }
    await page.goto(`/da/report/PvYieldReportOLD?report=${id}`);
    await page.getByRole('link', { name: words('views_full_report') }).click();
    await page.waitForURL(`**${path}`);
  });

  test.describe('for anybody else', () => {
    test.use({ allowed: [/404/] });
    test('does not exist, in any view', async ({ page, browser }) => {
      await signInByPhone(page);
      const path = await saveIt(page);
      const id = path.split('/').at(-1)!;
      const stranger = await browser.newContext();
      const other = await stranger.newPage();
      for (const isSignedIn of [false, true]) {
        if (isSignedIn) await signInByPhone(other);
        for (const address of [path, `/da/report/SimpleReport?report=${id}`]) {
          const answer = await other.request.get(address, { maxRedirects: 0 });
          expect(answer.status(), address).toBe(isSignedIn ? 404 : 303);
          if (!isSignedIn) expect(answer.headers()['location']).toContain('next=');
          expect(await answer.text()).not.toContain('Testvej');
        }
      }
      await stranger.close();
    });
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    test('is saved, named, deleted and restored', async ({ page }) => {
      await signInByPhone(page);
      await page.goto(`${CALCULATOR('da')}?${STATE}`);
      await page.getByRole('button', { name: words('calculator_save'), exact: true }).click();
      await page.waitForURL(SAVED);
      await page.goto(LIST('da'));
      const title = words('my_reports_untitled');
      const rename = words('my_reports_rename_named', { title });
      await page.getByRole('button', { name: rename }).click();
      await page.getByLabel(words('my_reports_rename_field')).fill('Uden script');
      await page.getByRole('button', { name: words('my_reports_rename_save') }).click();
      await expect(page.getByRole('link', { name: 'Uden script', exact: true })).toBeVisible();
      await page
        .getByRole('button', { name: words('my_reports_more', { title: 'Uden script' }) })
        .click();
      await page.getByRole('button', { name: words('my_reports_delete') }).click();
      await expect(
        page.getByText(words('my_reports_deleted', { title: 'Uden script' })),
      ).toBeVisible();
      await page.getByRole('button', { name: words('my_reports_undo') }).click();
      await expect(page.getByRole('link', { name: 'Uden script', exact: true })).toBeVisible();
    });
  });
});

test.describe('without a connection', () => {
  test.use({ allowed: [/ERR_INTERNET_DISCONNECTED|Failed to fetch/] });
  const words = wordsIn('da');

  test('the action is not done, the page stays and says why', async ({ page, context }) => {
    // As if the line broke at once: before the router has learned what lies behind the page's links.
    await context.route('**/__manifest?*', (route) => route.abort('internetdisconnected'));
    await signInByPhone(page);
    const reportId = await postSave(page, STATE);
    const title = words('my_reports_untitled');
    await open(page, LIST('da'));
    await context.setOffline(true);
    await page.getByRole('button', { name: words('my_reports_more', { title }) }).click();
    await page.getByRole('button', { name: words('my_reports_delete') }).click();
    await expect(page.getByText(words('unanswered_unreachable'))).toBeVisible();
    await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible();
    await context.setOffline(false);

    await open(page, `/da/report/${reportId}/share`);
    await context.setOffline(true);
    await page.getByRole('button', { name: words('share_make') }).click();
    await expect(page.getByText(words('unanswered_unreachable'))).toBeVisible();
    const email = page.getByLabel(words('share_mail_field'));
    await email.fill('kim@example.com');
    await page.getByLabel(words('share_mail_consent')).check();
    await page.getByRole('button', { name: words('share_mail_send') }).click();
    await expect(page.getByText(words('share_mail_problem')).first()).toBeVisible();
    await expect(email).toHaveValue('kim@example.com');
    await context.setOffline(false);

    await open(page, '/da/account/delete');
    await context.setOffline(true);
    await page.getByRole('button', { name: words('privacy_send_code') }).click();
    await expect(page.getByText(words('privacy_unreachable'))).toBeVisible();
    await context.setOffline(false);
    await page.context().clearCookies();

    await open(page, LIST('da'));
    await page.getByLabel(words('sign_in_number'), { exact: true }).fill(newPhone());
    await context.setOffline(true);
    await page.getByRole('button', { name: words('sign_in_send') }).click();
    await expect(page.getByText(words('sign_in_error_unreachable'))).toBeVisible();
  });
});

test.describe('more reports than fit on a page of the list', () => {
  const words = wordsIn('da');
  const elsewhere = (page: Page) =>
    page.getByRole('group', { name: words('my_reports_chosen_elsewhere') }).getByRole('checkbox');
  const inList = (page: Page) => page.getByRole('row').getByRole('checkbox');
  const turn = (page: Page, key: 'my_reports_older' | 'my_reports_newest') =>
    page.getByRole('button', { name: words(key) }).click();

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with a script' : 'without JavaScript', () => {
      test.use({ javaScriptEnabled });

      test('selections carry over from page to page', async ({ page }) => {
        await signInByPhone(page);
        await saveSome(page, 11);
        await page.goto(LIST('da'));
        if (javaScriptEnabled) await untilLive(page);
        await inList(page).first().check();
        await turn(page, 'my_reports_older');
        await expect(inList(page)).toHaveCount(1);
        await expect(elsewhere(page)).toBeChecked();
        await inList(page).check();
        if (javaScriptEnabled) {
          await expectSound(page, 'list, ticked on two pages');
          await page.goBack();
          await expect(inList(page)).toHaveCount(10);
          await expect(inList(page).first()).toBeChecked();
          await page.goForward();
          await expect(inList(page)).toHaveCount(1);
          await expect(inList(page)).toBeChecked();
        }
        await turn(page, 'my_reports_newest');
        await expect(inList(page)).toHaveCount(10);
        await expect(inList(page).first()).toBeChecked();
        await expect(elsewhere(page)).toBeChecked();
        await page
          .getByRole('region', { name: words('my_reports_compare'), exact: true })
          .getByRole('button', { name: words('my_reports_compare') })
          .click();
        const compared = page.getByRole('region', { name: words('my_reports_compared_title') });
        await expect(compared.getByRole('columnheader')).toHaveCount(3);
      });

      test('a change on an older page stays there, with the selection', async ({ page }) => {
        await signInByPhone(page);
        await saveSome(page, 12);
        const [renamed, title] = ['Et andet navn', words('my_reports_untitled')];
        const expectHere = async (rows: number) => {
          await expect(inList(page)).toHaveCount(rows);
          await expect(inList(page).first()).toBeChecked();
          await expect(elsewhere(page)).toBeChecked();
        };
        const change = async (row: number, label: 'my_reports_copy' | 'my_reports_delete') => {
          await page
            .getByRole('row')
            .filter({ has: page.getByRole('checkbox') })
            .nth(row)
            .getByRole('button', { name: words('my_reports_more', { title: '' }) })
            .click();
          await page.getByRole('button', { name: words(label), exact: true }).click();
        };
        await page.goto(LIST('da'));
        if (javaScriptEnabled) await untilLive(page);
        await inList(page).first().check();
        await turn(page, 'my_reports_older');
        await expect(inList(page)).toHaveCount(2);
        await inList(page).first().check();

        await change(1, 'my_reports_copy');
        const copy = words('my_reports_copy_title', { title });
        await expect(page.getByText(words('my_reports_copied', { title: copy }))).toBeVisible();
        await expectHere(2);
        await page
          .getByRole('row')
          .last()
          .getByRole('button', { name: words('my_reports_rename_named', { title: '' }) })
          .click();
        await page.getByLabel(words('my_reports_rename_field')).last().fill(renamed);
        await page
          .getByRole('dialog')
          .getByRole('button', { name: words('my_reports_rename_save') })
          .click();
        await expect(page.getByRole('link', { name: renamed, exact: true })).toBeVisible();
        await expectHere(2);
        await change(1, 'my_reports_delete');
        await expect(page.getByText(words('my_reports_deleted', { title: renamed }))).toBeVisible();
        await expectHere(1);
        await page.getByRole('button', { name: words('my_reports_undo') }).click();
        await expect(
          page.getByText(words('my_reports_restored', { title: renamed })),
        ).toBeVisible();
        await expectHere(2);
        // The last ones of the page: the previous page remains.
        await change(1, 'my_reports_delete');
        await expectHere(1);
        await change(0, 'my_reports_delete');
        await expect(inList(page)).toHaveCount(10);
        await expect(page.getByRole('button', { name: words('my_reports_undo') })).toBeVisible();
        await expect(page.getByRole('row').getByRole('checkbox', { checked: true })).toHaveCount(1);
      });
    });
  }
});

/** One that was calculated, and copies of it. */
async function saveSome(page: Page, count: number): Promise<void> {
  const reportId = await postSave(page, STATE);
  for (let copy = 1; copy < count; copy++) await post(page, { intent: 'copy', reportId });
}

/** @returns the id of the report */
async function postSave(page: Page, query: string): Promise<string> {
  return new URL(await post(page, { intent: 'save', query })).pathname.split('/').at(-1)!;
}

/**
 * Sends a form of the list without opening it.
 * @returns where it led
 */
async function post(page: Page, form: Readonly<Record<string, string>>): Promise<string> {
  const { origin } = new URL((await page.request.get('/api/v1/site-settings')).url());
  const answer = await page.request.post(LIST('da'), {
    headers: { Origin: origin },
    form: { idempotencyKey: crypto.randomUUID(), ...form },
  });
  expect(answer.status()).toBe(200);
  return answer.url();
}
