import { expect, type Page } from './site-test.ts';
import type { Locator } from '@playwright/test';

const MOST_STOPS = 90;

/** What keeps a person from seeing the focus; null if it is visible. */
function focusProblem(): string | null {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return 'nothing has the focus';
  const name = focused.outerHTML.slice(0, 140);
  let ring: Element | null = focused;
  for (let depth = 0; ring !== null && depth < 5; depth++) {
    const { outlineStyle, outlineWidth } = getComputedStyle(ring);
    if (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) break;
    ring = depth === 4 ? null : ring.parentElement;
  }
  if (ring === null) return `no focus ring: ${name}`;
  const box = ring.getBoundingClientRect();
  const isIn = (x: number, y: number) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (ring.contains(hit) || hit.contains(ring));
  };
  const across = [0.1, 0.5, 0.9].map((part) => box.left + part * box.width);
  const down = [0.1, 0.5, 0.9].map((part) => box.top + part * box.height);
  // WCAG 2.4.11: not entirely covered by what lies over the page.
  return across.some((x) => down.some((y) => isIn(x, y))) ? null : `covered: ${name}`;
}

/** Goes by Tab to a control; the focus must be visible at every stop. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await expect(target).toHaveCount(1);
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    await page.keyboard.press(key);
    // Polled: a sheet may still be sliding up, or the page scrolling to the stop.
    await expect
      .poll(() => page.evaluate(focusProblem), {
        message: `stop ${stop + 1} on the way to ${target}`,
      })
      .toBeNull();
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${target} was not reached by ${MOST_STOPS} × ${key}.`);
}

export async function pressTimes(page: Page, key: string, times: number) {
  for (let press = 0; press < times; press++) await page.keyboard.press(key);
}
