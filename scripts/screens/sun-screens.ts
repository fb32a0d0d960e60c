import type { Page } from '@playwright/test';
import type { Screen } from './screen.ts';

/** Moments at which the home page's sun stands where it is easily drawn wrongly. */
const MOMENTS = {
  'summer-noon': '2026-06-21T11:19:00Z',
  'winter-noon': '2026-12-21T11:17:00Z',
  night: '2026-11-22T23:00:00Z',
  dawn: '2026-03-20T05:40:00Z',
} as const;

const OVER_A_MINUTE_MS = 61_000;

/** The server draws the sun of its own minute; the page draws that of its clock a minute later. */
async function waitForSun(page: Page): Promise<void> {
  const hero = page.locator('main section').first();
  const served = await hero.textContent();
  await page.clock.fastForward(OVER_A_MINUTE_MS);
  await page.waitForFunction(
    (before) => document.querySelector('main section')?.textContent !== before,
    served,
  );
}

export const SUN_SCREENS: readonly Screen[] = Object.entries(MOMENTS).map(([name, at]) => ({
  name: `sun-${name}`,
  viewer: 'visitor',
  at,
  windowOnly: true,
  path: (locale) => `/${locale}`,
  until: waitForSun,
}));
