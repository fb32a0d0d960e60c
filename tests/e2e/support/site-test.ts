import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import {
  expect,
  test as base,
  type BrowserContext,
  type Locator,
  type Page,
} from '@playwright/test';
import type { AxeBuilder } from '@axe-core/playwright';
import { LOCAL_KEYS, SESSION_KEYS } from '../../../domain/browser-keys.ts';
import { OWN_COOKIES } from '../../../server/own-cookies.ts';
import type { Locale } from '../../../words/locale.ts';

export { expect, type Locator, type Page };

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Axe itself: with its wrapper for this browser's runner a check takes a fifth longer. */
const AXE = readFileSync(
  createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright')).resolve(
    'axe-core/axe.min.js',
  ),
  'utf8',
);

declare global {
  interface Window {
    axe?: {
      readonly run: (
        options: Parameters<AxeBuilder['options']>[0],
      ) => ReturnType<AxeBuilder['analyze']>;
    };
  }
}

/** The site's own, and those the measuring stand-ins set once a visitor has agreed. */
const KNOWN_COOKIE = new RegExp(
  `^(?:(?:__Host-)?(?:${Object.values(OWN_COOKIES)
    .map(({ name }) => name)
    .join('|')})|_ga.*|_cl.*)$`,
);

const NECESSARY_ONLY = JSON.stringify({
  necessary: true,
  analytics: false,
  marketing: false,
  preferences: false,
});

/** The header of a visitor with a unique address. */
export function newAddress(): Readonly<Record<string, string>> {
  const part = () => Math.floor(Math.random() * 65_536).toString(16);
  return { 'X-Forwarded-For': `2001:db8:${part()}:${part()}::1` };
}

/** Each of its pages finds the cookie question answered: necessary only. */
export async function hasAnsweredConsent(context: BrowserContext): Promise<void> {
  await context.addInitScript((choice) => {
    if (location.protocol.startsWith('http')) localStorage.setItem('solrig_cookie_consent', choice);
  }, NECESSARY_ONLY);
}

/**
 * Runs in every page: storing anything under a name missing from the cookie policy is a complaint.
 */
function complainOfUnknownKeys(known: readonly string[]): void {
  const keep = Storage.prototype.setItem;
  Storage.prototype.setItem = function setItem(key, text) {
    if (!known.includes(key)) console.error(`kept under an unknown key: ${key}`);
    keep.call(this, key, text);
  };
}

/** Fails a test whose page complained, whatever the test checked. */
export const test = base.extend<{ quietPage: void; allowed: RegExp[]; asksForConsent: boolean }>({
  /**
   * Whether the page asks about cookies, as on a first visit; otherwise the question is already
   * answered.
   */
  asksForConsent: [false, { option: true }],
  context: async ({ context, asksForConsent }, use) => {
    if (!asksForConsent) await hasAnsweredConsent(context);
    // Messages are counted by address: each test has its own, as behind a proxy.
    await context.setExtraHTTPHeaders(newAddress());
    await use(context);
  },
  /** Complaints that a test provokes on purpose, such as a 404 it asks for. */
  allowed: [[], { option: true }],
  quietPage: [
    async ({ context, allowed }, use) => {
      const complaints: string[] = [];
      await context.addInitScript(complainOfUnknownKeys, [...LOCAL_KEYS, ...SESSION_KEYS]);
      const note = (text: string) => {
        if (!allowed.some((pattern) => pattern.test(text))) complaints.push(text);
      };
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()))
          note(`console: ${message.text()} ${message.location().url}`);
      });
      context.on('weberror', (event) => {
        const error = event.error();
        // Code that could not be fetched has no stack.
        note(`error: ${error.stack || error.message}`);
      });
      context.on('requestfailed', (request) => {
        const failure = request.failure()?.errorText ?? '';
        // A suggestion list no longer needed is aborted.
        if (failure !== 'net::ERR_ABORTED') note(`request: ${request.url()} ${failure}`);
      });
      await use();
      for (const { name } of await context.cookies()) {
        if (!KNOWN_COOKIE.test(name)) note(`cookie: ${name}`);
      }
      expect(complaints, 'nothing in the console').toEqual([]);
    },
    { auto: true },
  ],
});

export const LOCALES: readonly Locale[] = ['da', 'en'];
export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1440, height: 900 };
export const SCREENS = [
  { name: 'phone', viewport: PHONE },
  { name: 'desktop', viewport: DESKTOP },
] as const;

/**
 * Each language at one width and each width in one language, for what doesn't hang on both together. The whole ways and
 * every page are walked in all four: main-path.spec.ts, pages.spec.ts.
 */
export const READERS = [
  { locale: 'da', screen: 'phone', viewport: PHONE },
  { locale: 'en', screen: 'desktop', viewport: DESKTOP },
] as const;
export const OTHER_READERS = [
  { locale: 'en', screen: 'phone', viewport: PHONE },
  { locale: 'da', screen: 'desktop', viewport: DESKTOP },
] as const;

/** Whether the page has taken over from the server's HTML: until then a click does nothing. */
export async function untilLive(page: Page) {
  await page.locator('html[data-live]').waitFor();
  // A part's effects run after it is drawn.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
}

/** Opens an address and waits until the page is interactive. */
export async function open(page: Page, address: string) {
  await page.goto(address);
  await untilLive(page);
}

/** The browser itself logs this line when a form is refused, as it should. */
export const REFUSED_FORM = /status of 422/;

/** No axe findings in the page's current state. */
export async function expectAccessible(page: Page, state: string) {
  await settle(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  // Only in this page: it has no frames.
  const findings = await page.evaluate(async (runOnly) => {
    const { violations } = await window.axe!.run({ runOnly, resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => ({
      id,
      at: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
    }));
  }, RULES);
  expect(findings, `axe: ${state}`).toEqual([]);
}

/** A calculation of many thousand years in the page: half a minute where nothing else runs on two slow cores. */
export const LONG_CALCULATION = { timeout: 180_000 };

/** What is promised within a second, and what a busy machine takes; a wait for nothing still shows. */
export const WITHIN_A_SECOND = { timeout: 10_000, intervals: [50] };

/** What a scroll triggers starts a frame or two later. */
const STILL_FRAMES = 4;

/** Waits until nothing moves: half-faded words have half their contrast. */
export async function settle(page: Page) {
  await page.evaluate(async (stillFrames) => {
    const moving = () =>
      document
        .getAnimations()
        .filter(({ playState, effect }) => {
          return playState === 'running' && effect?.getComputedTiming().endTime !== Infinity;
        })
        .map(({ finished }) => finished.catch(() => undefined));
    do {
      await Promise.all(moving());
      for (let frame = 0; frame < stillFrames; frame++)
        await new Promise((resolve) => requestAnimationFrame(resolve));
    } while (moving().length > 0);
  }, STILL_FRAMES);
}

/** Nothing reaches past the right edge, at the current width and at the narrowest supported. */
export async function expectNoSidewaysScroll(page: Page, state: string) {
  const before = page.viewportSize();
  await expectFits(page, state);
  if (before === null || before.width >= 1000) return;
  await page.setViewportSize({ width: 320, height: before.height });
  await expectFits(page, `${state} at 320 px`);
  await page.setViewportSize(before);
}

/** Asked again until it fits: before its first frame a page has no styles, and without scripts no frame can be awaited. */
async function expectFits(page: Page, state: string) {
  await expect.poll(() => tooWide(page), { message: `sideways scroll: ${state}` }).toEqual([]);
}

async function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const widest = [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 0.5)
      .slice(-3)
      .map((element) => element.outerHTML.slice(0, 160));
    return [`${scrollWidth} > ${clientWidth}`, ...widest];
  });
}

export async function expectSound(page: Page, state: string) {
  await expectNoSidewaysScroll(page, state);
  await expectAccessible(page, state);
}

/** Holds back matching requests, and returns the function that releases them. */
export async function holdBack(page: Page, requests: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(requests, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
