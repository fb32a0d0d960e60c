import { expect, test } from 'vitest';
import { brand } from '../../brand.ts';
import { PAGES } from '../../pages.ts';
import { COMPANY_PAGES, LEGAL_PAGES, RESCUE_PAGES } from './footer-pages.ts';
import { accountPage, HEADER_PAGES, type NavigationPage } from './navigation.ts';

const addresses = (pages: readonly NavigationPage[]) => pages.map(({ href }) => href());

// Expected links and order: specification 2, shell; the footer's columns: the design's home page.
test('the header links to eight pages in order', () => {
  expect(addresses(HEADER_PAGES)).toEqual([
    '/da',
    '/da/calculator-info',
    '/da/guide',
    '/da/about',
    '/da/contact',
    '/da/partners',
    '/da/article-home',
    '/da/testimonials',
  ]);
});

test('the footer links to the company’s pages and to five legal ones', () => {
  expect(addresses(COMPANY_PAGES)).toEqual([
    '/da/about',
    '/da/calculator-info',
    '/da/guide',
    '/da/calculator/compare-offers',
    '/da/partners',
    '/da/article-home',
    '/da/testimonials',
  ]);
  expect(addresses(LEGAL_PAGES)).toEqual([
    '/da/legal/terms-of-service',
    '/da/legal/privacy-policy',
    '/da/legal/cookie-policy',
    '/da/legal/dpa',
    '/da/legal/accessibility-statement',
  ]);
  expect(brand.socials).toHaveLength(3);
});

test('the error page links to home, the partners, the privacy policy and the contact page', () => {
  expect(addresses(RESCUE_PAGES)).toEqual([
    '/da',
    '/da/partners',
    '/da/legal/privacy-policy',
    '/da/contact',
  ]);
});

test('sign-in is where the reports are', () => {
  const signedOut = accountPage({ signedIn: false });
  const signedIn = accountPage({ signedIn: true, signOut: null });
  expect([signedOut.label(), signedOut.href()]).toEqual(['Log ind', '/da/report/solrig-report']);
  expect([signedIn.label(), signedIn.href()]).toEqual([
    'Mine rapporter',
    '/da/report/solrig-report',
  ]);
});

test('every link has a page', () => {
  const pages = [...HEADER_PAGES, ...COMPANY_PAGES, accountPage({ signedIn: false })];
  for (const address of addresses(pages)) {
    expect(PAGES.map(({ path }) => `/da${path}`)).toContain(address);
  }
});
