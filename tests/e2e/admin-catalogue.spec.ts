import { PANEL_FIELDS_MISSING } from '../../domain/records/catalogue-records.ts';
import { test } from './support/put-back-site.ts';
import { DESKTOP, expect, expectSound, open, untilLive } from './support/site-test.ts';
import { signInAsStaff } from './support/staff.ts';
import { wordsIn } from './support/words.ts';

const TABLET = { width: 768, height: 1024 };
const TW = 'TWMND-54HS440';

for (const { locale, viewport } of [
  { locale: 'da', viewport: DESKTOP },
  { locale: 'en', viewport: TABLET },
] as const) {
  test.describe(`the catalogue, ${locale}, ${viewport.width} px`, () => {
    test.use({ viewport, allowed: [/status of 409/] });
    const words = wordsIn(locale);

    test('a measure that is no number is told in the exact words; two admins in conflict; published for visitors', async ({
      page,
      browser,
      baseURL,
    }) => {
      await signInAsStaff(page, words, locale);
      await open(page, `/${locale}/admin/catalogue`);
      await expectSound(page, 'catalogue');
      const field = (name: string, on = page) => on.getByRole('textbox', { name, exact: true });
      await test.step('a row opens in its place, by keys alone', async () => {
        const link = page.getByRole('link', { name: new RegExp(`^Tongwei ${TW}`) });
        await link.focus();
        await page.keyboard.press('Enter');
        await expect(field(words('catalogue_x_side'))).toHaveValue('1,722');
        await expectSound(page, 'open row');
      });
      await test.step('wrong measures are kept and told of', async () => {
        await field(words('catalogue_x_side')).fill('ca. 1,76');
        await field(words('catalogue_y_side')).fill('');
        await page.keyboard.press('Control+s');
        await expect(page.getByText(PANEL_FIELDS_MISSING, { exact: true })).toBeVisible();
        await expect(
          page.getByText(words('records_problem_number', { text: 'ca. 1,76' })).first(),
        ).toBeVisible();
        await expectSound(page, 'wrong measures');
        await page.getByRole('button', { name: words('records_publish'), exact: true }).click();
        await expect(page.getByText(words('records_refused_fields'))).toBeVisible();
      });
      const office = await browser.newContext({ baseURL: baseURL ?? '', viewport: DESKTOP });
      const other = await office.newPage();
      await test.step('somebody else types meanwhile', async () => {
        await signInAsStaff(other, words, locale, 'Mette Holm');
        await other.goto(`/${locale}/admin/catalogue?kind=panel&row=${TW}`);
        await untilLive(other);
        await field(words('catalogue_x_side'), other).fill('1,732');
        await field(words('catalogue_y_side'), other).fill('1,134');
        await other.getByRole('button', { name: words('records_save'), exact: true }).click();
        await expect(other.getByText(words('records_done_saved'))).toBeVisible();
      });
      await test.step('the first, who has not seen that, is asked and loses nothing', async () => {
        await field(words('catalogue_x_side')).fill('1,742');
        const answered = page.waitForResponse(
          (response) => response.request().method() === 'POST' && response.status() === 409,
        );
        await page.getByRole('button', { name: words('records_save'), exact: true }).click();
        await answered;
        await expect(page.getByText(words('records_conflict', { count: 1 }))).toBeVisible();
        await expect(
          page.getByText(words('records_conflict_theirs', { text: '1,732' })).first(),
        ).toBeVisible();
        await expect(field(words('catalogue_x_side'))).toHaveValue('1,742');
        await expectSound(page, 'conflict');
        await page.getByRole('button', { name: words('records_publish'), exact: true }).click();
        await expect(
          page.getByRole('status').getByText(words('records_done_published')),
        ).toBeVisible();
      });
      await test.step('visitors are told at once', async () => {
        const panels = (await (await page.request.get('/api/v1/solar-panels/TW')).json()) as object;
        expect(panels).toMatchObject({ x: 1.742, y: 1.134 });
      });
      await test.step('a file is rehearsed and taken', async () => {
        const rehearse = async () => {
          await page.getByLabel(words('records_csv_file')).setInputFiles({
            name: 'paneler.csv',
            mimeType: 'text/csv',
            buffer: Buffer.from(`id;peak_power;y\n${TW};441;\nREC430AA Pure-R;430;1757 mm\n`),
          });
          await page.getByRole('button', { name: words('records_csv_rehearse') }).click();
        };
        const take = page.getByRole('button', { name: words('records_csv_take', { count: 1 }) });
        await rehearse();
        await expect(page.getByText(words('error_other_unit', { unit: 'mm' }))).toBeVisible();
        await expectSound(page, 'rehearsed file');
        await take.click();
        await expect(page.getByText(words('records_done_imported'))).toBeVisible();
        await page.getByRole('button', { name: words('records_csv_undo') }).click();
        await expect(page.getByText(words('records_done_import_undone'))).toBeVisible();
        await expect(page.getByRole('button', { name: words('records_csv_undo') })).toBeHidden();
        await rehearse();
        await take.click();
        await expect(page.getByText(words('records_done_imported'))).toBeVisible();
        await page.getByRole('button', { name: words('records_publish_all') }).click();
        await expect(
          page.getByRole('status').getByText(words('records_done_published')),
        ).toBeVisible();
        const panel = await (await page.request.get('/api/v1/solar-panels/TW')).json();
        expect(panel).toMatchObject({ peak_power: 441 });
      });
      await office.close();
    });
  });
}
