import { CONFIG } from '../fixtures/tracker-server.ts';
import {
  ALL,
  DEFAULT,
  DENIED,
  GRANTED,
  NECESSARY_ONLY,
  banner,
  button,
  choosesBefore,
  cookieNames,
  da,
  dataLayer,
  footerLink,
  onMeasuringSite,
  settings,
  stored,
} from './support/consent.ts';
import { expect, test } from './support/site-test.ts';

const measuring = onMeasuringSite();

test('necessary only: stored, reported, and no third party is contacted', async ({ page }) => {
  await page.goto(`${measuring.site.url}/da`);
  await expect(banner(page)).toBeVisible();
  expect(await dataLayer(page)).toEqual([DEFAULT]);
  await button(banner(page), da('consent_necessary_only')).click();
  await expect(banner(page)).toBeHidden();
  expect(await stored(page)).toEqual(NECESSARY_ONLY);
  expect(await dataLayer(page)).toEqual([DEFAULT, ['consent', 'update', DENIED]]);
  await page.mouse.wheel(0, 400);
  await page.mouse.move(300, 300);
  await test.step('and at the next visit', async () => {
    await page.goto(`${measuring.site.url}/da/guide`);
    await expect.poll(() => dataLayer(page)).toEqual([DEFAULT, ['consent', 'update', DENIED]]);
    await expect(banner(page)).toBeHidden();
  });
  expect(measuring.trackers.asked).toEqual([]);
  expect(await cookieNames(page)).toEqual([]);
});

test('accept all: reported first, then loaded, once; gone when withdrawn', async ({ page }) => {
  await page.goto(`${measuring.site.url}/da`);
  await button(banner(page), da('consent_accept')).click();
  await expect
    .poll(() => cookieNames(page))
    .toEqual(expect.arrayContaining(['_ga', '_ga_FETCHED1', '_clck', '_clsk']));
  expect(await stored(page)).toEqual(ALL);
  await test.step('the order of the data layer', async () => {
    const [first, second, address, third, ...others] = await dataLayer(page);
    expect(first).toEqual(DEFAULT);
    expect(second).toEqual(['consent', 'update', GRANTED]);
    expect(address).toEqual([
      'set',
      { page_location: `${measuring.site.url}/da`, page_referrer: '' },
    ]);
    expect(third).toEqual({ 'gtm.start': expect.any(Number), event: 'gtm.js' });
    expect(others).toEqual([
      ['js', expect.anything()],
      ['config', CONFIG.measurementId],
    ]);
  });
  const LOADED = [
    '/gtag/js?id=G-FETCHED1',
    '/gtm.js?id=GTM-TEST1',
    '/projects/-/apps/1:2:web:3/webConfig',
    '/tag/ab12cd34ef',
  ];
  await test.step('scroll, mouse and touch load nothing again', async () => {
    await page.mouse.wheel(0, 400);
    await page.mouse.move(300, 300);
    await page.evaluate(() => window.dispatchEvent(new Event('touchstart')));
    expect(measuring.trackers.asked.toSorted()).toEqual(LOADED);
    expect(measuring.trackers.keys).toEqual(['a-key']);
  });
  await test.step('at the next visit it is loaded at the start', async () => {
    measuring.trackers.forget();
    await page.goto(`${measuring.site.url}/da/guide`);
    await expect.poll(() => measuring.trackers.asked.toSorted()).toEqual(LOADED);
    await expect(banner(page)).toBeHidden();
  });
  await test.step('a query is nobody’s business: not reported, not recorded', async () => {
    measuring.trackers.forget();
    await page.goto(`${measuring.site.url}/da/search?q=Testvej+1`);
    await expect.poll(() => measuring.trackers.asked).toContain('/gtag/js?id=G-FETCHED1');
    expect(await dataLayer(page)).toContainEqual([
      'set',
      { page_location: `${measuring.site.url}/da/search`, page_referrer: '' },
    ]);
    expect(JSON.stringify(await dataLayer(page))).not.toContain('Testvej');
    expect(measuring.trackers.asked).not.toContain('/tag/ab12cd34ef');
    await page.goto(`${measuring.site.url}/da/guide`);
    await expect.poll(() => measuring.trackers.asked).toContain('/tag/ab12cd34ef');
  });
  await test.step('from the footer it is withdrawn', async () => {
    await footerLink(page).click();
    const form = settings(page);
    await expect(form.getByRole('switch', { checked: true })).toHaveCount(4);
    await form.getByRole('switch', { name: da('consent_analytics') }).uncheck();
    measuring.trackers.forget();
    const reloaded = page.waitForEvent('load');
    await button(form, da('consent_save')).click();
    await reloaded;
    expect(await stored(page)).toEqual({ ...ALL, analytics: false });
    await expect.poll(() => measuring.trackers.asked).toEqual(['/gtm.js?id=GTM-TEST1']);
    const names = await cookieNames(page);
    expect(names.filter((name) => name.startsWith('_cl') || name.startsWith('_ga_'))).toEqual([]);
    expect(await page.evaluate(() => 'clarity' in window)).toBe(false);
  });
  await test.step('completely', async () => {
    await footerLink(page).click();
    const reloaded = page.waitForEvent('load');
    await button(settings(page), da('consent_necessary_only')).click();
    await reloaded;
    await expect.poll(() => dataLayer(page)).toEqual([DEFAULT, ['consent', 'update', DENIED]]);
    expect(await cookieNames(page)).toEqual([]);
  });
});

test('settings: each category says what it allows', async ({ page }) => {
  await page.goto(`${measuring.site.url}/da`);
  await button(banner(page), da('consent_customise')).click();
  await settings(page)
    .getByRole('switch', { name: da('consent_marketing') })
    .check();
  await button(settings(page), da('consent_save')).click();
  await expect(settings(page)).toBeHidden();
  expect(await stored(page)).toEqual({ ...NECESSARY_ONLY, marketing: true });
  await expect.poll(() => measuring.trackers.asked).toEqual(['/gtm.js?id=GTM-TEST1']);
  const [, update] = await dataLayer(page);
  expect(update).toEqual(['consent', 'update', { ...GRANTED, analytics_storage: 'denied' }]);
  expect(await page.evaluate(() => 'clarity' in window)).toBe(false);
});

test.describe('a tag manager that does not load', () => {
  test.use({ allowed: [/ERR_FAILED/] });
  test('is retried at the first touch, and then no more', async ({ page }) => {
    await choosesBefore(page, { ...NECESSARY_ONLY, marketing: true });
    await page.route('**/gtm.js*', (route) => route.abort(), { times: 1 });
    const failed = page.waitForEvent('requestfailed');
    await page.goto(`${measuring.site.url}/da`);
    await failed;
    expect(measuring.trackers.asked).toEqual([]);
    // The page hears of the failure a moment after its request has failed.
    const afterTouch = async () => {
      await page.mouse.move(200, 300);
      await page.mouse.move(201, 300);
      return measuring.trackers.asked;
    };
    await expect.poll(afterTouch).toEqual(['/gtm.js?id=GTM-TEST1']);
    await page.mouse.wheel(0, 300);
    await page.mouse.move(300, 300);
    expect(await page.evaluate(() => (window as { tagManagerRuns?: number }).tagManagerRuns)).toBe(
      1,
    );
    expect(measuring.trackers.asked).toHaveLength(1);
  });
});

test.describe('a configuration that is refused', () => {
  test.use({ allowed: [/status of 404|measurement id could not be fetched/] });
  test('falls back to the site’s own measurement id, with a warning', async ({ page }) => {
    measuring.trackers.behave('404');
    await choosesBefore(page, { ...NECESSARY_ONLY, analytics: true });
    const warning = page.waitForEvent('console', (message) => message.type() === 'warning');
    await page.goto(`${measuring.site.url}/da`);
    expect((await warning).text()).toContain('G-LOCAL1');
    await expect.poll(() => measuring.trackers.asked).toContain('/gtag/js?id=G-LOCAL1');
  });
});

for (const [what, text] of [
  ['no JSON', 'yes'],
  ['a category missing', '{"necessary":true,"analytics":true}'],
  ['a word for a yes', JSON.stringify({ ...ALL, analytics: 'yes' })],
] as const) {
  test(`what is stored is not a choice (${what}): the question is asked again`, async ({
    page,
  }) => {
    await choosesBefore(page, text);
    await page.goto(`${measuring.site.url}/da`);
    await expect(banner(page)).toBeVisible();
    expect(await dataLayer(page)).toEqual([DEFAULT]);
    expect(measuring.trackers.asked).toEqual([]);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the footer’s link leads to the cookie policy', async ({ page }) => {
    await page.goto(`${measuring.site.url}/da`);
    await footerLink(page).click();
    await expect(page).toHaveURL(`${measuring.site.url}/da/legal/cookie-policy`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(measuring.trackers.asked).toEqual([]);
  });
});
