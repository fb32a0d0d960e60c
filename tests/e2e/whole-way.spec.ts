import { readFileSync } from 'node:fs';
import { unzipSync } from 'fflate';
import { CALCULATOR, changesAnswer, closeInputs, openInputs } from './support/calculator.ts';
import { fillOffer, sendButton } from './support/offer.ts';
import { linkMailedTo, outboxMessages } from './support/outbox.ts';
import { test } from './support/own-site.ts';
import { lettersOfPdf, textOfPdf } from './support/pdf-text.ts';
import { askDatabase, plantedIn, plantedInFolder, rowsOf } from './support/planted.ts';
import { codeSentTo, signInByPhone } from './support/sign-in.ts';
import { expect, expectSound, open, PHONE, type Page } from './support/site-test.ts';
import { wordsIn } from './support/words.ts';

const words = wordsIn('da');

/** What somebody types, each value nowhere else. */
const TYPED = {
  street: 'Kvistepilsvænget 4719',
  title: 'Østlængen & «Æbleladen»',
  name: 'Thorgunn Blæsbjærg',
  offerMail: 'thorgunn-tilbud@blaesbjaerg.example',
  mailMe: 'thorgunn-rapport@blaesbjaerg.example',
  notes: 'Rågereden på skorstenen må blive',
  phone: '27519386',
  phoneWritten: '27 51 93 86',
} as const;
const HOME = new URLSearchParams({
  lat: '56.15829',
  lon: '10.18365',
  address: `${TYPED.street}, 8000 Aarhus C`,
  postcode: '8000',
  calculatedNumberOfPanels: '13',
});
const SAVED = /\/da\/report\/[0-9a-f-]{36}/;
/** Anything that names somebody, which is no business of a link's holder. */
const PERSONAL = { ...TYPED, title: TYPED.title, lat: '56.1582', lon: '10.1836' };

/**
 * The figures of a report, as a person reads them: its sentence, price, saving and payback, then
 * the yield and the rest of the roof's.
 */
async function figuresOn(page: Page): Promise<readonly string[]> {
  // The address of a page rendered here changes before its words do.
  await expect(page.locator('dl.report-figures')).toBeVisible();
  const texts = await page
    .locator('h1, dl.report-figures > div > *, dl.report-facts dt, dl.report-facts dd')
    .allInnerTexts();
  const figures = texts.map((text) => text.replaceAll(/\s+/g, ' ').replace('₂', '2').trim());
  for (const name of ['report_price', 'report_saving', 'report_roof_yield'] as const)
    expect(figures).toContain(words(name));
  return figures;
}

async function expectFiguresIn(paper: string, figures: readonly string[]) {
  for (const figure of figures) expect(paper).toContain(figure);
}

test.use({ viewport: PHONE });

test('one person’s whole way, from a calculation without signing in to being deleted', async ({
  page,
  browser,
  site,
}) => {
  const rowsBefore = rowsOf(site.dataDir);
  const isOpen = async (address: string) => (await theirs.request.get(address)).status();
  const theirs = await (await browser.newContext({ viewport: PHONE })).newPage();
  let figures: readonly string[] = [];

  await test.step('calculates without signing in', async () => {
    await open(page, `${CALCULATOR('da')}?${HOME}`);
    const inputs = await openInputs(page, words);
    await changesAnswer(page, words, () =>
      inputs.getByRole('textbox', { name: words('calculator_slope') }).fill('23'),
    );
    await changesAnswer(page, words, () =>
      inputs.getByRole('switch', { name: words('calculator_with_battery') }).click(),
    );
    await closeInputs(page, words);
    await expect(page).toHaveURL(/interestedInBattery=true.*&slope=23$/);
    await page.getByRole('link', { name: words('calculator_see_report') }).click();
    await page.waitForURL(/\/calculator\/report\?/);
    figures = await figuresOn(page);
  });

  await test.step('saves, which asks for a code', async () => {
    await page.getByRole('button', { name: words('my_reports_save') }).click();
    await expect(page.getByRole('region', { name: words('reports_pending_title') })).toContainText(
      TYPED.street,
    );
    await page.getByLabel(words('sign_in_number'), { exact: true }).fill(TYPED.phone);
    await page.getByRole('button', { name: words('sign_in_send') }).click();
    const code = page.getByLabel(words('sign_in_code', { digits: 6 }));
    await expect(code).toBeVisible();
    await code.fill(await codeSentTo(page, TYPED.phone));
    await page.waitForURL(SAVED);
  });
  const { pathname } = new URL(page.url());

  await test.step('has lost nothing that was typed', async () => {
    await expect(page.getByText(words('my_reports_just_saved'))).toBeVisible();
    expect(await figuresOn(page)).toEqual(figures);
    await expectSound(page, 'saved report');
    const href = await page
      .getByRole('link', { name: words('my_reports_open_calculator') })
      .getAttribute('href');
    const kept = Object.fromEntries(new URL(href!, page.url()).searchParams);
    expect(kept).toMatchObject({
      ...Object.fromEntries(HOME),
      slope: '23',
      interestedInBattery: 'true',
    });
  });

  await test.step('names it', async () => {
    const title = words('my_reports_untitled_battery');
    await page.getByRole('button', { name: words('my_reports_rename_named', { title }) }).click();
    await page.getByLabel(words('my_reports_rename_field')).fill(TYPED.title);
    await page.getByRole('button', { name: words('my_reports_rename_save') }).click();
    await expect(page.getByText(TYPED.title, { exact: true })).toBeVisible();
  });

  const elsewhere = await (await browser.newContext({ viewport: PHONE })).newPage();
  await test.step('finds it in another browser', async () => {
    await signInByPhone(elsewhere, TYPED.phone);
    await open(elsewhere, '/da/report/solrig-report');
    // Its calculator continues from what was saved.
    await expect
      .poll(() => elsewhere.evaluate(() => localStorage.getItem('solrig_calculator')))
      .toContain('slope=23');
    await elsewhere.getByRole('link', { name: TYPED.title, exact: true }).click();
    await elsewhere.waitForURL(`**${pathname}`);
    expect(await figuresOn(elsewhere)).toEqual(figures);
  });

  await test.step('has it as a PDF with the figures of the screen', async () => {
    const paper = await textOfPdf(page, `${pathname}/pdf`);
    expect(paper).toContain(TYPED.street);
    await expectFiguresIn(paper, figures);
  });

  const link = await test.step('shares it with somebody who doesn’t sign in', async () => {
    const shared = await shareLink(page, pathname);
    expect((await theirs.goto(shared))?.status()).toBe(200);
    expect(await figuresOn(theirs)).toEqual(figures);
    const paper = await textOfPdf(theirs, `${shared}/pdf`);
    await expectFiguresIn(paper, figures);
    for (const told of [await theirs.content(), paper])
      expect(plantedIn(told, PERSONAL)).toEqual([]);
    return shared;
  });

  const mailed = await test.step('mails it to themselves', async () => {
    await page.getByLabel(words('share_mail_field')).fill(TYPED.mailMe);
    await page.getByLabel(words('share_mail_consent')).check();
    await page.getByRole('button', { name: words('share_mail_send') }).click();
    await expect(page.getByText(TYPED.mailMe)).toBeVisible();
    const address = await linkMailedTo(page, TYPED.mailMe);
    expect(await isOpen(address)).toBe(200);
    return address;
  });

  const second = await test.step('revokes the link, and makes another', async () => {
    await page.getByRole('button', { name: words('share_end') }).click();
    await expect(page.getByText(words('share_ended'))).toBeVisible();
    for (const closed of [link, `${link}/pdf`, mailed]) expect(await isOpen(closed)).toBe(404);
    const another = await shareLink(page, pathname);
    expect(await isOpen(another)).toBe(200);
    return another;
  });

  await test.step('asks for an offer', async () => {
    await open(page, pathname);
    await page
      .getByRole('main')
      .getByRole('link', { name: words('report_offer') })
      .first()
      .click();
    await page.waitForURL(/\/calculator\/offer\?/);
    await fillOffer(page, words, { name: TYPED.name, email: TYPED.offerMail });
    await page.getByLabel(words('offer_notes')).fill(TYPED.notes);
    await sendButton(page, words).click();
    await page.waitForURL(/\/thank-you/);
  });

  const reportId = pathname.split('/').at(-1)!;
  const keys = Object.fromEntries(
    [link, mailed, second].map((address, at) => [`key ${at}`, address.split('/').at(-1)!]),
  );
  const uid = await test.step('takes everything along', async () => {
    await open(page, '/da/report/solrig-report');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: words('privacy_get_data') }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('solrig-data.zip');
    const files = unzipSync(readFileSync(await download.path()));
    const data = Buffer.from(files['data.json']!).toString('utf8');
    const { phoneWritten: _written, ...stored } = TYPED;
    for (const value of [...Object.values(stored), reportId]) expect(data).toContain(value);
    await expectFiguresIn(await lettersOfPdf(files[`reports/${reportId}.pdf`]!), figures);
    return (JSON.parse(data) as { readonly user: { readonly uid: string } }).user.uid;
  });
  const planted = { ...TYPED, ...keys, reportId, uid };

  await test.step('is found by the search while they exist', async () => {
    const found = [
      ...plantedInFolder(site.dataDir, planted),
      ...plantedIn((await outboxMessages(page)).join('\n'), planted),
    ];
    for (const name of Object.keys({ ...TYPED, reportId, uid }).filter(
      (it) => it !== 'phoneWritten',
    ))
      expect(found.join('\n'), name).toMatch(new RegExp(`(^|: )${name}, plain$`, 'm'));
  });

  await test.step('is deleted with a code', async () => {
    await page.getByRole('link', { name: words('privacy_delete_me') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('privacy_delete_title'));
    await expectSound(page, 'before the code');
    await page.getByRole('button', { name: words('privacy_send_code') }).click();
    const code = page.getByLabel(words('sign_in_code', { digits: 6 }));
    await expect(code).toBeVisible();
    const right = await codeSentTo(page, TYPED.phone);
    await code.fill(String((Number(right) + 1) % 1_000_000).padStart(6, '0'));
    await page.getByRole('button', { name: words('privacy_delete_all') }).click();
    await expect(page.getByText(words('sign_in_error_code_wrong', { tries: 4 }))).toBeVisible();
    await expectSound(page, 'a wrong code');
    expect((await page.request.get(pathname)).status()).toBe(200);
    await code.fill(right);
    await page.getByRole('button', { name: words('privacy_delete_all') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('privacy_done_title'));
    await expectSound(page, 'deleted');
  });

  await test.step('is gone: from every browser and every link', async () => {
    for (const { request } of [page, elsewhere]) {
      expect((await request.get('/api/v1/user-report-index')).status()).toBe(401);
      // A signed-out visitor is asked who they are, as for any report.
      expect((await request.get(pathname, { maxRedirects: 0 })).status()).toBe(303);
    }
    for (const closed of [second, `${second}/pdf`]) expect(await isOpen(closed)).toBe(404);
    const kept = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
    );
    expect(plantedIn(kept, planted)).toEqual([]);
  });

  await test.step('is gone: from the database, every file, the outbox and the log', async () => {
    expect(plantedInFolder(site.dataDir, planted)).toEqual([]);
    expect(plantedIn((await outboxMessages(page)).join('\n'), planted)).toEqual([]);
    // Neither now nor while all of it was typed: the server cannot clean a log.
    expect(site.said()).toContain('"msg":"request"');
    expect(plantedIn(site.said(), { ...TYPED, ...keys })).toEqual([]);
  });

  await test.step('leaves nothing except that somebody was deleted', async () => {
    const stones = readFileSync(`${site.dataDir}/erased.jsonl`, 'utf8').trim().split('\n');
    expect(stones).toHaveLength(1);
    const { id, uidHash, phoneHash, erasedAt, ...more } = JSON.parse(stones[0]!) as Record<
      string,
      string
    >;
    expect(id).not.toBe(uid);
    for (const hash of [uidHash, phoneHash]) expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect(Date.parse(erasedAt!)).toBeGreaterThan(0);
    expect(more).toEqual({});
    const left = [...rowsOf(site.dataDir)]
      .filter(([name, rows]) => rows !== rowsBefore.get(name))
      // Written every half minute, of nobody: how many answers a day was asked for.
      .filter(([name]) => name !== 'day_counts');
    expect(Object.fromEntries(left)).toEqual({
      tombstones: 1,
      // For a day: deleting oneself must give no new tries at a code.
      counters: expect.any(Number),
      // What was done stays; by whom does not.
      audit_log: expect.any(Number),
    });
    const noted = askDatabase(site.dataDir, 'select actor, before, after from audit_log');
    for (const { actor, ...changed } of noted) {
      expect(actor).toMatch(/^[\w-]{22}$/);
      expect(changed).toEqual({ before: null, after: null });
    }
    const counters = askDatabase(site.dataDir, 'select subject, forget_at from counters');
    for (const { subject, forget_at } of counters) {
      expect(subject).toMatch(/^[a-z-]+(:[\w-]{43})?$/);
      expect(Date.parse(String(forget_at)) - Date.now()).toBeLessThanOrEqual(86_400_000);
    }
  });
});

/** Makes a link on the page for sharing a report. */
async function shareLink(page: Page, pathname: string): Promise<string> {
  await open(page, `${pathname}/share`);
  await page.getByRole('button', { name: words('share_make'), exact: true }).click();
  const field = page.getByLabel(words('share_link_label'));
  await expect(field).toHaveValue(/\/da\/report\/s-[\w-]{22}$/);
  return field.inputValue();
}
