import { readFileSync } from 'node:fs';
import Papa from 'papaparse';
import { askForOffer } from './support/offer.ts';
import { test } from './support/put-back-site.ts';
import { DESKTOP, expect, expectSound, open, type Page } from './support/site-test.ts';
import { signInAsStaff } from './support/staff.ts';
import { wordsIn, type Words } from './support/words.ts';

/** Gives the page a file, and asks what it would do. */
async function rehearse(page: Page, words: Words, csv: string) {
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'leads.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await page.getByRole('button', { name: words('records_csv_rehearse') }).click();
}

/** How many lines a dry run counts under a word. */
const counted = (page: Page, name: string) =>
  page
    .locator('#main-content, main')
    .first()
    .locator('dl > div')
    .filter({ has: page.locator('dt', { hasText: new RegExp(`^${name}$`) }) })
    .locator('dd');

for (const { locale, viewport } of [
  { locale: 'da', viewport: DESKTOP },
  { locale: 'en', viewport: { width: 768, height: 1024 } },
] as const) {
  test.describe(`a file of leads, ${locale}, ${viewport.width} px`, () => {
    test.use({ viewport });
    const words = wordsIn(locale);

    test('is tried first, with a word for each wrong cell; taken twice it is taken once', async ({
      page,
    }) => {
      const visitor = await askForOffer(page, words, locale);
      await signInAsStaff(page, words, locale);
      await open(page, `/${locale}/admin/leads?look=table&q=${visitor.email}`);

      const downloading = page.waitForEvent('download');
      await page.getByRole('link', { name: words('leads_csv'), exact: true }).click();
      const file = readFileSync(await (await downloading).path(), 'utf8');
      const [line = {}] = Papa.parse<Record<string, string>>(file.replace('\uFEFF', ''), {
        header: true,
        skipEmptyLines: true,
      }).data;
      expect(line['name']).toBe(visitor.name);
      const fileOf = (...lines: readonly Readonly<Record<string, string>>[]) =>
        // With commas, as a spreadsheet in English saves it; ours come with semicolons.
        Papa.unparse([...lines], { columns: Object.keys(line) });

      await page.getByRole('link', { name: words('leads_csv_title') }).click();
      await test.step('the file as it came changes nothing', async () => {
        expect(file).toContain('\uFEFFreference;createdAt;');
        await rehearse(page, words, file);
        await expect(counted(page, words('records_csv_same'))).toHaveText('1');
        await expect(counted(page, words('records_csv_changed'))).toHaveText('0');
      });
      await test.step('a wrong cell is named, and its line is not taken', async () => {
        await rehearse(
          page,
          words,
          fileOf(
            { ...line, stage: 'visit', dueDay: 'i morgen' },
            { ...line, reference: 'SOL-0000-0000' },
          ),
        );
        await expect(counted(page, words('records_csv_faulty'))).toHaveText('2');
        await expect(page.getByText(words('leads_csv_no_day'))).toBeVisible();
        await expect(page.getByText(words('leads_csv_no_lead'))).toBeVisible();
        await expect(page.getByRole('button', { name: takeName(words, 1) })).toBeHidden();
        await expectSound(page, 'a file with mistakes');
      });
      const good = fileOf({ ...line, stage: 'visit', dueDay: '2099-01-04', dueTime: '13:00' });
      await test.step('what would change is said, and nothing has changed yet', async () => {
        await rehearse(page, words, good);
        await expect(counted(page, words('records_csv_changed'))).toHaveText('1');
        await expectSound(page, 'a file that changes a lead');
        const elsewhere = await page.context().newPage();
        await open(elsewhere, `/${locale}/admin/leads?look=table&q=${visitor.email}`);
        await expect(elsewhere.getByRole('row', { name: visitor.name })).toContainText(
          words('leads_stage_new'),
        );
        await elsewhere.close();
      });
      await test.step('it is taken', async () => {
        await page.getByRole('button', { name: takeName(words, 1) }).click();
        await expect(page.getByText(words('leads_csv_taken', { count: '1' }))).toBeVisible();
        await expect(
          page.getByRole('table').getByRole('row', { name: visitor.name }),
        ).toContainText(words('leads_stage_visit'));
      });
      await test.step('and taken back in one press; then it is taken again', async () => {
        const done = page
          .getByRole('status')
          .filter({ hasText: words('leads_csv_done', { count: '1' }) });
        const row = page.getByRole('table').getByRole('row', { name: visitor.name });
        await done.getByRole('button', { name: words('leads_undo') }).click();
        await expect(row).toContainText(words('leads_stage_new'));
        await rehearse(page, words, good);
        await page.getByRole('button', { name: takeName(words, 1) }).click();
        await expect(done).toBeVisible();
        await expect(row).toContainText(words('leads_stage_visit'));
      });
      await test.step('the second time nothing is left to do', async () => {
        await rehearse(page, words, good);
        await expect(counted(page, words('records_csv_same'))).toHaveText('1');
        await expect(counted(page, words('records_csv_changed'))).toHaveText('0');
        await expect(page.getByRole('button', { name: takeName(words, 1) })).toBeHidden();
      });
    });
  });
}

const takeName = (words: Words, count: number) => words('leads_csv_take', { count: String(count) });
