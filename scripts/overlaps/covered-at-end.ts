import type { Page } from '@playwright/test';

/** Controls covered by something fixed to the window, with the page scrolled to its end. */
export async function coveredAtEnd(page: Page): Promise<readonly string[]> {
  await page.evaluate(async () => {
    scrollTo(0, document.documentElement.scrollHeight);
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
  return page.evaluate(() =>
    [...document.querySelectorAll('a, button, input, summary')].flatMap((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const x = left + width / 2;
      const y = top + height / 2;
      // What is covered by the header at the top can be scrolled into view.
      if (width === 0 || y < innerHeight / 2 || y > innerHeight) return [];
      if (!element.checkVisibility() || element.closest('[inert]') !== null) return [];
      const above = document.elementFromPoint(x, y);
      if (above === null || element.contains(above) || above.contains(element)) return [];
      const stays = (at: Element | null): boolean =>
        at !== null &&
        (['fixed', 'sticky'].includes(getComputedStyle(at).position) || stays(at.parentElement));
      return stays(above) && !stays(element) ? [element.textContent?.trim() ?? ''] : [];
    }),
  );
}
