import type { Locator } from '@playwright/test';
import { serveBuilt, type BuiltSite } from '../../../scripts/serve-built.ts';
import { startTrackerServer, type TrackerServer } from '../../fixtures/tracker-server.ts';
import { DESKTOP, test, type Page } from './site-test.ts';
import { wordsIn, type Words } from './words.ts';

/** A file's pages then come from a separate server, set up to measure with stand-ins. */
export function onMeasuringSite(): { readonly site: BuiltSite; readonly trackers: TrackerServer } {
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
  return {
    get site() {
      return site;
    },
    get trackers() {
      return trackers;
    },
  };
}

const KEY = 'solrig_cookie_consent';
export const da = wordsIn('da');
export const DENIED = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
};
export const DEFAULT = ['consent', 'default', { ...DENIED, wait_for_update: 500 }];
export const GRANTED = {
  ad_storage: 'granted',
  ad_user_data: 'granted',
  ad_personalization: 'granted',
  analytics_storage: 'granted',
};
export const ALL = { necessary: true, analytics: true, marketing: true, preferences: true };
export const NECESSARY_ONLY = { ...ALL, analytics: false, marketing: false, preferences: false };

export const banner = (page: Page, words: Words = da) =>
  page.getByRole('region', { name: words('consent_title') });
export const settings = (page: Page, words: Words = da) =>
  page.getByRole('region', { name: words('consent_settings_title') });
export const button = (box: Locator, name: string) =>
  box.getByRole('button', { name, exact: true });
export const footerLink = (page: Page, words: Words = da) =>
  page.getByRole('contentinfo').getByRole('link', { name: words('shell_footer_cookies') });

export const stored = (page: Page) =>
  page.evaluate((key): unknown => JSON.parse(localStorage.getItem(key) ?? 'null'), KEY);

/** The data layer as the tag manager reads it: commands as lists, events as they are. */
export const dataLayer = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer ?? []).map((entry) =>
      Object.prototype.toString.call(entry) === '[object Arguments]'
        ? [...(entry as ArrayLike<unknown> & Iterable<unknown>)]
        : entry,
    ),
  );
export const cookieNames = async (page: Page) =>
  (await page.context().cookies())
    .map(({ name }) => name)
    .filter((name) => name !== 'solrig_locale');

export async function choosesBefore(page: Page, choice: unknown) {
  await page.addInitScript(
    ([key, text]) => {
      if (location.protocol === 'http:' && localStorage.getItem(key) === null)
        localStorage.setItem(key, text);
    },
    [KEY, typeof choice === 'string' ? choice : JSON.stringify(choice)] as const,
  );
}
