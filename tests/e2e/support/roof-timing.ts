import type { Page } from '@playwright/test';

type Counted = { layoutShift: number };

/** Before a page is opened: counts what moves in it without a press, as the browser tells of it. */
export async function countShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const counted = window as unknown as Counted;
    counted.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as unknown as {
          value: number;
          hadRecentInput: boolean;
        };
        if (!hadRecentInput) counted.layoutShift += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What has moved since [share of the window, as the browser weighs it]. */
export async function shiftOf(page: Page): Promise<number> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  return page.evaluate(() => (window as unknown as Counted).layoutShift);
}

/**
 * From the press on «Find mit tag» at a chosen address until the roof is painted, by the browser's own clock.
 * @param calculator the calculator's address with a place in it
 */
export async function msToRoof(
  page: Page,
  calculator: string,
): Promise<{ readonly ms: number; readonly shift: number }> {
  await countShifts(page);
  await page.goto(calculator);
  await page.locator('html[data-live]').waitFor();
  await page.mouse.wheel(0, 10);
  const find = page.locator('a[href*="/calculator/found-roof"]').first();
  await find.scrollIntoViewIfNeeded();
  await page.waitForTimeout(1500);
  const before = await shiftOf(page);
  const painted = find.evaluate(
    (link) =>
      new Promise<number>((done) => {
        link.addEventListener(
          'click',
          () => {
            const pressed = performance.now();
            const look = () => {
              if (document.getElementById('roof-ground') === null)
                return requestAnimationFrame(look);
              // A frame later it is painted.
              return requestAnimationFrame(() =>
                setTimeout(() => done(performance.now() - pressed)),
              );
            };
            look();
          },
          { once: true },
        );
      }),
  );
  await find.click();
  const ms = await painted;
  await page.waitForTimeout(500);
  return { ms, shift: (await shiftOf(page)) - before };
}
