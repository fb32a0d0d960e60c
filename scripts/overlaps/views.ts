import type { Locator, Page } from '@playwright/test';
import type { Locale } from '../../words/locale.ts';
import { withOffers } from '../../domain/offers-compared/offers-in-address.ts';
import { NO_OFFER } from '../../domain/offers-compared/received-offer.ts';
import { sitePages } from '../../tests/e2e/support/site-map.ts';
import { untilLive } from '../../tests/e2e/support/site-test.ts';
import { HEIGHTS, WIDTHS, type Width } from '../screens/screen.ts';
import { collisionsOn, type Collision } from './overlapping-texts.ts';

/** Where texts collide: address, width, and the tab that was open. */
export type Found = {
  readonly at: string;
  readonly width: Width;
  readonly collisions: readonly Collision[];
};

const OFFERS = [
  { firm: 'Eksempelsol ApS', price: '68900', panels: '14', panelW: '440' },
  { firm: 'Prøvestrøm A/S', price: '94500', panels: '18', panelW: '430' },
  { firm: 'Vestergaard-Christoffersen Energi', price: '139000', panels: '20', panelW: '450' },
].map((offer) => ({ ...NO_OFFER, ...offer }));

/** The pages that show a calculation in charts and range bars. */
export function addressesOf(query: string, locale: Locale): readonly string[] {
  const compared = withOffers(new URLSearchParams(query), OFFERS);
  return [
    `/${locale}/calculator/report?${query}`,
    `/${locale}/calculator/solrig-calculator?${query}`,
    `/${locale}/calculator/compare-offers?${compared}`,
  ];
}

/** The pages that are the same for everybody. */
export function sameForAll(locale: Locale): readonly string[] {
  return sitePages(locale).map(({ address }) => address);
}

/**
 * Opens an address and looks at it at each width, at a calculator's tabs one after the other. A
 * width costs a layout of the whole page, a tab only its own: the tabs go round within a width.
 */
export async function lookAt(page: Page, address: string): Promise<readonly Found[]> {
  const answer = await page.goto(address);
  if (answer?.status() !== 200) throw new Error(`${address} answered ${answer?.status()}`);
  await untilLive(page);
  await page.mouse.move(5, 5);
  await page.mouse.wheel(0, 10);
  const tabs = page.getByRole('main').locator('[role=tablist]').first().getByRole('tab');
  const count = await tabs.count();
  // A tab's part is fetched when it is first opened.
  for (let tab = count - 1; tab > 0; tab--) await openTab(page, tabs.nth(tab));
  const found: Found[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHTS[width] });
    for (let tab = 0; tab < Math.max(1, count); tab++) {
      if (count > 0) await openTab(page, tabs.nth(tab));
      await untilDrawn(page);
      const collisions = await collisionsOn(page);
      const at = count > 0 ? `${address} tab ${tab + 1}` : address;
      if (collisions.length > 0) found.push({ at, width, collisions });
    }
  }
  return found;
}

/** Opens a tab and waits for its picture; a press by the mouse would scroll first. */
async function openTab(page: Page, tab: Locator): Promise<void> {
  await tab.evaluate((button: HTMLElement) => button.click());
  await page.locator('[role=tabpanel][data-chosen] .chart-frame > svg').first().waitFor();
}

/** Waits until each picture is drawn for the box it has now: it is measured after the layout. */
function untilDrawn(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++)
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  });
}
