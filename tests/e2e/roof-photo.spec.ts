import { placeOfUtm32 } from '../../engine/geodesy/utm-zone-32.ts';
import {
  DATAFORDELER_KEY,
  startDatafordelerServer,
  HOUSE,
} from '../fixtures/datafordeler-server.ts';
import { CALCULATOR } from './support/calculator.ts';
import { siteBeside } from './support/site-beside.ts';
import {
  DESKTOP,
  expect,
  expectSound,
  LOCALES,
  PHONE,
  test,
  untilLive,
} from './support/site-test.ts';
import { wordsIn } from './support/words.ts';

// These pages come from a separate server, which asks a stand-in for Datafordeler.
const own = siteBeside(
  () => startDatafordelerServer(),
  ({ settings }) => settings,
);

/** A pixel of zoom 19 is 17 cm, and a click is on a whole one: 12 × 8 m within two of them. */
const MEASURED =
  /^(11[,.][789]|12[,.][0123]) × (7[,.][789]|8[,.][0123])\sm, (9\d|10[0-2])\sm² .+(syd|south)\./;
const { lat, lon } = placeOfUtm32(...HOUSE.door);
const AT = new URLSearchParams({ lat: String(lat), lon: String(lon), address: 'Testvej 1' });

for (const locale of LOCALES) {
  test.describe(`the house on the aerial photograph, ${locale}`, () => {
    const words = wordsIn(locale);
    test.use({ viewport: locale === 'da' ? DESKTOP : PHONE });

    test('is measured from its corners, by pointer and by key', async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await page.goto(`${own.site.url}${CALCULATOR(locale)}?${AT}`);
      await untilLive(page);
      await page.mouse.wheel(0, 200);
      const open = page.getByRole('button', { name: words('roof_photo_open') });
      await open.scrollIntoViewIfNeeded();
      // Nothing of it is fetched before somebody wants it.
      expect(asked.filter((url) => /\/photo\/|leaflet|photo-drawing/.test(url))).toEqual([]);
      await open.click();
      const photo = page.getByRole('group', { name: words('roof_photo_map') });
      await expect(photo.locator('img.leaflet-tile-loaded').first()).toBeVisible();
      await photo.scrollIntoViewIfNeeded();
      const box = (await photo.boundingBox())!;

      // At zoom 0 a pixel is 156.5 km at the equator.
      const mPerPx = (156_543.034 / 2 ** 19) * Math.cos((lat * Math.PI) / 180);
      const half = [HOUSE.lengthM / 2 / mPerPx, HOUSE.widthM / 2 / mPerPx] as const;
      const corner = async (east: number, south: number) => {
        await page.mouse.click(
          box.x + box.width / 2 + east * half[0],
          box.y + box.height / 2 + south * half[1],
        );
      };
      await corner(-1, -1);
      await corner(1, -1);
      const status = page
        .getByRole('status')
        .filter({ hasText: words('roof_photo_more', { count: '2' }) });
      await expect(status).toBeVisible();
      await corner(1, 1);
      await corner(-1, 1);
      const measured = page.getByText(MEASURED);
      await expect(measured).toBeVisible();
      await expectSound(page, 'photo, measured');

      await page.getByRole('button', { name: words('roof_photo_use') }).click();
      await expect(page.getByText(words('roof_photo_used'))).toBeVisible();
      await expect
        .poll(() => new URL(page.url()).searchParams.get('roofLayout'))
        .toMatch(/^gable_1[12](\.\d+)?_[78](\.\d+)?_/);

      await page.getByRole('button', { name: words('roof_photo_anew') }).click();
      await page.getByRole('button', { name: words('roof_photo_here') }).press('Enter');
      await expect(page.getByText(words('roof_photo_more', { count: '1' }))).toBeVisible();
      await photo.focus();
      await page.keyboard.press('ArrowRight');
      await page.getByRole('button', { name: words('roof_photo_here') }).press('Enter');
      await expect(page.getByText(words('roof_photo_more', { count: '2' }))).toBeVisible();
      await expect(
        page.getByRole('button', { name: words('roof_photo_corner', { number: '2' }) }),
      ).toBeVisible();

      // The key stays on the server, and so does the source's name.
      expect(asked.some((url) => url.includes('/calculator/photo/'))).toBe(true);
      expect(
        asked.filter(
          (url) => url.includes(DATAFORDELER_KEY) || new URL(url).origin !== own.site.url,
        ),
      ).toEqual([]);
      expect(
        own.outside.asked.some(({ url }) => url.searchParams.get('REQUEST') === 'GetTile'),
      ).toBe(true);
    });
  });
}

test.describe('a photograph that does not come', () => {
  test.use({ viewport: DESKTOP, allowed: [/status of 503/] });
  test('is said in a word, and the sizes can still be typed', async ({ page }) => {
    const words = wordsIn('da');
    own.outside.behave('500', 'photos');
    await page.goto(
      `${own.site.url}${CALCULATOR('da')}?${new URLSearchParams({ lat: '55.7', lon: '12.5' })}`,
    );
    await untilLive(page);
    await page.mouse.wheel(0, 200);
    await page.getByRole('button', { name: words('roof_photo_open') }).click();
    await expect(page.getByText(words('roof_photo_gone'))).toBeVisible();
    await expect(page.getByRole('textbox', { name: words('roof_length') })).toBeVisible();
    own.outside.behave('well', 'photos');
  });
});

test.describe('without a key', () => {
  test.use({ viewport: DESKTOP });
  test('there is no photograph, and the roof is drawn as ever', async ({ page, baseURL }) => {
    const words = wordsIn('da');
    await page.goto(`${baseURL}${CALCULATOR('da')}?${AT}`);
    await untilLive(page);
    await page.mouse.wheel(0, 200);
    await expect(page.getByRole('slider', { name: words('roof_handle_turn') })).toBeVisible();
    await expect(page.getByText(words('roof_photo_title'))).toHaveCount(0);
    const answer = await page.request.get(`${baseURL}/da/calculator/photo/19-277000-161800`);
    expect(answer.status()).toBe(404);
  });
});
