import { brand } from '../../app/brand.ts';
import { EXAMPLE_FACTS } from '../../server/company/example-company.ts';
import {
  DESKTOP,
  expect,
  expectSound,
  LOCALES,
  open,
  PHONE,
  settle,
  test,
  type Page,
} from './support/site-test.ts';
import { wordsIn } from './support/words.ts';

// The shell as specified in specification 2, 4, 8 and 9 and by the design's home page.
const GREEN = 'rgb(16, 49, 42)';
const CLEAR = 'rgba(0, 0, 0, 0)';

test.use({ viewport: DESKTOP });

const styleOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { backgroundColor, height, position } = getComputedStyle(element);
    const { transitionProperty, transitionDuration, transitionTimingFunction } =
      getComputedStyle(element);
    return {
      backgroundColor,
      height,
      position,
      transition: `${transitionProperty} ${transitionDuration} ${transitionTimingFunction}`,
    };
  });

const scrollTo = (page: Page, y: number) =>
  page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);

test('the tab has our sign, on every page of visitors and staff', async ({ page }) => {
  for (const path of ['/da', '/en/guide', '/da/admin/login']) {
    await page.goto(path);
    const sign = await page.locator('link[rel=icon]').getAttribute('href');
    const answer = await page.request.get(sign ?? '/none');
    expect(answer.headers()['content-type'], path).toBe('image/svg+xml');
  }
});

test.describe('header', () => {
  test('is transparent on home until 100 px, and green elsewhere', async ({ page }) => {
    await open(page, '/da');
    expect(await styleOf(page, 'body > header')).toEqual({
      backgroundColor: CLEAR,
      height: '64px',
      position: 'fixed',
      transition: 'background-color 0.16s ease-out',
    });
    await expect(page.locator('main')).toHaveCSS('padding-top', '0px');
    await scrollTo(page, 99);
    await settle(page);
    await expect(page.locator('body > header')).toHaveCSS('background-color', CLEAR);
    await scrollTo(page, 100);
    await expect(page.locator('body > header')).toHaveCSS('background-color', GREEN);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(page.locator('body > header')).toHaveCSS('transition-duration', '0s');
    await open(page, '/da/about');
    await expect(page.locator('body > header')).toHaveCSS('background-color', GREEN);
    await expect(page.locator('main')).toHaveCSS('padding-top', '64px');
    await expect(page.locator('#recaptcha-container')).toBeHidden();
  });

  for (const locale of LOCALES) {
    test(`holds all links in one row from 1100 px, ${locale}`, async ({ page }) => {
      const words = wordsIn(locale);
      await open(page, `/${locale}/about`);
      const header = page.locator('body > header');
      const names = (
        [
          'home',
          'method',
          'guide',
          'about',
          'contact',
          'partners',
          'articles',
          'testimonials',
        ] as const
      ).map((name) => words(`shell_nav_${name}`));
      await expect(header.getByRole('navigation').getByRole('link')).toHaveText(names);
      for (const width of [1100, 1247, 1248, 1440]) {
        await page.setViewportSize({ width, height: 700 });
        const boxes = await header.locator('a:visible, summary:visible').evaluateAll((stops) =>
          stops
            .map((stop) => stop.getBoundingClientRect())
            .map(({ left, right, height }) => ({
              left,
              right,
              height,
            })),
        );
        // Logo, eight pages, sign-in, language, call to action.
        expect(boxes).toHaveLength(12);
        for (const [place, box] of boxes.entries()) {
          expect(box.left, `${width}: ${place}`).toBeGreaterThanOrEqual(
            boxes[place - 1]?.right ?? 0,
          );
          expect(box.right, `${width}: ${place}`).toBeLessThanOrEqual(width - 24);
          if (place > 0) expect(box.height, `${width}: ${place}`).toBe(44);
        }
      }
      await page.setViewportSize({ width: 1099, height: 700 });
      await expect(header.getByRole('navigation')).toBeHidden();
      await expect(page.getByRole('button', { name: words('shell_menu_open') })).toBeVisible();
    });
  }
});

test.describe('language picker', () => {
  test('closes by the current language, a click outside, Escape and another page', async ({
    page,
  }) => {
    await open(page, '/da/about?fra=test');
    const picker = page.locator('body > header details');
    const summary = picker.locator('summary');
    const isOpen = () => picker.evaluate((details: HTMLDetailsElement) => details.open);
    const ways: [string, () => Promise<void>][] = [
      ['current language', () => picker.getByRole('link', { name: 'Dansk' }).click()],
      ['outside', () => page.locator('main').click({ position: { x: 8, y: 200 } })],
      ['Escape', () => page.keyboard.press('Escape')],
    ];
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    for (const [way, close] of ways) {
      await summary.click();
      expect(await isOpen(), way).toBe(true);
      if (way === 'Escape') await expectSound(page, 'picker open');
      await close();
      await expect.poll(isOpen, way).toBe(false);
    }
    await expect(summary, 'Escape gives the focus back').toBeFocused();
    await expect(page).toHaveURL(/\/da\/about\?fra=test$/);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    await summary.click();
    // By key, because a pointer press outside would have closed it already.
    await page.getByRole('navigation').first().getByRole('link', { name: 'Guide' }).press('Enter');
    await page.waitForURL(/\/da\/guide$/);
    await expect.poll(isOpen, 'another page').toBe(false);
  });

  test('keeps page and query, and an article by its translation', async ({ page }) => {
    await open(page, '/da/about?fra=test');
    await page.locator('body > header summary').click();
    await page.locator('body > header').getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(/\/en\/about\?fra=test$/);
    await open(page, '/da/article-home');
    await page.getByRole('main').locator('a[href^="/da/articles/"]').first().click();
    await page.waitForURL(/\/da\/articles\//);
    const english = page.locator('head link[hreflang=en]');
    // The address changes first, and the page's own metadata a moment later.
    await expect(english).toHaveAttribute('href', /\/en\/articles\//);
    const there = new URL((await english.getAttribute('href'))!).pathname;
    await page.locator('body > header summary').click();
    await page.locator('body > header').getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(new RegExp(`${there}$`));
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test.describe('menu on a phone', () => {
  test.use({ viewport: PHONE });

  test('fills the screen, keeps the focus and closes by Escape and by navigating', async ({
    page,
  }) => {
    const words = wordsIn('da');
    await open(page, '/da/about');
    await expect(
      page.locator('body > header summary'),
      'languages outside the menu too',
    ).toBeVisible();
    const button = page.getByRole('button', { name: words('shell_menu_open') });
    const menu = page.getByRole('dialog', { name: words('shell_menu_title') });
    await button.click();
    await expect(menu.getByRole('navigation').getByRole('link')).toHaveCount(8);
    await expect(menu.locator('[aria-current=page]')).toHaveText(words('shell_nav_about'));
    await expect(menu.getByRole('link', { name: words('shell_nav_sign_in') })).toHaveAttribute(
      'href',
      '/da/report/solrig-report',
    );
    expect(await menu.boundingBox()).toEqual({ x: 0, y: 0, ...PHONE });
    await expectSound(page, 'menu open');
    await menu.getByRole('link').first().press('Shift+Tab');
    await expect(menu.getByRole('link', { name: 'English' }), 'focus goes round').toBeFocused();
    await menu.getByRole('link', { name: 'Dansk' }).click();
    await expect(menu, 'the current language').toBeHidden();
    await button.click();
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
    await button.click();
    await menu.getByRole('link', { name: words('shell_nav_guide') }).click();
    await page.waitForURL(/\/da\/guide$/);
    await expect(menu).toBeHidden();
  });
});

test('footer: description, networks, pages, legal texts, contact and year', async ({ page }) => {
  await open(page, '/da/about');
  const footer = page.getByRole('contentinfo');
  const words = wordsIn('da');
  await expect(footer.getByText(words('shell_footer_about'))).toBeVisible();
  const hrefs = await footer
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const pages = 'about calculator-info guide partners article-home testimonials'.split(' ');
  const legal = 'terms-of-service privacy-policy cookie-policy dpa accessibility-statement'.split(
    ' ',
  );
  for (const href of [
    ...brand.socials.map((network) => network.href),
    ...pages.map((path) => `/da/${path}`),
    ...legal.map((slug) => `/da/legal/${slug}`),
    `mailto:${EXAMPLE_FACTS.email}`,
    `tel:${EXAMPLE_FACTS.phone}`,
  ]) {
    expect(hrefs).toContain(href);
  }
  await expect(footer.getByText(`© ${new Date().getFullYear()} Solrig`)).toBeVisible();
  const tops = await footer
    .getByRole('heading')
    .evaluateAll((all) => all.map((heading) => heading.getBoundingClientRect().top));
  expect(new Set(tops).size, 'columns side by side').toBe(1);
});
