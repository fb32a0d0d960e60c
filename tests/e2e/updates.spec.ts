import { DESKTOP, expect, open, PHONE, settle, test, type Page } from './support/site-test.ts';
import { wordsIn } from './support/words.ts';

const words = wordsIn('da');
const POLL_MS = 5 * 60_000;
const GUARD_MS = 10_000;
const START = new Date('2026-11-20T09:00:00Z');

// The browser and the router log the code that these tests remove.
test.use({
  viewport: DESKTOP,
  allowed: [/status of 404|Error loading route module|dynamically imported module|^error: $/],
});

/** A page whose late code has loaded: from here on a missing part has to be handled. */
async function openFully(page: Page, address: string) {
  await open(page, address);
  await page.waitForFunction(() => window.dataLayer !== undefined);
}

/** Addresses of documents loaded from now on. */
function watchDocuments(page: Page): readonly string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  return documents;
}

/** As after an update: this code is no longer on the server. */
async function lose(page: Page, name: string) {
  await page.route(new RegExp(`/assets/${name}-[\\w-]+\\.js$`), (route) =>
    route.fulfill({ status: 404, body: 'Not found' }),
  );
}

const headerLink = (page: Page, name: Parameters<typeof words>[0]) =>
  page.getByRole('banner').getByRole('link', { name: words(name), exact: true });

test('the build says which it is, and is never cached by a browser', async ({ page }) => {
  await open(page, '/da');
  const id = await page.evaluate(() => window.__reactRouterManifest?.version);
  const latest = await page.request.get('/builds/latest.json');
  expect(latest.headers()['cache-control']).toBe('no-cache');
  const meta = await page.request.get(`/builds/meta/${id}.json`);
  expect(await latest.json()).toEqual(await meta.json());
  expect(await latest.json()).toEqual({ id, timestamp: expect.stringMatching(/^2\d{3}-.*Z$/) });
});

test('a new build is noticed within five minutes and loaded with the next page', async ({
  page,
}) => {
  await page.clock.install({ time: START });
  await openFully(page, '/da');
  let isNew = false;
  const asked: boolean[] = [];
  await page.route('**/builds/latest.json', (route) => {
    asked.push(isNew);
    return isNew ? route.fulfill({ json: { id: 'a-newer-one' } }) : route.continue();
  });
  await test.step('the same build: pages change without a new document', async () => {
    await page.clock.fastForward(POLL_MS);
    await expect.poll(() => asked.length).toBe(1);
    const documents = watchDocuments(page);
    await headerLink(page, 'shell_nav_guide').click();
    await page.waitForURL('**/da/guide');
    expect(documents).toEqual([]);
  });
  await test.step('a newer one: the next page is a new document', async () => {
    isNew = true;
    await page.clock.fastForward(POLL_MS);
    await expect.poll(() => asked.length).toBe(2);
    const documents = watchDocuments(page);
    await headerLink(page, 'shell_nav_contact').click();
    await expect.poll(() => documents).toEqual(['/da/contact']);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('contact_title'));
  });
});

test('a click whose code is gone leads to its page, once in ten seconds', async ({ page }) => {
  await page.clock.install({ time: START });
  await openFully(page, '/da');
  await lose(page, 'guide');
  const documents = watchDocuments(page);
  await headerLink(page, 'shell_nav_guide').click();
  await expect.poll(() => documents).toEqual(['/da/guide']);
  await page.waitForURL('**/da/guide');
  await test.step('not again within ten seconds: the error page says so', async () => {
    await openFully(page, '/da/contact');
    const again = watchDocuments(page);
    await headerLink(page, 'shell_nav_guide').click();
    await expect(page.getByText(words('shell_error_title'))).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/da/guide');
    expect(again).toEqual([]);
  });
  await test.step('again after ten seconds', async () => {
    await openFully(page, '/da/contact');
    await page.clock.fastForward(GUARD_MS);
    const later = watchDocuments(page);
    await headerLink(page, 'shell_nav_guide').click();
    await expect.poll(() => later).toEqual(['/da/guide']);
  });
});

test.describe('a part of a page whose code is gone', () => {
  // Without a connection the footer, to which a missing menu links, can't hydrate either: React
  // reports it with 418.
  test.use({
    viewport: PHONE,
    allowed: [/status of 404|ERR_INTERNET_DISCONNECTED|React error #418/],
  });
  const menu = (page: Page) => page.getByRole('button', { name: words('shell_menu_open') });

  test('reloads the page, once', async ({ page }) => {
    await openFully(page, '/da/contact');
    await lose(page, 'menu-panel');
    const documents = watchDocuments(page);
    await menu(page).click();
    await expect.poll(() => documents).toEqual(['/da/contact']);
    await page.waitForFunction(() => window.dataLayer !== undefined);
    const latest = page.waitForResponse('**/builds/latest.json');
    await menu(page).click();
    await latest;
    // The page has read that answer before it reads another one.
    await page.evaluate(async () => (await fetch('/builds/latest.json')).json());
    await settle(page);
    expect(documents).toEqual(['/da/contact']);
  });

  test('leaves the page alone while there is no connection', async ({ page, context }) => {
    await openFully(page, '/da/contact');
    await context.setOffline(true);
    const documents = watchDocuments(page);
    const refused = page.waitForEvent('requestfailed', {
      predicate: (request) => request.url().endsWith('/builds/latest.json'),
    });
    await menu(page).click();
    await refused;
    expect(documents).toEqual([]);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await context.setOffline(false);
  });

  test('and an address can be typed, which is found once there is one', async ({
    page,
    context,
  }) => {
    await openFully(page, '/da/calculator/start');
    const field = page.getByRole('main').getByRole('combobox');
    await context.setOffline(true);
    await field.pressSequentially('Skovvej 12, 8381');
    await expect(field).toHaveValue('Skovvej 12, 8381');
    await context.setOffline(false);
    await page.getByRole('button', { name: words('survey_address_next') }).click();
    await page.waitForURL(/[?&]at=house/);
  });
});
