import {
  askForOffer,
  fillOffer,
  newVisitor,
  sendButton,
  withdrawRequest,
} from './support/offer.ts';
import { test } from './support/put-back-site.ts';
import { DESKTOP, expect, expectSound, open, untilLive } from './support/site-test.ts';
import { signInAsStaff } from './support/staff.ts';
import { wordsIn } from './support/words.ts';

const OFFER = 'lat=56.17&lon=10.19&address=Kastanjevej+40%2C+8700+Horsens&postcode=8700';

for (const { locale, width } of [
  { locale: 'da', width: 1440 },
  { locale: 'en', width: 768 },
] as const) {
  test.describe(`leads, ${locale}, ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });
    const words = wordsIn(locale);

    test('a request is found, moved by key, planned, noted and taken back', async ({ page }) => {
      const visitor = await askForOffer(page, words, locale);
      await signInAsStaff(page, words, locale);
      await test.step('it waits on the overview, whose figure leads to the list', async () => {
        await untilLive(page);
        await expectSound(page, 'overview');
        await page.getByRole('link', { name: words('admin_overview_assign') }).click();
        await expect(page).toHaveURL(/owner=none/);
        await expect(page.getByRole('link', { name: visitor.name })).toBeVisible();
      });
      await test.step('a filter that is on has a cross, which takes it away', async () => {
        const cross = page.getByRole('link', {
          name: words('leads_filter_remove', { name: words('leads_owner') }),
        });
        await expectSound(page, 'filtered list');
        await cross.click();
        await expect(page).not.toHaveURL(/owner=/);
        await expect(cross).toHaveCount(0);
      });
      await test.step('it stands in the list, new and nobody’s', async () => {
        await open(page, `/${locale}/admin/leads`);
        await expectSound(page, 'list');
        await page.getByRole('searchbox').fill(visitor.email);
        await page.getByRole('searchbox').press('Enter');
        await expect(page).toHaveURL(/q=kim/);
        const row = page.getByRole('table').getByRole('row', { name: visitor.name });
        await expect(row).toContainText(words('leads_stage_new'));
        await expect(row).toContainText(words('leads_no_owner'));
      });
      await test.step('a narrow window shows the rows alone, or the board alone', async () => {
        const both = page.getByRole('link', { name: words('leads_look_both'), exact: true });
        if (width >= 1024) return expect(both).toBeVisible();
        await expect(both).toBeHidden();
        await expect(page.getByRole('region', { name: words('leads_board') })).toHaveCount(0);
        await page.getByRole('link', { name: words('leads_look_board'), exact: true }).click();
        await expect(page.getByRole('table')).toHaveCount(0);
      });
      const card = page.getByRole('listitem').locator(`a[data-lead]`, { hasText: visitor.name });
      const column = (stage: 'contacted' | 'visit' | 'new') =>
        page
          .getByRole('region', { name: words('leads_board') })
          .locator('> ol > li')
          .filter({ has: page.getByRole('heading', { name: words(`leads_stage_${stage}`) }) });
      await test.step('a digit moves the card, the focus stays on it, and it is taken back', async () => {
        await card.focus();
        await page.keyboard.press('2');
        await expect(column('contacted').getByText(visitor.name)).toBeVisible();
        await expect(card).toBeFocused();
        await expect(page.getByRole('status')).toContainText(visitor.name);
        await page.keyboard.press('Control+z');
        await expect(column('new').locator(':focus')).toHaveText(visitor.name);
      });
      await test.step('and it is dragged; in a narrow window one stage is shown, and its card goes to another by key', async () => {
        const stages = page.getByRole('radio', { name: words('leads_stage_visit') });
        if (width >= 1024) {
          await expect(stages).toBeHidden();
          await page
            .locator('li[draggable]', { hasText: visitor.name })
            .dragTo(column('visit').getByRole('heading'));
        } else {
          await stages.check();
          await expect(column('new')).toBeHidden();
          await page.getByRole('radio', { name: words('leads_stage_new') }).check();
          await card.focus();
          await page.keyboard.press('3');
          await expect(stages).toBeChecked();
        }
        await expect(column('visit').getByText(visitor.name)).toBeVisible();
      });
      await test.step('the lead: contact is masked until it is asked for', async () => {
        await card.press('Enter');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(visitor.name);
        await untilLive(page);
        await expectSound(page, 'lead');
        await expect(page.getByText(visitor.email)).toBeHidden();
        await page.getByRole('button', { name: words('lead_reveal') }).click();
        await expect(page.getByText(visitor.email)).toBeVisible();
      });
      await test.step('somebody takes it and says what is next; a day that is none keeps all that was typed', async () => {
        await page.getByLabel(words('lead_step'), { exact: true }).selectOption('call-back');
        await page.getByLabel(words('lead_day'), { exact: true }).fill('');
        await page.getByLabel(words('lead_time')).fill('13:00');
        await page.getByLabel(words('lead_time')).press('Control+s');
        await expect(page.getByText(words('lead_no_such_day'))).toBeVisible();
        await expect(page.getByLabel(words('lead_step'), { exact: true })).toHaveValue('call-back');
        await page.getByLabel(words('lead_day'), { exact: true }).fill('2099-01-02');
        await page.getByRole('button', { name: words('lead_take') }).click();
        await expect(
          page.getByText(words('leads_done_planned', { name: visitor.name })),
        ).toBeVisible();
        await expect(page.getByLabel(words('lead_day'), { exact: true })).toHaveValue('2099-01-02');
        await expect(page.getByLabel(words('leads_owner'), { exact: true })).not.toHaveValue('');
      });
      await test.step('a note', async () => {
        await page.keyboard.press('n');
        await page.keyboard.type('Har en skorsten mod vest.');
        // On a button the key saves nothing: it would be another button of its form.
        await page.getByRole('button', { name: words('lead_save_note') }).press('Control+s');
        await expect(page.getByLabel(words('lead_note'))).not.toHaveValue('');
        await page.getByLabel(words('lead_note')).press('Control+Enter');
        await expect(page.getByRole('listitem').getByText('Har en skorsten')).toBeVisible();
        await expect(page.getByLabel(words('lead_note'))).toHaveValue('');
        await page
          .getByRole('status')
          .getByRole('button', { name: words('leads_undo') })
          .click();
        await expect(page.getByText(words('lead_event_undone')).first()).toBeVisible();
      });
      await test.step('a part of the timeline is still chosen after a reload', async () => {
        const part = page.getByLabel(words('lead_timeline_show'));
        await part.focus();
        await part.selectOption('notes');
        await expect(page).toHaveURL(/[?&]part=notes/);
        await expect(part).toBeFocused();
        await page.reload();
        await untilLive(page);
        await expect(part).toHaveValue('notes');
        await part.selectOption('');
      });
      await test.step('a search under a name is a tab with its count', async () => {
        await open(page, `/${locale}/admin/leads?region=west&look=table`);
        await page.getByRole('link', { name: words('leads_view_save') }).click();
        await page.getByLabel(words('leads_view_name')).fill('Vest');
        await page.getByRole('button', { name: words('leads_view_save_button') }).click();
        const tab = page.getByRole('link', { name: /^Vest \d+$/ });
        await expect(tab).toHaveAttribute('aria-current', 'page');
        await expectSound(page, 'a view of one’s own');
        await tab.click();
        await expect(page).toHaveURL(/view=/);
        const filter = page.getByRole('combobox', { name: words('leads_due') });
        const shown = /leads.*due=week/;
        await filter.selectOption('week');
        await expect(page).toHaveURL(shown);
        await page.getByRole('link', { name: words('leads_view_reset'), exact: true }).click();
        await expect(page).not.toHaveURL(shown);
        await filter.selectOption('week');
        const change = page.getByRole('button', {
          name: words('leads_view_change', { name: 'Vest' }),
        });
        await change.click();
        await expect(change).toBeHidden();
        await expect(tab).toHaveAttribute('aria-current', 'page');
        await expect(page).toHaveURL(shown);
        await page.getByRole('button', { name: words('leads_view_remove') }).click();
        await expect(tab).toBeHidden();
      });
      await test.step('closing asks why', async () => {
        await open(page, `/${locale}/admin/leads?look=table&q=${visitor.email}`);
        await page.getByRole('link', { name: visitor.name }).click();
        await page.getByText(words('lead_close'), { exact: true }).click();
        const close = page.getByRole('button', { name: words('lead_close_act') });
        await close.click();
        await expect(page.getByText(words('lead_close_no_reason'))).toBeVisible();
        await expectSound(page, 'no reason');
        await page.getByLabel(words('lead_close_why')).fill('Valgte en anden');
        await close.click();
        await expect(page.getByText(words('lead_lost'))).toBeVisible();
      });
    });

    test('an opened lead says where it stands in its list, J and K walk on, and its roof is drawn as the customer drew it', async ({
      page,
    }) => {
      const visitor = newVisitor();
      const names = [1, 2].map((number) => `${visitor.name} nr ${number}`);
      for (const name of names) {
        const drawn =
          'roofFaces=30_-8_10*30_82_10&roofLayout=l-shape_15_8_5.6*0p_11-12_c5.2x3.52*1p';
        await open(page, `/${locale}/calculator/offer?${OFFER}&${drawn}`);
        await fillOffer(page, words, { name, email: visitor.email });
        await sendButton(page, words).click();
        await expect(page).toHaveURL(/thank-you\?kvittering=/);
      }
      await signInAsStaff(page, words, locale);
      await open(page, `/${locale}/admin/leads?look=table&q=${visitor.email}&sort=newest`);
      await page.getByRole('link', { name: names[1]! }).click();
      const heading = page.getByRole('heading', { level: 1 });
      const place = (at: string) => page.getByText(words('lead_place', { place: at, count: '2' }));
      await expect(heading).toHaveText(names[1]!);
      await expect(place('1')).toBeVisible();
      await expect(page.getByRole('heading', { name: /^(Næste skridt|Next step)$/ })).toBeVisible();
      await expect(
        page.getByRole('img', { name: /Taget set fra oven|roof from above/ }),
      ).toBeVisible();
      await page.getByRole('link', { name: words('staff_report_open') }).click();
      await expect(
        page.getByRole('img', { name: /Taget set fra oven|roof from above/ }),
      ).toBeVisible();
      await expectSound(page, 'report with a drawn roof');
      await page.goBack();
      await expect(heading).toHaveText(names[1]!);
      await untilLive(page);
      await expectSound(page, 'a lead in its list');
      await page.keyboard.press('j');
      await expect(heading).toHaveText(names[0]!);
      await expect(place('2')).toBeVisible();
      await expect(page.getByRole('link', { name: words('lead_following') })).toHaveCount(0);
      // What is done to it keeps the list.
      await page.getByLabel(words('lead_note')).fill('Skorsten.');
      await page.getByLabel(words('lead_note')).press('Control+Enter');
      await expect(page.getByRole('listitem').getByText('Skorsten.')).toBeVisible();
      await expect(place('2')).toBeVisible();
      await page.getByRole('link', { name: words('lead_previous') }).click();
      await expect(heading).toHaveText(names[1]!);
      await page
        .getByRole('link', { name: words('lead_back'), exact: true })
        .last()
        .click();
      await expect(page).toHaveURL(/look=table/);
      await expect(page).toHaveURL(/sort=newest/);
    });

    test('several are chosen and given to somebody, planned and moved at once, and come back', async ({
      page,
      browser,
      baseURL,
    }) => {
      const { email } = newVisitor();
      const names = [1, 2, 3].map((number) => `Flok ${number} ${email}`);
      for (const name of names) {
        await open(page, `/${locale}/calculator/offer?${OFFER}`);
        await fillOffer(page, words, { name, email });
        await sendButton(page, words).click();
        await expect(page).toHaveURL(/thank-you\?kvittering=/);
      }
      await signInAsStaff(page, words, locale);
      await open(page, `/${locale}/admin/leads?look=table&sort=newest&q=${email}`);
      const row = (name: string) => page.getByRole('table').getByRole('row', { name });
      const bar = page.getByRole('region', { name: words('leads_chosen') });
      const act = (word: 'owner' | 'step' | 'stage') =>
        bar.getByRole('button', { name: words(`leads_chosen_${word}`), exact: true });
      await test.step('by tick, or by X and Shift X', async () => {
        await expect(bar).toHaveCount(0);
        await row(names[2]!).getByRole('checkbox').check();
        await expect(bar).toContainText(words('leads_chosen_count', { count: '1' }));
        await bar.getByRole('button', { name: words('leads_chosen_clear') }).click();
        await expect(bar).toHaveCount(0);
        await page.getByRole('link', { name: names[2]! }).focus();
        await page.keyboard.press('x');
        await page.keyboard.press('j');
        await page.keyboard.press('j');
        await page.keyboard.press('Shift+X');
        await expect(bar).toContainText(words('leads_chosen_count', { count: '3' }));
        await expectSound(page, 'three chosen');
      });
      await test.step('the owner; the focus goes back to the button, and all come back', async () => {
        await act('owner').click();
        await expectSound(page, 'owner of several');
        await bar.getByLabel(words('leads_owner'), { exact: true }).selectOption('Mette Holm');
        await page.getByRole('button', { name: words('leads_chosen_owner_act') }).click();
        for (const name of names) await expect(row(name)).toContainText('Mette Holm');
        await expect(act('owner')).toBeFocused();
        await page.keyboard.press('Control+z');
        for (const name of names) await expect(row(name)).toContainText(words('leads_no_owner'));
      });
      await test.step('the next step: a day is asked for where a time is said', async () => {
        await act('step').click();
        await bar.getByLabel(words('lead_step'), { exact: true }).selectOption('visit');
        await bar.getByLabel(words('lead_time')).fill('13:00');
        const save = page.getByRole('button', { name: words('leads_chosen_step_act') });
        await save.click();
        await expect(page.getByText(words('lead_no_such_day'))).toBeVisible();
        await bar.getByLabel(words('lead_day'), { exact: true }).fill('2099-01-02');
        await save.click();
        for (const name of names) await expect(row(name)).toContainText(words('leads_step_visit'));
      });
      await test.step('one was moved by somebody else meanwhile: it stays, and is named', async () => {
        const other = await browser.newContext({ baseURL: baseURL ?? '', viewport: DESKTOP });
        const colleague = await other.newPage();
        await signInAsStaff(colleague, words, locale);
        await open(colleague, `/${locale}/admin/leads?look=table&q=${email}`);
        await colleague.getByRole('link', { name: names[0]! }).focus();
        await colleague.keyboard.press('2');
        await expect(colleague.getByRole('row', { name: names[0]! })).toContainText(
          words('leads_stage_contacted'),
        );
        await other.close();
        await page.getByRole('link', { name: names[2]! }).focus();
        await page.keyboard.press('3');
        await expect(page.getByRole('alert')).toContainText(
          words('leads_missed_changed', { name: names[0]! }),
        );
        await expect(row(names[1]!)).toContainText(words('leads_stage_visit'));
        await expect(row(names[0]!)).toContainText(words('leads_stage_contacted'));
        await expectSound(page, 'one of them stays');
      });
      await test.step('and they are a file', async () => {
        const download = page.waitForEvent('download');
        await bar.getByRole('link', { name: words('leads_chosen_csv') }).click();
        const file = await (await download).createReadStream();
        const csv = (await file.toArray()).join('');
        for (const name of names) expect(csv).toContain(name);
      });
      await test.step('the audit log tells of each', async () => {
        await open(page, `/${locale}/admin/audit?q=lead.change-several`);
        const told = page.getByText(words('audit_did_lead_change_several'));
        await expect(told.first()).toBeVisible();
      });
    });

    test('withdrawn while staff write: the note is kept, and staff are told', async ({
      page,
      browser,
      baseURL,
    }) => {
      const visitor = await askForOffer(page, words, locale);
      const receipt = page.url();
      const office = await browser.newContext({ baseURL: baseURL ?? '', viewport: DESKTOP });
      const staff = await office.newPage();
      await signInAsStaff(staff, words, locale);
      await open(staff, `/${locale}/admin/leads?look=table&q=${visitor.email}`);
      await staff.getByRole('link', { name: visitor.name }).click();
      await expect(staff.getByRole('heading', { level: 1 })).toHaveText(visitor.name);
      await page.goto(receipt);
      await untilLive(page);
      await test.step('first something is added', async () => {
        const send = page.getByRole('button', { name: words('receipt_add'), exact: true });
        await send.click();
        await expect(page.getByText(words('receipt_add_empty'))).toBeVisible();
        await expect(page.getByLabel(words('receipt_add_label'))).toBeFocused();
        await expectSound(page, 'nothing added');
        await page.getByLabel(words('receipt_add_label')).fill('Ring efter kl. 17.');
        await send.click();
        await expect(page.getByText(words('receipt_added', { at: '' }).slice(0, -2))).toBeFocused();
        await expect(page.getByLabel(words('receipt_add_label'))).toHaveValue('');
        await expectSound(page, 'added');
        await staff.reload();
        await untilLive(staff);
        await expect(staff.getByText('Ring efter kl. 17.')).toBeVisible();
      });
      await staff.getByLabel(words('lead_note')).fill('Ringede, ingen svarede.');
      await withdrawRequest(page, words);
      await expect(page.getByText(words('receipt_withdrawn_title')).first()).toBeVisible();
      await staff.getByRole('button', { name: words('lead_save_note') }).click();
      await expect(staff.getByText(words('lead_withdrawn_note'))).toBeVisible();
      await expect(staff.getByRole('listitem').getByText('Ringede, ingen')).toBeVisible();
      await expect(staff.getByText(words('lead_consent_over'))).toBeVisible();
      await expect(staff.getByText(words('lead_stage_to_come'))).toHaveCount(0);
      await expectSound(staff, 'withdrawn');
      await office.close();
    });
  });
}

test.describe('leads without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('one finds, moves, plans, writes and takes back', async ({ page, browser, baseURL }) => {
    const words = wordsIn('da');
    const home = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: true });
    const visitor = await askForOffer(await home.newPage(), words, 'da');
    await home.close();
    await signInAsStaff(page, words, 'da');
    await page.goto('/da/admin/leads?look=table');
    await page.getByRole('searchbox').fill(visitor.email);
    await page.getByRole('button', { name: words('leads_find'), exact: true }).click();
    await page.getByRole('link', { name: visitor.name }).click();
    await page.getByRole('button', { name: words('leads_stage_visit') }).click();
    await expect(page.getByRole('status')).toContainText(words('leads_stage_visit'));
    await page
      .getByRole('status')
      .getByRole('button', { name: words('leads_undo') })
      .click();
    await expect(page.getByText(words('lead_event_undone')).first()).toBeVisible();
    await page.getByLabel(words('lead_note')).fill('Uden script');
    await page.getByRole('button', { name: words('lead_save_note') }).click();
    await expect(page.getByRole('listitem').getByText('Uden script')).toBeVisible();
  });
});
