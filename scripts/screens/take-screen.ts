import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { untilLive } from '../../tests/e2e/support/site-test.ts';
import { wordsIn } from '../../tests/e2e/support/words.ts';
import type { Locale } from '../../words/locale.ts';
import type { Taken } from './contact-sheet.ts';
import { HEIGHTS, type Screen, type Width } from './screen.ts';

const REST_WITHIN_MS = 60_000;

/** A part drawn only when scrolled to would be missing on a full-page picture. */
async function seeAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await new Promise((done) => requestAnimationFrame(done));
    }
    scrollTo(0, 0);
  });
}

/** Nothing moves, and every picture and font has loaded. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    }
  });
}

/** Texts wider than the window, which a picture hides by cutting them off. */
async function sideways(page: Page): Promise<readonly string[]> {
  const over = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth ? `${scrollWidth} px in ${clientWidth}` : null;
  });
  return over === null ? [] : [`wider than the window: ${over}`];
}

/** Captures one screen at each width, and continues after a failure. */
export async function takeScreen(
  context: BrowserContext,
  screen: Screen,
  locale: Locale,
  widths: readonly Width[],
  folder: string,
): Promise<Taken> {
  const pictures: Partial<Record<Width, string>> = {};
  const failures: string[] = [];
  for (const width of widths) {
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    page.on('pageerror', (error) => failures.push(`${width}: ${error.message}`));
    const tried = async (act: () => Promise<void>) => {
      try {
        await act();
      } catch (error) {
        failures.push(`${width}: ${error instanceof Error ? error.message : String(error)}`);
      }
    };
    await tried(async () => {
      failures.push(...(await Promise.race([seen(page, screen, locale, width), never()])));
    });
    // Also of what failed: it shows how far it came.
    await tried(async () => {
      const name = `${screen.name}-${locale}-${width}.png`;
      await page.screenshot({
        path: join(folder, name),
        fullPage: screen.windowOnly !== true,
        animations: 'disabled',
        timeout: REST_WITHIN_MS,
      });
      pictures[width] = name;
    });
    await page.close();
  }
  return { screen, locale, pictures, failures };
}

/** Opens it and waits until all of it is there; what goes over the side. */
async function seen(
  page: Page,
  screen: Screen,
  locale: Locale,
  width: Width,
): Promise<readonly string[]> {
  await page.setViewportSize({ width, height: HEIGHTS[width] });
  if (screen.at !== undefined) await page.clock.install({ time: screen.at });
  await page.goto(screen.path(locale));
  await untilLive(page);
  await screen.until?.(page, wordsIn(locale), locale);
  if (screen.windowOnly !== true) await seeAll(page);
  await settle(page);
  return (await sideways(page)).map((text) => `${width}: ${text}`);
}

/** A page that draws no frame leaves what waits for one waiting, and the others' sheet with it. */
async function never(): Promise<never> {
  await setTimeout(REST_WITHIN_MS, undefined, { ref: false });
  throw new Error(`not at rest after ${REST_WITHIN_MS / 1000} s`);
}
