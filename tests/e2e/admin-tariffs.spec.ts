import { test } from './support/put-back-site.ts';
import { DESKTOP, expect, expectSound, open } from './support/site-test.ts';
import { signInAsStaff } from './support/staff.ts';
import { wordsIn } from './support/words.ts';

for (const { locale, viewport } of [
  { locale: 'da', viewport: DESKTOP },
  { locale: 'en', viewport: { width: 768, height: 1024 } },
] as const) {
  test.describe(`tariffs, ${locale}, ${viewport.width} px`, () => {
    test.use({ viewport });
    const words = wordsIn(locale);

    test('a row is typed, told what it lacks, published, and in the calculator', async ({
      page,
      baseURL,
    }) => {
      await signInAsStaff(page, words, locale);
      await open(page, `/${locale}/admin/tariffs`);
      await expectSound(page, 'tariffs');
      await page.getByRole('link', { name: words('tariffs_new'), exact: true }).click();
      const field = (name: string) => page.getByLabel(name, { exact: true });
      await field(words('tariffs_part')).selectOption('winter');
      await field(words('tariffs_from')).fill('2027-10-01');
      await field(words('tariffs_low')).fill('9,12');
      await field(words('tariffs_high')).fill('27,36');
      await field(words('tariffs_peak')).fill('otte');
      await page.getByRole('button', { name: words('records_publish'), exact: true }).click();
      await expect(
        page.getByText(words('records_problem_number', { text: 'otte' })).first(),
      ).toBeVisible();
      await expectSound(page, 'row with mistakes');
      await field(words('tariffs_peak')).fill('82,087');
      await field(words('tariffs_source')).fill('DatahubPricelist');
      await page.getByRole('button', { name: words('records_save'), exact: true }).click();
      const effect = page.getByRole('region', { name: words('tariffs_effect'), exact: true });
      const withBattery = effect.getByRole('row', { name: words('tariffs_effect_battery') });
      await expect(withBattery.getByRole('cell').first()).toContainText(/\d(\.|,)\d{3}/);
      await expectSound(page, 'effect of a draft');
      await page.getByRole('button', { name: words('records_publish'), exact: true }).click();
      await expect(
        page.getByRole('status').getByText(words('records_done_published')),
      ).toBeVisible();
      await expectSound(page, 'published row');
      // Nobody in particular: a page from memory, made anew.
      await expect
        .poll(async () =>
          (
            await (await fetch(`${baseURL}/${locale}/calculator/solrig-calculator`)).text()
          ).includes('0.82087'),
        )
        .toBe(true);
    });

    test('a file with another price of a published day is a change, told with what it does to a home, and published once it is confirmed', async ({
      page,
    }) => {
      await signInAsStaff(page, words, locale);
      await open(page, `/${locale}/admin/tariffs`);
      const csv =
        'id,company,part,from,low,high,peak,standing,source\n' +
        ',5790001089030,winter,2026-10-01,"9,12","27,36","92,08",secondary,DatahubPricelist\n';
      await page
        .getByLabel(words('records_csv_file'))
        .setInputFiles({ name: 'tariffer.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
      await page.getByRole('button', { name: words('records_csv_rehearse') }).click();
      const effects = page.getByRole('region', { name: words('tariffs_effects') }).first();
      await expect(effects.getByRole('row', { name: /N1/ })).toContainText(/\d/);
      await expect(page.getByRole('deletion').getByText(/79[,.]069/)).toBeVisible();
      await expectSound(page, 'rehearsed file');
      await page
        .getByRole('button', { name: words('records_csv_take', { count: '1' }), exact: true })
        .click();
      await expect(
        page.getByRole('status').getByText(words('records_done_imported')),
      ).toBeVisible();
      // Whoever publishes the rest does not publish a correction unseen.
      await expect(page.getByRole('button', { name: words('records_publish_all') })).toHaveCount(0);
      const rows = page.getByRole('region', { name: /N1/ }).getByRole('row');
      await rows
        .filter({ hasText: words('tariffs_is_correction') })
        .getByRole('link')
        // Its source is one, too.
        .first()
        .click();
      await expect(page.getByText(words('tariffs_corrects'))).toBeVisible();
      await expectSound(page, 'correction');
      await page.getByRole('button', { name: words('tariffs_publish_correction') }).click();
      await expect(
        page.getByRole('status').getByText(words('records_done_published')),
      ).toBeVisible();
      await expect(rows.filter({ hasText: words('tariffs_is_withdrawn') })).toContainText(
        /79[,.]069/,
      );
    });

    test('an announced electricity tax is typed, of whole years only, and is the calculator’s', async ({
      page,
      baseURL,
    }) => {
      const estimated = async () => {
        const answer = await fetch(`${baseURL}/api/v1/estimate`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ lat: 56.1496, lon: 10.2134 }),
        });
        expect(answer.status).toBe(200);
        return answer.text();
      };
      const before = await estimated();
      expect(await estimated()).toBe(before);
      await signInAsStaff(page, words, locale);
      await open(page, `/${locale}/admin/tariffs`);
      await page.getByRole('link', { name: words('tariffs_tax'), exact: true }).click();
      await expect(page.getByRole('heading', { name: words('tariffs_tax') })).toBeVisible();
      await page.getByRole('link', { name: words('tariffs_new'), exact: true }).click();
      const field = (name: string) => page.getByLabel(name, { exact: true });
      await field(words('tariffs_part')).selectOption('tax');
      await field(words('tariffs_from')).fill('2028-04-01');
      await field(words('tariffs_value')).fill('79,3');
      await field(words('tariffs_source')).fill('Skatteforvaltningen');
      await page.getByRole('button', { name: words('records_publish'), exact: true }).click();
      await expect(page.getByText(words('records_problem_new_year')).first()).toBeVisible();
      await expectSound(page, 'tax of a part of a year');
      await field(words('tariffs_from')).fill('2028-01-01');
      await page.getByRole('button', { name: words('records_publish'), exact: true }).click();
      await expect(
        page.getByRole('status').getByText(words('records_done_published')),
      ).toBeVisible();
      await expect.poll(async () => (await estimated()) === before).toBe(false);
    });
  });
}
