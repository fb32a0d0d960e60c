import type { Locator } from '@playwright/test';
import { serveBuilt, type BuiltSite } from '../../scripts/serve-built.ts';
import { CONFIG, startTrackerServer, type TrackerServer } from '../fixtures/tracker-server.ts';
import {
  DESKTOP,
  expect,
  expectSound,
  LOCALES,
  PHONE,
  SCREENS,
  test,
  type Page,
} from './support/site-test.ts';
import { wordsIn, type Words } from './support/words.ts';

// These pages are served by a server of their own, which is set up to measure with stand-ins.
let trackers: TrackerServer;
let site: BuiltSite;

test.beforeAll(async () => {
  trackers = await startTrackerServer();
  site = await serveBuilt({
    GTM_ID: 'GTM-TEST1',
    GTM_URL: trackers.url,
    CLARITY_ID: 'ab12cd34ef',
    CLARITY_URL: trackers.url,
    ANALYTICS_APP_ID: '1:2:web:3',
    ANALYTICS_API_KEY: 'a-key',
    ANALYTICS_CONFIG_URL: trackers.url,
    MEASUREMENT_ID: 'G-LOCAL1',
  });
});
test.afterAll(async () => {
  await site.stop();
  await trackers.close();
});
test.beforeEach(() => {
  trackers.forget();
  trackers.behave('well');
});
test.use({ viewport: DESKTOP, asksForConsent: true });
// One stand-in counts for all of them.
test.describe.configure({ mode: 'default' });

const KEY = 'solrig_cookie_consent';
const da = wordsIn('da');
const DENIED = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
};
const DEFAULT = ['consent', 'default', { ...DENIED, wait_for_update: 500 }];
const GRANTED = {
  ad_storage: 'granted',
  ad_user_data: 'granted',
  ad_personalization: 'granted',
  analytics_storage: 'granted',
};
const ALL = { necessary: true, analytics: true, marketing: true, preferences: true };
const NECESSARY_ONLY = { ...ALL, analytics: false, marketing: false, preferences: false };

const banner = (page: Page, words: Words = da) =>
  page.getByRole('region', { name: words('consent_title') });
const settings = (page: Page, words: Words = da) =>
  page.getByRole('region', { name: words('consent_settings_title') });
const button = (box: Locator, name: string) => box.getByRole('button', { name, exact: true });
const footerLink = (page: Page, words: Words = da) =>
  page.getByRole('contentinfo').getByRole('link', { name: words('shell_footer_cookies') });

const stored = (page: Page) =>
  page.evaluate((key): unknown => JSON.parse(localStorage.getItem(key) ?? 'null'), KEY);

/** The data layer as the tag manager reads it: commands as lists, events as they are. */
const dataLayer = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer ?? []).map((entry) =>
      Object.prototype.toString.call(entry) === '[object Arguments]'
        ? [...(entry as ArrayLike<unknown> & Iterable<unknown>)]
        : entry,
    ),
  );
const cookieNames = async (page: Page) =>
  (await page.context().cookies())
    .map(({ name }) => name)
    .filter((name) => name !== 'solrig_locale');

async function choosesBefore(page: Page, choice: unknown) {
  await page.addInitScript(
    ([key, text]) => {
      if (location.protocol === 'http:' && localStorage.getItem(key) === null)
        localStorage.setItem(key, text);
    },
    [KEY, typeof choice === 'string' ? choice : JSON.stringify(choice)] as const,
  );
}

for (const locale of LOCALES) {
  for (const { name: screen, viewport } of SCREENS) {
    test.describe(`the question about cookies, ${locale}, ${screen}`, () => {
      test.use({ viewport });
      const words = wordsIn(locale);

      test('two equal answers, settings, and nothing that only some can use', async ({ page }) => {
        await page.goto(`${site.url}/${locale}`);
        const box = banner(page, words);
        await expect(box).toBeVisible();
        await test.step('equal in size, colour and place, necessary first', async () => {
          const names = [words('consent_necessary_only'), words('consent_accept')];
          const looks = await Promise.all(names.map((name) => lookOf(button(box, name))));
          expect(looks[0]!.style).toEqual(looks[1]!.style);
          const [first, second] = looks.map(({ place }) => place);
          expect(first!.height).toBe(second!.height);
          expect(first!.width).toBe(second!.width);
          expect(first!.x).toBe(second!.x);
          expect(second!.y - first!.y - first!.height).toBe(8);
          expect(first!.height).toBe(48);
        });
        await test.step('where the look wants it', async () => {
          const { x, y, width, height } = (await box.boundingBox())!;
          const isPhone = viewport.width === PHONE.width;
          expect({ x, width, below: viewport.height - y - height }).toEqual(
            isPhone ? { x: 0, width: 390, below: 0 } : { x: 324, width: 792, below: 24 },
          );
          const field = (await page.getByRole('main').locator('form').first().boundingBox())!;
          expect(field.y + field.height).toBeLessThan(y);
        });
        await expectSound(page, 'banner');
        await test.step('the settings', async () => {
          await button(box, words('consent_customise')).click();
          const form = settings(page, words);
          await expect(form.getByRole('heading')).toBeFocused();
          const necessary = form.getByRole('switch', { name: words('consent_necessary') });
          await expect(necessary).toBeChecked();
          await expect(necessary).toBeDisabled();
          await expect(form.getByRole('switch')).toHaveCount(4);
          await expect(form.getByRole('switch', { checked: true })).toHaveCount(1);
          await expectSound(page, 'settings');
          await button(form, words('consent_back')).click();
          await expect(box).toBeVisible();
          expect(await stored(page)).toBeNull();
        });
        const policy = box.getByRole('link', { name: words('consent_policy') });
        await expect(policy).toHaveAttribute('href', `/${locale}/legal/cookie-policy`);
        expect(trackers.asked).toEqual([]);
      });
    });
  }
}

async function lookOf(control: Locator) {
  const place = (await control.boundingBox())!;
  const style = await control.evaluate((element) => {
    const { color, backgroundColor, borderColor, borderWidth, borderRadius, fontSize, fontWeight } =
      getComputedStyle(element);
    return { color, backgroundColor, borderColor, borderWidth, borderRadius, fontSize, fontWeight };
  });
  return { place, style };
}

test('first in the order of focus, last in the page, and the rest stays usable', async ({
  page,
}) => {
  await page.goto(`${site.url}/da`);
  const box = banner(page);
  await expect(box).toBeVisible();
  const names = ['consent_necessary_only', 'consent_accept', 'consent_customise'] as const;
  for (const name of names) {
    await page.keyboard.press('Tab');
    await expect(button(box, da(name))).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(box.getByRole('link')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: da('shell_skip') })).toBeFocused();
  expect(await box.evaluate((element) => document.body.lastElementChild!.contains(element))).toBe(
    true,
  );
  await test.step('an answer by keyboard leaves the focus in the page', async () => {
    await button(box, da('consent_necessary_only')).press('Enter');
    await expect(box).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
  });
});

for (const viewport of [
  { width: 390, height: 664 },
  { width: 320, height: 568 },
  { width: 1366, height: 657 },
]) {
  test(`never over the address field at ${viewport.width} × ${viewport.height}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto(`${site.url}/da`);
    const box = page.locator('.consent-box');
    await box.waitFor({ state: 'attached' });
    const form = page.getByRole('main').locator('form').first();
    for (const scrolledPx of [0, 60, 120, 200, 260, 320]) {
      await page.evaluate(async (top) => {
        scrollTo(0, top);
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      }, scrolledPx);
      if (await box.isHidden()) continue;
      const [over, under] = [(await box.boundingBox())!, (await form.boundingBox())!];
      const isApart =
        under.y + under.height <= over.y ||
        under.x + under.width <= over.x ||
        under.y >= over.y + over.height;
      expect(isApart, `scrolled by ${scrolledPx}`).toBe(true);
    }
    await expect(box, 'seen after some scrolling at the latest').toBeVisible();
  });
}

test('makes room for the suggestions of an address', async ({ page }) => {
  await page.goto(`${site.url}/da`);
  await expect(banner(page)).toBeVisible();
  const field = page.getByRole('main').getByRole('combobox').first();
  await field.fill('Roskilde');
  await expect(page.getByRole('listbox')).toBeVisible();
  await expect(banner(page)).toBeHidden();
  await field.press('Escape');
  await expect(banner(page)).toBeVisible();
});

test('moves nothing and is not what the page is measured by', async ({ page }) => {
  await page.addInitScript(() => {
    const seen = { shifts: [] as number[], largest: [] as (string | undefined)[] };
    Object.assign(window, { seen });
    const inBox = (node: Node | null | undefined) =>
      node?.parentElement?.closest('.consent-box') != null;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources: { node: Node | null }[];
      })[])
        if (entry.sources.some(({ node }) => inBox(node))) seen.shifts.push(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { element?: Element })[])
        seen.largest.push(inBox(entry.element) ? 'the box' : 'the page');
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  for (const path of ['/da', '/da/calculator/solrig-calculator']) {
    await page.goto(site.url + path);
    await expect(banner(page)).toBeVisible();
    await page.evaluate(() =>
      Promise.all(document.getAnimations().map(({ finished }) => finished)),
    );
    const seen = await page.evaluate(
      () => (window as unknown as { seen: { shifts: number[]; largest: string[] } }).seen,
    );
    expect(seen.shifts).toEqual([]);
    expect(seen.largest).not.toContain('the box');
    expect(seen.largest).toContain('the page');
  }
});

test('necessary only: stored, told, and nobody else is asked for anything', async ({ page }) => {
  await page.goto(`${site.url}/da`);
  await expect(banner(page)).toBeVisible();
  expect(await dataLayer(page)).toEqual([DEFAULT]);
  await button(banner(page), da('consent_necessary_only')).click();
  await expect(banner(page)).toBeHidden();
  expect(await stored(page)).toEqual(NECESSARY_ONLY);
  expect(await dataLayer(page)).toEqual([DEFAULT, ['consent', 'update', DENIED]]);
  await page.mouse.wheel(0, 400);
  await page.mouse.move(300, 300);
  await test.step('and at the next visit', async () => {
    await page.goto(`${site.url}/da/guide`);
    await expect.poll(() => dataLayer(page)).toEqual([DEFAULT, ['consent', 'update', DENIED]]);
    await expect(banner(page)).toBeHidden();
  });
  expect(trackers.asked).toEqual([]);
  expect(await cookieNames(page)).toEqual([]);
});

test('accept all: told first, then loaded, once; withdrawn, it is gone', async ({ page }) => {
  await page.goto(`${site.url}/da`);
  await button(banner(page), da('consent_accept')).click();
  await expect
    .poll(() => cookieNames(page))
    .toEqual(expect.arrayContaining(['_ga', '_ga_FETCHED1', '_clck', '_clsk']));
  expect(await stored(page)).toEqual(ALL);
  await test.step('the order of the data layer', async () => {
    const [first, second, address, third, ...others] = await dataLayer(page);
    expect(first).toEqual(DEFAULT);
    expect(second).toEqual(['consent', 'update', GRANTED]);
    expect(address).toEqual(['set', { page_location: `${site.url}/da`, page_referrer: '' }]);
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
    expect(trackers.asked.toSorted()).toEqual(LOADED);
    expect(trackers.keys).toEqual(['a-key']);
  });
  await test.step('at the next visit it is loaded at the start', async () => {
    trackers.forget();
    await page.goto(`${site.url}/da/guide`);
    await expect.poll(() => trackers.asked.toSorted()).toEqual(LOADED);
    await expect(banner(page)).toBeHidden();
  });
  await test.step('a query is nobody’s business: not told, not recorded', async () => {
    trackers.forget();
    await page.goto(`${site.url}/da/search?q=Testvej+1`);
    await expect.poll(() => trackers.asked).toContain('/gtag/js?id=G-FETCHED1');
    expect(await dataLayer(page)).toContainEqual([
      'set',
      { page_location: `${site.url}/da/search`, page_referrer: '' },
    ]);
    expect(JSON.stringify(await dataLayer(page))).not.toContain('Testvej');
    expect(trackers.asked).not.toContain('/tag/ab12cd34ef');
    await page.goto(`${site.url}/da/guide`);
    await expect.poll(() => trackers.asked).toContain('/tag/ab12cd34ef');
  });
  await test.step('from the footer it is taken back', async () => {
    await footerLink(page).click();
    const form = settings(page);
    await expect(form.getByRole('switch', { checked: true })).toHaveCount(4);
    await form.getByRole('switch', { name: da('consent_analytics') }).uncheck();
    trackers.forget();
    const reloaded = page.waitForEvent('load');
    await button(form, da('consent_save')).click();
    await reloaded;
    expect(await stored(page)).toEqual({ ...ALL, analytics: false });
    await expect.poll(() => trackers.asked).toEqual(['/gtm.js?id=GTM-TEST1']);
    const names = await cookieNames(page);
    expect(names.filter((name) => name.startsWith('_cl') || name.startsWith('_ga_'))).toEqual([]);
    expect(await page.evaluate(() => 'clarity' in window)).toBe(false);
  });
  await test.step('wholly', async () => {
    await footerLink(page).click();
    const reloaded = page.waitForEvent('load');
    await button(settings(page), da('consent_necessary_only')).click();
    await reloaded;
    await expect.poll(() => dataLayer(page)).toEqual([DEFAULT, ['consent', 'update', DENIED]]);
    expect(await cookieNames(page)).toEqual([]);
  });
});

test('settings: each category says what it allows', async ({ page }) => {
  await page.goto(`${site.url}/da`);
  await button(banner(page), da('consent_customise')).click();
  await settings(page)
    .getByRole('switch', { name: da('consent_marketing') })
    .check();
  await button(settings(page), da('consent_save')).click();
  await expect(settings(page)).toBeHidden();
  expect(await stored(page)).toEqual({ ...NECESSARY_ONLY, marketing: true });
  await expect.poll(() => trackers.asked).toEqual(['/gtm.js?id=GTM-TEST1']);
  const [, update] = await dataLayer(page);
  expect(update).toEqual(['consent', 'update', { ...GRANTED, analytics_storage: 'denied' }]);
  expect(await page.evaluate(() => 'clarity' in window)).toBe(false);
});

test.describe('a tag manager that does not come', () => {
  test.use({ allowed: [/ERR_FAILED/] });
  test('is tried again at the first touch, and then no more', async ({ page }) => {
    await choosesBefore(page, { ...NECESSARY_ONLY, marketing: true });
    await page.route('**/gtm.js*', (route) => route.abort(), { times: 1 });
    const failed = page.waitForEvent('requestfailed');
    await page.goto(`${site.url}/da`);
    await failed;
    expect(trackers.asked).toEqual([]);
    await page.mouse.move(200, 300);
    await expect.poll(() => trackers.asked).toEqual(['/gtm.js?id=GTM-TEST1']);
    await page.mouse.wheel(0, 300);
    await page.mouse.move(300, 300);
    expect(await page.evaluate(() => (window as { tagManagerRuns?: number }).tagManagerRuns)).toBe(
      1,
    );
    expect(trackers.asked).toHaveLength(1);
  });
});

test.describe('a configuration that is refused', () => {
  test.use({ allowed: [/status of 404|measurement id could not be fetched/] });
  test('leaves the site’s own measurement id, with a warning', async ({ page }) => {
    trackers.behave('404');
    await choosesBefore(page, { ...NECESSARY_ONLY, analytics: true });
    const warning = page.waitForEvent('console', (message) => message.type() === 'warning');
    await page.goto(`${site.url}/da`);
    expect((await warning).text()).toContain('G-LOCAL1');
    await expect.poll(() => trackers.asked).toContain('/gtag/js?id=G-LOCAL1');
  });
});

for (const [what, text] of [
  ['no JSON', 'yes'],
  ['a category missing', '{"necessary":true,"analytics":true}'],
  ['a word for a yes', JSON.stringify({ ...ALL, analytics: 'yes' })],
] as const) {
  test(`what is stored is no choice (${what}): the question comes again`, async ({ page }) => {
    await choosesBefore(page, text);
    await page.goto(`${site.url}/da`);
    await expect(banner(page)).toBeVisible();
    expect(await dataLayer(page)).toEqual([DEFAULT]);
    expect(trackers.asked).toEqual([]);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the footer’s link leads to the cookie policy', async ({ page }) => {
    await page.goto(`${site.url}/da`);
    await footerLink(page).click();
    await expect(page).toHaveURL(`${site.url}/da/legal/cookie-policy`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(trackers.asked).toEqual([]);
  });
});
