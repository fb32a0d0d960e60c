import { startEnergiDataServer } from '../fixtures/energi-data-server.ts';
import { realPriceList } from '../fixtures/price-list.ts';
import { siteBeside } from './support/site-beside.ts';
import { DESKTOP, expect, expectSound, LOCALES, open, test } from './support/site-test.ts';
import { signInAsStaff } from './support/staff.ts';
import { wordsIn } from './support/words.ts';

// A separate server, which asks a stand-in for Energi Data Service.
const own = siteBeside(
  async () => {
    const server = await startEnergiDataServer();
    server.publishRecords(realPriceList());
    return server;
  },
  ({ baseUrl }) => ({ SPOT_PRICES: 'eds', SPOT_PRICES_URL: baseUrl }),
);
test.use({ viewport: DESKTOP });

test('staff have the price list read, and the page says how far it has come', async ({ page }) => {
  const inDanish = wordsIn('da');
  await signInAsStaff(page, inDanish, 'da', 'Mette Holm', own.site.url);
  await open(page, `${own.site.url}/da/admin/tariffs`);
  await expect(page.getByText(inDanish('tariffs_list_never'))).toBeVisible();
  await expectSound(page, 'price list not read');
  const start = page.getByRole('button', { name: inDanish('tariffs_list_start') });
  await start.click();
  // To leave before it is answered would take it back.
  await expect(start).toHaveCount(0);
  for (const locale of LOCALES) {
    const words = wordsIn(locale);
    await open(page, `${own.site.url}/${locale}/admin/tariffs`);
    const [before = ''] = words('tariffs_list_reading', {
      done: '|',
      companies: '',
      minutes: '',
    }).split('|');
    await expect(page.getByText(before)).toBeVisible();
    await expect(page.getByRole('button', { name: words('tariffs_list_start') })).toHaveCount(0);
    await expectSound(page, `price list being read, ${locale}`);
  }
});
