import { HOUSE } from './support/calculator.ts';
import { DESKTOP, expect, LOCALES, open, PHONE, test } from './support/site-test.ts';
import { wordsIn } from './support/words.ts';

/** How many sheets a PDF has. */
function sheetsOf(file: Buffer): number {
  return file.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

for (const locale of LOCALES) {
  const words = wordsIn(locale);
  for (const viewport of [PHONE, DESKTOP]) {
    test.describe(`a printed report, ${locale}, ${viewport.width} px`, () => {
      test.use({ viewport });

      test('takes no more sheets than its PDF', async ({ page }) => {
        for (const more of ['', '&interestedInBattery=true', '&calculatedNumberOfPanels=26']) {
          const query = `${HOUSE}${more}`;
          const pdf = await page.request.get(`/${locale}/calculator/report.pdf?${query}`);
          await open(page, `/${locale}/calculator/report?${query}`);
          const printed = sheetsOf(await page.pdf({ preferCSSPageSize: true }));
          const sheets = sheetsOf(await pdf.body());
          expect(sheets, query).toBeGreaterThan(1);
          expect(sheets, query).toBeLessThanOrEqual(5);
          expect(printed, query).toBeGreaterThan(1);
          expect(printed, query).toBeLessThanOrEqual(sheets);
        }
      });

      test('shows the tables that are open, and comes back as it was', async ({ page }) => {
        await open(page, `/${locale}/calculator/report?${HOUSE}`);
        const show = page.getByRole('button', { name: words('report_show_table') });
        const closed = (await show.count()) - 1;
        await show.first().click();
        const tables = page.locator('.report .disclosure-content');
        const charts = page.locator('.report .chart-frame > svg');
        const drawnFor = () =>
          charts.evaluateAll((all) => all.map((chart) => chart.getAttribute('viewBox')));
        const onScreen = await drawnFor();
        await page.emulateMedia({ media: 'print' });
        await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
        await expect(tables.filter({ visible: true })).toHaveCount(1);
        await expect(tables).toHaveCount(closed + 1);
        for (const box of await drawnFor()) expect(box).toMatch(/^0 0 900 /);
        await page.evaluate(() => dispatchEvent(new Event('afterprint')));
        await page.emulateMedia({ media: 'screen' });
        await expect.poll(drawnFor).toEqual(onScreen);
      });
    });
  }
}
