import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test as testAlone } from './support/own-site.ts';
import { priceCell, saveTriedReport, untilDraftSaved } from './support/price-draft.ts';
import { test } from './support/put-back-site.ts';
import { signInByPhone } from './support/sign-in.ts';
import { expect, expectSound, open, untilLive, type Page } from './support/site-test.ts';
import { signInAsStaff } from './support/staff.ts';
import { wordsIn } from './support/words.ts';

// What opens on the pages of the admin area, by keys alone: sound in each state, in the language and at the width in
// which the walks of admin-people, admin-prices and admin-catalogue do not see it, and the focus comes back.

const words = wordsIn('en');
const TABLET = { width: 768, height: 1024 };
const DRAFT = '/en/admin/price-adjustments/draft?draft=2';

test.use({ viewport: TABLET, allowed: [/status of 409/] });

async function press(page: Page, link: ReturnType<Page['getByRole']>) {
  await link.focus();
  await page.keyboard.press('Enter');
}

test('people, log, messages and catalogue: what is opened by Enter gives the focus back', async ({
  page,
  site,
}) => {
  await signInAsStaff(page, words, 'en');
  await test.step('the last who has signed in can’t be removed', async () => {
    await open(page, '/en/admin/people');
    const remove = page
      .getByRole('row', { name: /Mette Holm/ })
      .getByRole('link', { name: words('admin_people_remove') });
    await press(page, remove);
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(remove).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog).toContainText(words('admin_people_last_title'));
    await expect(dialog).toContainText(words('admin_people_last_locked'));
    await expect(dialog.getByRole('button')).toHaveCount(0);
    await expectSound(page, 'the last can’t be removed');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(remove).toBeFocused();
  });
  await test.step('a message that was given up', async () => {
    giveUpOn(join(site.dataDir, 'solrig.sqlite'));
    await open(page, '/en/admin/messages');
    const row = page.getByRole('link', { name: words('admin_purpose_offer_receipt') }).first();
    await press(page, row);
    const panel = page.getByRole('region', { name: words('admin_purpose_offer_receipt') });
    await expect(panel.getByRole('button', { name: words('admin_messages_again') })).toBeVisible();
    await expectSound(page, 'a message that was given up');
    await press(page, panel.getByRole('link', { name: words('records_close') }));
    await expect(panel).toBeHidden();
    await expect(row).toBeFocused();
  });
  await test.step('a model in its place', async () => {
    await open(page, '/en/admin/catalogue');
    const model = page.getByRole('link', { name: /^Tongwei/ });
    await press(page, model);
    const heading = page.getByRole('heading', { name: 'TWMND-54HS440' });
    await expect(heading).toBeFocused();
    await page
      .getByLabel(words('catalogue_datasheet_url'), { exact: true })
      .fill('http://example.com/panel.pdf');
    await page.keyboard.press('Control+s');
    await expect(page.getByText(words('records_problem_secure')).first()).toBeVisible();
    await expectSound(page, 'a model with a wrong address');
    await open(page, '/en/admin/catalogue?kind=panel&row=TWMND-54HS440');
    await press(page, page.getByRole('link', { name: words('records_close') }));
    await expect(heading).toBeHidden();
    await expect(model).toBeFocused();
  });
  await test.step('an unfolded entry of the log', async () => {
    await open(page, '/en/admin/price-adjustments');
    await press(page, page.getByRole('button', { name: words('prices_start') }));
    await expect(page).toHaveURL(/draft=2$/);
    await priceCell(page, 'mounting.tile').fill('1300');
    for (const line of ['slate', 'felt', 'metal', 'flat']) {
      await priceCell(page, `mounting.${line}`).fill('1900');
      await priceCell(page, `mounting.${line}`, 'cost').fill('1000');
    }
    await expect(page.getByText(words('prices_saving'))).toBeHidden();
    await open(page, '/en/admin/audit');
    const folded = page.locator('table button[aria-expanded]').first();
    await folded.focus();
    await page.keyboard.press('Enter');
    await expect(folded).toHaveAttribute('aria-expanded', 'true');
    await expect(
      page.getByRole('columnheader', { name: words('audit_before'), exact: true }),
    ).toBeVisible();
    await expectSound(page, 'an unfolded entry');
  });
});

/** As the outbox leaves a message after its last try. */
function giveUpOn(file: string): void {
  const db = new DatabaseSync(file);
  db.exec('pragma busy_timeout = 5000');
  db.exec(
    `insert into outbox (id, status, kind, purpose, recipient, subject, body_text, body_html, locale, attempts,
       created_at, next_attempt_at)
     values ('given-up', 'dead', 'mail', 'offer-receipt',
       'anne-margrethe.oestergaard-soerensen@boligforeningen-vaerloese.example.com', '', '', '', 'da', 8,
       '2026-11-20T08:00:00.000Z', '2026-11-20T09:00:00.000Z')`,
  );
  db.close();
}

testAlone(
  'the price sheet, a conflict, a trial and both questions, by keys',
  async ({ page, browser, baseURL }) => {
    const url = baseURL ?? '';
    const elsewhere = () => browser.newContext({ baseURL: url, viewport: TABLET });
    const visitor = await (await elsewhere()).newPage();
    await signInByPhone(visitor);
    await saveTriedReport(visitor, url, {}, 'keys');
    await signInAsStaff(page, words, 'en');
    await open(page, '/en/admin/price-adjustments');
    await press(page, page.getByRole('button', { name: words('prices_start') }));
    await expect(page).toHaveURL(/draft=2$/);
    await untilLive(page);
    const other = await (await elsewhere()).newPage();
    await signInAsStaff(other, words, 'en');
    await open(other, DRAFT);

    await test.step('cells: typed, left by Enter, put back by Esc, the wrong one found by F8', async () => {
      await priceCell(page, 'mounting.tile').focus();
      await page.keyboard.press('Control+a');
      await page.keyboard.type('1300');
      await page.keyboard.press('Enter');
      const next = priceCell(page, 'mounting.fibre-cement');
      await expect(next).toBeFocused();
      await page.keyboard.type('12B0');
      await page.keyboard.press('ArrowUp');
      await expect(priceCell(page, 'mounting.tile')).toBeFocused();
      await page.keyboard.press('F8');
      await expect(next).toBeFocused();
      await expect(next).toHaveAttribute('aria-invalid', 'true');
      await expectSound(page, 'a wrong cell');
      await page.keyboard.press('Escape');
      await expect(next).not.toHaveAttribute('aria-invalid');
      await untilSaved(page);
    });

    await test.step('a conflict: chosen by 1 and 3, saved by Ctrl Enter', async () => {
      for (const [line, text] of [
        ['metal', '1111'],
        ['flat', '1555'],
      ] as const) {
        await priceCell(page, `mounting.${line}`).fill(text);
        await untilSaved(page);
      }
      await priceCell(other, 'mounting.metal').fill('1222');
      await priceCell(other, 'mounting.flat').fill('1666');
      await expect(other.getByRole('heading', { level: 1 })).toHaveText(
        words('prices_conflict_title'),
      );
      await expect(other.getByRole('alert')).toBeFocused();
      await other.keyboard.press('Control+Enter');
      await expect(other.getByText(words('prices_conflict_unanswered'))).toHaveCount(2);
      await expectSound(other, 'a conflict without an answer');
      const choice = (name: RegExp) => other.getByRole('group', { name });
      await other.keyboard.press('ArrowDown');
      await other.keyboard.press('1');
      await expect(
        choice(/^Metal/)
          .getByRole('radio')
          .first(),
      ).toBeChecked();
      await other.keyboard.press('ArrowDown');
      await other.keyboard.press('3');
      await other.keyboard.type('1600');
      await expect(choice(/^Flat/).getByRole('radio').last()).toBeChecked();
      await other.keyboard.press('Control+Enter');
      await expect(priceCell(other, 'mounting.metal')).toHaveValue('1,222');
      await expect(priceCell(other, 'mounting.flat')).toHaveValue('1,600');
      await other.context().close();
    });

    await test.step('a trial: its reports are links', async () => {
      await page.reload();
      await untilLive(page);
      await press(page, page.getByRole('button', { name: words('prices_run_trial') }));
      const worst = page.getByRole('region', { name: words('prices_worst') }).first();
      await expect(worst.getByRole('link', { name: /^R-/ })).toHaveCount(1);
      await untilLive(page);
      await page.getByText(words('prices_as_table')).click();
      await expectSound(page, 'tried');
      await press(page, worst.getByRole('link', { name: /^R-/ }));
      await expect(page).toHaveURL(/\/en\/admin\/report\/.+/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.goBack();
    });

    await test.step('discarding is asked, and so is rolling back', async () => {
      const asks = async (link: ReturnType<Page['getByRole']>, state: string) => {
        await press(page, link);
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectSound(page, state);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();
        await expect(link).toBeFocused();
      };
      await asks(page.getByRole('link', { name: words('prices_discard') }), 'asks to discard');
      const reason = page.locator('textarea');
      await reason.fill('Fitters have become dearer.');
      await press(page, page.getByRole('button', { name: words('prices_publish'), exact: true }));
      await expect(page).toHaveURL(/versions$/);
      await untilLive(page);
      await asks(page.getByRole('link', { name: words('prices_roll_back') }), 'asks to roll back');
    });
    await visitor.context().close();
  },
);

const untilSaved = (page: Page) => untilDraftSaved(page, words);
