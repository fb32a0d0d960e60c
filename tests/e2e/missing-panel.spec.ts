import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { HOUSE } from './support/calculator.ts';
import { test } from './support/put-back-site.ts';
import { expect, expectSound, LOCALES, open, WITHIN_A_SECOND } from './support/site-test.ts';
import { wordsIn } from './support/words.ts';

// The usual panel has lost its length: the site uses another one, and says so.

const SAYING = [
  '/calculator/solrig-calculator',
  '/calculator2',
  '/calculator/report',
  '/report/SimpleReport',
  '/report/SimpleEnhancedReport',
  '/report/PvYieldReportOLD',
  '/calculator/report/mail',
  '/calculator/report.json',
];
/** The PDF says so too, in letters that only a PDF reader finds. */
const SILENT = ['', '/calculator/offer', '/calculator/report.pdf'];

test('a panel without its size breaks no page', async ({ page, site }) => {
  const database = new DatabaseSync(join(site.dataDir, 'solrig.sqlite'));
  // The server writes to it, too.
  database.exec('pragma busy_timeout = 5000');
  database.exec("update solar_panels set x = null where manufacturer = 'TW'");
  // As whoever publishes does: the server then reads the catalogue again.
  database.exec(
    "insert into publications (part, count) values ('site', 1) on conflict (part) do update set count = count + 1",
  );
  database.close();
  const standIn = wordsIn('da')('error_no_panel_data');
  const isTold = async () => {
    const answer = await page.request.get(`/da/calculator/report?${HOUSE}`);
    return (await answer.text()).includes(standIn);
  };
  await expect.poll(isTold, WITHIN_A_SECOND).toBe(true);
  for (const locale of LOCALES) {
    const words = wordsIn(locale);
    for (const path of [...SAYING, ...SILENT]) {
      const answer = await page.request.get(`/${locale}${path}?${HOUSE}`);
      expect(answer.status(), path).toBe(200);
      const said = (await answer.text()).includes(words('error_no_panel_data'));
      expect(said, path).toBe(SAYING.includes(path));
    }
    await open(page, `/${locale}/calculator/solrig-calculator?${HOUSE}`);
    const maker = page.getByLabel(words('calculator_manufacturer'));
    await expect(maker).not.toHaveValue('TW');
    await expectSound(page, 'another panel stands in');
    const offer = await page.request.get(`/${locale}/calculator/offer?${HOUSE}`);
    expect((await offer.text()).includes(words('offer_figures_title'))).toBe(false);
  }
  const estimate = await page.request.post('/api/v1/estimate', { data: { lat: 56.2, lon: 10.2 } });
  expect(estimate.status()).toBe(200);
});
