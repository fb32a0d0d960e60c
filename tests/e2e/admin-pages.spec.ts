import { ROUTE_ACCESS } from '../../domain/access.ts';
import { test } from './support/put-back-site.ts';
import { DESKTOP, expect, expectSound, open } from './support/site-test.ts';
import { signInAsStaff } from './support/staff.ts';
import { wordsIn } from './support/words.ts';

/** Every page of the admin area that has a single address, by the one table: a new one is walked too. */
const PAGES = Object.keys(ROUTE_ACCESS).filter(
  (path) => /^\/admin(\/|$)/.test(path) && !/[:*]|login|sign-out|export|\.\w+$/.test(path),
);
/** Tabs until every page's first list is reached; the side alone has twelve. */
const MOST_TABS = 40;

for (const { locale, viewport } of [
  { locale: 'da', viewport: DESKTOP },
  { locale: 'en', viewport: { width: 768, height: 1024 } },
] as const) {
  test.describe(`the whole admin area, ${locale}, ${viewport.width} px`, () => {
    test.use({ viewport });
    const words = wordsIn(locale);

    test('is sound on every page, says where one is, and is walked by Tab with a visible focus', async ({
      page,
    }) => {
      expect(PAGES.length).toBeGreaterThan(11);
      await signInAsStaff(page, words, locale);
      for (const path of PAGES) {
        await test.step(path, async () => {
          await open(page, `/${locale}${path}`);
          await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
          await expectSound(page, path);
          const focused = new Set<string>();
          for (let count = 0; count < MOST_TABS; count++) {
            await page.keyboard.press('Tab');
            const at = await page.evaluate(() => {
              const one = document.activeElement;
              if (one === null || one === document.body) return null;
              const { outlineStyle, boxShadow } = getComputedStyle(one);
              const { width, height } = one.getBoundingClientRect();
              const isSeen = outlineStyle !== 'none' || boxShadow !== 'none';
              return {
                name: `${one.tagName} ${one.getAttribute('href') ?? ''} ${one.textContent?.slice(0, 40) ?? ''}`,
                isInMain: one.closest('main') !== null,
                isShown: isSeen && width > 0 && height > 0,
              };
            });
            // Past the last one the browser's own controls have it.
            if (at === null) break;
            expect.soft(at.isShown, `${path}: ${at.name} shows its focus`).toBe(true);
            focused.add(at.isInMain ? 'main' : 'side');
          }
          expect([...focused].toSorted()).toEqual(['main', 'side']);
        });
      }
      await test.step('a search that finds nothing says what to do', async () => {
        await open(page, `/${locale}/admin/report?q=0000`);
        await expect(page.getByText(words('staff_reports_none', { q: '0000' }))).toBeVisible();
        await page.getByRole('link', { name: words('leads_clear') }).click();
        await expect(page).toHaveURL(new RegExp(`/${locale}/admin/report$`));
      });
    });
  });
}
