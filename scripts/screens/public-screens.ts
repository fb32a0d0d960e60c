import type { Page } from '@playwright/test';
import { CALCULATOR, HOUSE } from '../../tests/e2e/support/calculator.ts';
import { fillOffer, newVisitor, sendButton } from '../../tests/e2e/support/offer.ts';
import { sitePages } from '../../tests/e2e/support/site-map.ts';
import { newAddress, untilLive } from '../../tests/e2e/support/site-test.ts';
import type { Words } from '../../tests/e2e/support/words.ts';
import type { Locale } from '../../words/locale.ts';
import { showSheets } from './pdf-sheets.ts';
import type { Screen } from './screen.ts';
import { SUN_SCREENS } from './sun-screens.ts';

const WITH_BATTERY = `${HOUSE}&calculatedNumberOfPanels=14&interestedInBattery=true`;
const LOAN = `${HOUSE}&financingOption=loan`;
const start = (locale: Locale) => `/${locale}/calculator/start`;

/** The inputs are beside the answer where there is room, otherwise behind a button. */
async function showInputs(page: Page, words: Words): Promise<void> {
  const adjust = page.getByRole('button', { name: words('calculator_adjust') });
  if (await adjust.isVisible()) await adjust.click();
}

/** Drawings of pages that need no steps, by their address without the language. */
const DRAWN: Readonly<Record<string, Screen['drawn']>> = {
  '': { 390: 'home-390', 1440: 'home-1440' },
  '/calculator-info': { 1440: 'self-test-1440' },
  '/articles/hvad-bestaar-elprisen-af': { 390: 'article-390', 1440: 'article-1440' },
  '/calculator/range': { 390: 'range-390', 1440: 'range-1440' },
  '/calculator/compare-offers': { 1440: 'offer-upload-1440' },
  '/calculator/start': { 390: 'survey-390', 1440: 'survey-1440' },
};

/** What such a page is still at work on when it is there. */
const AT_WORK: Readonly<Record<string, Screen['until']>> = {
  '/calculator/range': (page, words) =>
    page.getByText(words('range_working')).waitFor({ state: 'hidden' }),
};

/**
 * Each page of the site's table as first seen. Both languages have the same pages, in the same
 * order.
 */
function asFirstSeen(): readonly Screen[] {
  const english = sitePages('en');
  return sitePages('da').map(({ address }, index) => {
    const path = address.replace(/^\/da/, '');
    const drawn = DRAWN[path];
    const until = AT_WORK[path];
    return {
      name: `page${path.replaceAll('/', '-') || '-home'}`,
      viewer: 'visitor',
      path: (locale) => (locale === 'da' ? address : english[index]!.address),
      ...(drawn === undefined ? {} : { drawn }),
      ...(until === undefined ? {} : { until }),
    };
  });
}

const CALCULATOR_STATES: readonly Screen[] = [
  {
    name: 'calculator-of-a-house',
    viewer: 'visitor',
    path: (locale) => `${CALCULATOR(locale)}?${WITH_BATTERY}`,
    drawn: { 390: 'calculator-390', 1440: 'calculator-1440' },
  },
  {
    name: 'calculator-loan',
    viewer: 'visitor',
    path: (locale) => `${CALCULATOR(locale)}?${LOAN}`,
  },
  {
    name: 'calculator-inputs-open',
    viewer: 'visitor',
    windowOnly: true,
    path: (locale) => `${CALCULATOR(locale)}?${HOUSE}`,
    until: showInputs,
  },
  {
    name: 'calculator-wrong-figure',
    viewer: 'visitor',
    windowOnly: true,
    path: (locale) => `${CALCULATOR(locale)}?${HOUSE}`,
    until: async (page, words) => {
      await showInputs(page, words);
      await page.locator('input[name=slope]').first().fill('abc');
      await page.locator('input[name=slope]').first().press('Tab');
    },
  },
  ...(['day', 'months', 'climate'] as const).map((tab): Screen => ({
    name: `calculator-tab-${tab}`,
    viewer: 'visitor',
    path: (locale) => `${CALCULATOR(locale)}?${WITH_BATTERY}`,
    until: async (page, words) => {
      await page.mouse.wheel(0, 10);
      const tabs = page.getByRole('tab', { name: words(`calculator_tab_${tab}`), exact: true });
      await tabs.click();
    },
    ...(tab === 'climate' ? {} : { drawn: { 1440: tab === 'day' ? 'chart-day' : 'chart-months' } }),
  })),
  {
    name: 'calculator-assumptions-open',
    viewer: 'visitor',
    windowOnly: true,
    path: (locale) => `${CALCULATOR(locale)}?${HOUSE}`,
    until: async (page, words) =>
      page
        .getByRole('button', { name: new RegExp(`^${words('calculator_assumptions')} \\(`) })
        .click(),
    drawn: { 1440: 'assumptions-1440' },
  },
  {
    name: 'roof-drawn',
    viewer: 'visitor',
    path: (locale) => `${CALCULATOR(locale)}?${HOUSE}&calculatedNumberOfPanels=12`,
    until: async (page, words) => {
      await page.mouse.wheel(0, 10);
      await page.getByRole('button', { name: words('roof_shape_gable') }).click();
    },
    drawn: { 1440: 'roof-diagram' },
  },
  {
    name: 'roof-on-its-own-page',
    viewer: 'visitor',
    path: (locale) => `${CALCULATOR(locale)}/roof?${HOUSE}&calculatedNumberOfPanels=12`,
    until: async (page, words) =>
      page.getByRole('button', { name: words('roof_shape_gable') }).click(),
    drawn: { 390: 'roof-editor-390', 1440: 'roof-editor-1440' },
  },
  {
    name: 'report-with-battery',
    viewer: 'visitor',
    path: (locale) => `/${locale}/calculator/report?${WITH_BATTERY}`,
    drawn: { 390: 'report-390', 1440: 'report-1440' },
  },
  {
    name: 'report-as-pdf',
    viewer: 'visitor',
    path: (locale) => `/${locale}/calculator/report?${WITH_BATTERY}`,
    until: (page, _words, locale) =>
      showSheets(page, `/${locale}/calculator/report.pdf?${WITH_BATTERY}`),
  },
  {
    name: 'self-test',
    viewer: 'visitor',
    windowOnly: true,
    path: (locale) => `/${locale}/calculator-info#tests`,
    drawn: { 1440: 'self-test-1440' },
  },
];

const FORM_STATES: readonly Screen[] = [
  {
    name: 'survey-address-missing',
    viewer: 'visitor',
    path: start,
    until: async (page, words) =>
      page.getByRole('button', { name: words('survey_address_next') }).click(),
    drawn: { 1440: 'survey-errors-1440' },
  },
  {
    name: 'survey-house',
    viewer: 'visitor',
    path: start,
    until: async (page) => {
      await page.getByRole('main').getByRole('combobox').pressSequentially('Skovvej 12, 8381');
      await page.getByRole('option').first().click();
      await page.waitForURL(/[?&]at=house&/);
    },
    drawn: { 1440: 'survey-sharpen-1440' },
  },
  {
    name: 'offer',
    viewer: 'visitor',
    path: (locale) => `/${locale}/calculator/offer?${HOUSE}`,
    drawn: { 390: 'offer-390', 1440: 'offer-1440' },
  },
  {
    name: 'offer-nothing-typed',
    viewer: 'visitor',
    path: (locale) => `/${locale}/calculator/offer?${HOUSE}`,
    until: async (page, words) => page.getByRole('button', { name: words('offer_send') }).click(),
  },
  {
    name: 'offer-receipt',
    viewer: 'visitor',
    path: (locale) => `/${locale}/calculator/offer?${HOUSE}&calculatedNumberOfPanels=14`,
    until: async (page, words) => {
      await page.setExtraHTTPHeaders(newAddress());
      await fillOffer(page, words, newVisitor());
      await sendButton(page, words).click();
      await page.waitForURL(/thank-you/);
      await untilLive(page);
    },
  },
  {
    name: 'sign-in',
    viewer: 'visitor',
    path: (locale) => `/${locale}/report/solrig-report`,
    drawn: { 390: 'sign-in-390' },
  },
  {
    name: 'search-found',
    viewer: 'visitor',
    path: (locale) => `/${locale}/search?q=${locale === 'da' ? 'batteri' : 'battery'}`,
  },
  {
    name: 'search-nothing',
    viewer: 'visitor',
    path: (locale) => `/${locale}/search?q=qqqq`,
  },
];

const SHELL_STATES: readonly Screen[] = [
  {
    name: 'cookies-asked',
    viewer: 'new visitor',
    windowOnly: true,
    path: (locale) => `/${locale}`,
    until: async (page, words) =>
      page.getByRole('region', { name: words('consent_title') }).waitFor(),
    drawn: { 1440: 'consent-1440' },
  },
  {
    name: 'menu-open',
    viewer: 'visitor',
    windowOnly: true,
    path: (locale) => `/${locale}`,
    until: async (page, words) => {
      const menu = page.getByRole('button', { name: words('shell_menu_open'), exact: true });
      if (await menu.isVisible()) await menu.click();
    },
    drawn: { 390: 'menu-390' },
  },
  {
    name: 'not-found',
    viewer: 'visitor',
    path: (locale) => `/${locale}/findes-ikke`,
    drawn: { 1440: 'not-found-1440' },
  },
];

export const PUBLIC_SCREENS: readonly Screen[] = [
  ...asFirstSeen(),
  ...CALCULATOR_STATES,
  ...FORM_STATES,
  ...SHELL_STATES,
  ...SUN_SCREENS,
];
