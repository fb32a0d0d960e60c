import { ALL, choosesBefore, onMeasuringSite } from './support/consent.ts';
import { expect, holdBack, test, untilLive, type Page } from './support/site-test.ts';

const measuring = onMeasuringSite();

const linkTo = (page: Page, path: string) =>
  page.locator(`a[href="${path}"]`).filter({ visible: true }).first();
const pathsSeen = () => [...new Set(measuring.trackers.recorded.map(({ path }) => path))];
const isThere = (page: Page) => page.evaluate(() => 'clarity' in window);
/** Longer than session replay waits before it starts again. */
const LONG_ENOUGH_MS = 800;

async function openRecorded(page: Page, path = '/da') {
  await choosesBefore(page, ALL);
  await page.goto(measuring.site.url + path);
  await untilLive(page);
  await expect.poll(pathsSeen).toContain(path);
}

test('pages that are the same for all are recorded, one after the other, without any of their text', async ({
  page,
}) => {
  await openRecorded(page, '/da/guide');
  await linkTo(page, '/da/about').click();
  await expect.poll(pathsSeen).toEqual(['/da/guide', '/da/about']);
  expect(measuring.trackers.recorded.filter(({ text }) => text !== '')).toEqual([]);
});

for (const path of ['/da/contact', '/da/report/solrig-report', '/da/calculator/start']) {
  test(`from a recorded page to ${path}: recording has ended before its first word`, async ({
    page,
  }) => {
    await openRecorded(page);
    const readAnew = page.waitForEvent('load');
    await linkTo(page, path).click();
    await readAnew;
    await expect(page).toHaveURL(measuring.site.url + path);
    await untilLive(page);
    await page.waitForTimeout(LONG_ENOUGH_MS);
    expect(pathsSeen()).toEqual(['/da']);
    expect(await isThere(page)).toBe(false);
  });
}

test('back from a recorded page to one that is not', async ({ page }) => {
  await choosesBefore(page, ALL);
  await page.goto(`${measuring.site.url}/da/contact`);
  await untilLive(page);
  await linkTo(page, '/da/guide').click();
  await page.waitForURL('**/da/guide');
  await page.waitForTimeout(LONG_ENOUGH_MS);
  expect(pathsSeen(), 'a document from the beginning or not at all').toEqual([]);
  await page.reload();
  await expect.poll(pathsSeen).toEqual(['/da/guide']);
  await page.goBack();
  await page.waitForURL('**/da/contact');
  await page.waitForTimeout(LONG_ENOUGH_MS);
  expect(pathsSeen()).toEqual(['/da/guide']);
  expect(await isThere(page)).toBe(false);
});

test.describe('a script still loading', () => {
  // It may load before the document has gone, and then finds nothing to start with.
  test.use({ allowed: [/reading 'q'/] });
  test('records nothing when the visitor leaves before it has loaded', async ({ page }) => {
    const release = await holdBack(page, /\/tag\/ab12cd34ef/);
    await choosesBefore(page, ALL);
    await page.goto(`${measuring.site.url}/da`);
    await expect.poll(() => isThere(page)).toBe(true);
    await linkTo(page, '/da/contact').click();
    await page.waitForURL('**/da/contact');
    release();
    await page.waitForTimeout(LONG_ENOUGH_MS);
    expect(pathsSeen()).toEqual([]);
    expect(await isThere(page)).toBe(false);
  });
});

test('personal pages opened by their address are not recorded', async ({ page }) => {
  await choosesBefore(page, ALL);
  for (const path of [
    '/da/calculator/solrig-calculator',
    '/da/calculator/offer',
    '/da/thank-you',
    '/da/report/solrig-report',
    '/en/contact',
  ]) {
    await page.goto(measuring.site.url + path);
    await expect.poll(() => measuring.trackers.asked).toContain('/gtag/js?id=G-FETCHED1');
    expect(await isThere(page), path).toBe(false);
    measuring.trackers.forget();
  }
});
