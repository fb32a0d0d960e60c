import type { Browser, BrowserContext, Page } from '@playwright/test';
import { HOUSE } from '../../tests/e2e/support/calculator.ts';
import { fillOffer, sendButton } from '../../tests/e2e/support/offer.ts';
import { signInByPhone } from '../../tests/e2e/support/sign-in.ts';
import { hasAnsweredConsent, newAddress, open } from '../../tests/e2e/support/site-test.ts';
import { signInAsStaff } from '../../tests/e2e/support/staff.ts';
import { wordsIn } from '../../tests/e2e/support/words.ts';
import { VIEWERS, type Viewer } from './screen.ts';

const HOUSES = [
  { lat: 56.1629, lon: 10.2039, postcode: '8000', address: 'Skovvej 12, 8000 Aarhus C' },
  { lat: 55.4038, lon: 10.4024, postcode: '5000', address: 'Læssøegade 4, 5000 Odense C' },
];

const ASKERS = [
  { name: 'Åse Østergaard', email: 'aase@example.com' },
  { name: 'Jens Søby', email: 'jens@example.com' },
  { name: 'Familien Vestergaard-Christoffersen', email: 'familien@example.com' },
];

export type Viewers = ReadonlyMap<Viewer, BrowserContext>;

/** A signed-in browser for each kind of viewer, on a site that has something to show. */
export async function viewersOf(browser: Browser, baseURL: string): Promise<Viewers> {
  const viewers = new Map<Viewer, BrowserContext>();
  for (const viewer of VIEWERS) viewers.set(viewer, await contextOf(viewer, browser, baseURL));
  await askForOffers(await viewers.get('visitor')!.newPage());
  await saveReports(await viewers.get('member')!.newPage());
  await signInAsStaff(await viewers.get('staff')!.newPage(), wordsIn('da'), 'da');
  return viewers;
}

/** The same viewers, signed in already, in another browser. */
export async function sameViewers(
  viewers: Viewers,
  browser: Browser,
  baseURL: string,
): Promise<Viewers> {
  const same = new Map<Viewer, BrowserContext>();
  for (const [viewer, context] of viewers) {
    const { cookies } = await context.storageState();
    const other = await contextOf(viewer, browser, baseURL);
    await other.addCookies(cookies);
    same.set(viewer, other);
  }
  return same;
}

async function contextOf(
  viewer: Viewer,
  browser: Browser,
  baseURL: string,
): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL, extraHTTPHeaders: newAddress() });
  if (viewer !== 'new visitor') await hasAnsweredConsent(context);
  return context;
}

async function askForOffers(page: Page): Promise<void> {
  for (const asker of ASKERS) {
    await page.context().setExtraHTTPHeaders(newAddress());
    await open(page, `/da/calculator/offer?${HOUSE}&calculatedNumberOfPanels=12`);
    await fillOffer(page, wordsIn('da'), asker);
    await sendButton(page, wordsIn('da')).click();
    await page.waitForURL(/thank-you/);
  }
  await page.close();
}

async function saveReports(page: Page): Promise<void> {
  await signInByPhone(page);
  const { origin } = new URL((await page.request.get('/api/v1/site-settings')).url());
  for (const data of HOUSES) {
    const headers = { Origin: origin, 'Idempotency-Key': crypto.randomUUID() };
    const saved = await page.request.post('/api/v1/reports', { headers, data });
    if (!saved.ok()) throw new Error(`A report was not saved: ${await saved.text()}`);
  }
  await page.close();
}
