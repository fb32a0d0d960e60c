import {
  DESKTOP,
  expect,
  expectSound,
  LOCALES,
  open,
  settle,
  test,
  type Page,
  untilLive,
} from './support/site-test.ts';
import { signInAsStaff } from './support/staff.ts';
import { wordsIn } from './support/words.ts';

test.use({ viewport: DESKTOP });

/** How late a busy machine may draw what is due, and how late the start of the count [ms]. */
const LATE_MS = 5000;
const EARLY_MS = 100;
/** An animation's clock stands at the beginning of the frame in which it starts. */
const FRAME_MS = 17;

type Seen = { readonly what: string; readonly atMs: number };

/**
 * Goes to a page by a link in the header; records when the screen and the bar change, from the
 * click on.
 */
function watch(page: Page, name: string): Promise<readonly Seen[]> {
  return page.evaluate(
    (label) =>
      new Promise<Seen[]>((resolve) => {
        const seen: Seen[] = [];
        const note = (what: string, atMs: number) => {
          if (!seen.some((one) => one.what === what)) seen.push({ what, atMs });
        };
        const link = [...document.querySelectorAll<HTMLElement>('header nav a')].find(
          ({ textContent }) => textContent === label,
        )!;
        const before = location.pathname;
        const heading = () => document.querySelector('main h1')?.textContent;
        const headingBefore = heading();
        const startMs = performance.now();
        link.click();
        const look = () => {
          const atMs = performance.now() - startMs;
          const screen = document.querySelector('.shell-loader');
          const isShown = screen !== null && getComputedStyle(screen).visibility === 'visible';
          const phase = document.querySelector<HTMLElement>('.shell-bar')!.dataset['phase']!;
          if (isShown) note('screen', atMs);
          if (!isShown && seen.some(({ what }) => what === 'screen')) note('screen gone', atMs);
          if (location.pathname !== before) note('arrived', atMs);
          if (heading() !== headingBefore) note('drawn', atMs);
          const arrived = seen.find(({ what }) => what === 'arrived');
          if (phase !== 'idle' || arrived !== undefined) note(phase, atMs);
          const done = phase === 'idle' && arrived !== undefined && atMs > arrived.atMs + 300;
          if (done) resolve(seen);
          else requestAnimationFrame(look);
        };
        look();
      }),
    name,
  );
}

const isGuide = (url: string) => new URL(url).pathname.startsWith('/da/guide');

async function answerAfter(page: Page, delayMs: number) {
  await page.route('**/*.data*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    await route.continue();
  });
}

test('a slow page: screen from 50 ms, bar from 200 ms, full, hidden after 500, empty after 400', async ({
  page,
}) => {
  await answerAfter(page, 900);
  // Home: the code for the parts far down has not loaded, and must not hold back the screen.
  await open(page, '/da');
  const seen = new Map((await watch(page, 'Guide')).map(({ what, atMs }) => [what, atMs]));
  const after = (what: string, from: number, dueMs: number) => {
    const waited = (seen.get(what) ?? Number.NaN) - from;
    expect(waited, what).toBeGreaterThan(dueMs - (from === 0 ? FRAME_MS : EARLY_MS));
    expect(waited, what).toBeLessThan(dueMs + LATE_MS);
  };
  after('screen', 0, 50);
  after('growing', 0, 200);
  const arrived = seen.get('arrived')!;
  expect(arrived).toBeGreaterThan(850);
  expect(seen.get('screen'), 'while one waits').toBeLessThanOrEqual(arrived);
  expect(seen.get('growing'), 'while one waits').toBeLessThanOrEqual(arrived);
  // The remaining times count from the arrival, not from when it was drawn.
  after('screen gone', arrived, 0);
  after('full', arrived, 0);
  after('hidden', arrived, 500);
  after('idle', arrived, 900);
});

test('the bar is 3 px and grows for 2,000 ms under a screen that says so; still under reduced motion', async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.data*', async (route) => {
    await held;
    await route.continue();
  });
  await open(page, '/da/about');
  const guide = page.getByRole('navigation').first().getByRole('link', { name: 'Guide' });
  await guide.evaluate((link: HTMLElement) => link.click());
  const bar = page.locator('.shell-bar');
  await expect(bar).toHaveAttribute('data-phase', 'growing');
  await expect(bar).toHaveCSS('height', '3px');
  const growth = () =>
    bar.evaluate((element) => getComputedStyle(element, '::before').transitionDuration);
  expect(await growth()).toBe('2s');
  const screen = page.getByText('Vent venligst');
  expect(await screen.boundingBox()).toEqual({ x: 0, y: 0, ...DESKTOP });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await growth()).toBe('0s');
  release();
  await page.waitForURL(/\/da\/guide$/);
  await expect(screen).toBeHidden();
});

test('staff see the bar alone, above what they were looking at', async ({ page }) => {
  await signInAsStaff(page, wordsIn('da'), 'da');
  await untilLive(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.data*', async (route) => {
    await held;
    await route.continue();
  });
  const people = page.locator('aside').getByRole('link', { name: /^Personer/ });
  await people.evaluate((link: HTMLElement) => link.click());
  await expect(page.locator('.shell-bar')).toHaveAttribute('data-phase', 'growing');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overblik');
  release();
  await page.waitForURL(/\/da\/admin\/people$/);
});

test('a page drawn within 200 ms shows no bar, and a later one none before', async ({ page }) => {
  await open(page, '/da/about');
  // What the browser already has arrives at once.
  const ahead = page.waitForResponse((answer) => isGuide(answer.url()));
  await page.getByRole('navigation').first().getByRole('link', { name: 'Guide' }).hover();
  await (await ahead).finished();
  await settle(page);
  const seen = new Map((await watch(page, 'Guide')).map(({ what, atMs }) => [what, atMs]));
  const [drawn, growing, full] = ['drawn', 'growing', 'full'].map((what) => seen.get(what));
  expect(drawn).toBeGreaterThan(0);
  // On a busy machine drawing alone may take longer than the bar waits.
  if (growing === undefined) return expect(full).toBeUndefined();
  expect(growing).toBeGreaterThan(200 - FRAME_MS);
  expect(drawn).toBeGreaterThan(growing - FRAME_MS);
});

test('focus, title and position after a page change', async ({ page }) => {
  await open(page, '/da/guide');
  await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }));
  await page.getByRole('navigation').first().getByRole('link', { name: 'Om os' }).press('Enter');
  await page.waitForURL(/\/da\/about$/);
  await expect(page.locator('main')).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: await page.title() })).toHaveCount(1);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await page.waitForURL(/\/da\/guide$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700);
  await page.reload();
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: wordsIn('da')('shell_skip') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test.describe('prefetching', () => {
  for (const { name, connection, fetches } of [
    { name: 'a good line', connection: { saveData: false, effectiveType: '4g' }, fetches: true },
    { name: 'data-saver', connection: { saveData: true, effectiveType: '4g' }, fetches: false },
    { name: '2g', connection: { saveData: false, effectiveType: '2g' }, fetches: false },
  ]) {
    test(`${name}: ${fetches ? 'on' : 'off'}`, async ({ page }) => {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', { value });
      }, connection);
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await open(page, '/da/about');
      await page.clock.install();
      await page.getByRole('navigation').first().getByRole('link', { name: 'Guide' }).hover();
      // Intent is 100 ms of hover. Requests are listed in the order they are made.
      await page.clock.runFor(500);
      await page.evaluate(() => fetch('/healthz'));
      expect(asked.some(isGuide)).toBe(fetches);
    });
  }
});

test.describe('error page', () => {
  test.use({ allowed: [/status of (404|500)/] });
  const TEXTS = {
    da: [
      'Ikke Fundet',
      'Ups! Den side findes ikke.',
      'Der opstod en fejl',
      'Beklager, noget gik galt.',
    ],
    en: [
      'Not found',
      'Oops! That page does not exist.',
      'An error occurred',
      'Sorry, something went wrong.',
    ],
  } as const;

  for (const locale of LOCALES) {
    test(`for an unknown address and for a failure, ${locale}`, async ({ page }) => {
      const [lost, lostTitle, failed, failedTitle] = TEXTS[locale];
      const answer = await page.goto(`/${locale}/findes-ikke`);
      expect(answer?.status()).toBe(404);
      const main = page.getByRole('main');
      await expect(main.getByText(lost, { exact: true })).toBeVisible();
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(lostTitle);
      await expect(page).toHaveTitle(`${lost} · Solrig`);
      const hrefs = await main
        .getByRole('navigation')
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(hrefs).toEqual(
        ['', '/partners', '/legal/privacy-policy', '/contact'].map((path) => `/${locale}${path}`),
      );
      // Before the page is interactive, a link is the browser's own and requests no data; the error page comes late.
      await untilLive(page);
      await page.waitForLoadState('networkidle');
      await page.route('**/*.data*', (route) => route.fulfill({ status: 500, body: '' }));
      await main.getByRole('link').nth(1).click();
      await expect(main.getByText(failed, { exact: true })).toBeVisible();
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(failedTitle);
      await expect(main.getByRole('search')).toBeVisible();
      await expectSound(page, 'failure');
    });
  }

  test('its search box searches the site', async ({ page }) => {
    await open(page, '/da/findes-ikke');
    await page.getByRole('main').getByRole('searchbox').fill('batteri');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/da\/search\?q=batteri$/);
  });

  for (const [path, text] of [
    ['/da/findes-ikke', 'Page not found: /da/findes-ikke'],
    ['/en/articles/nothing', 'Page Not Found: /en/articles/nothing'],
    ['/da/legal/nothing', 'Page Not Found: /da/legal/nothing'],
  ] as const) {
    test(`a robot reads «${text}»`, async ({ request }) => {
      const answer = await request.get(path, {
        headers: { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' },
      });
      expect(answer.status()).toBe(404);
      expect(answer.headers()['content-type']).toContain('text/plain');
      expect(await answer.text()).toBe(text);
    });
  }
});
