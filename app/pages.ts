import type { Locale } from '../words/locale.ts';

/** A page of the public site, registered once per language. */
export type PublicPage = {
  /** Address after the language, as the router writes it. */
  readonly path: string;
  /** Its file in routes/. */
  readonly file: string;
  /** Whether search engines may index it; not if it shows the visitor's own figures. */
  readonly indexed: boolean;
  /**
   * How long a page that is the same for everybody is served from memory before it is rendered
   * again.
   */
  readonly freshFor: 'hour' | 'minute' | null;
  /** The page within which it is drawn: what was said there is still known on it, and on the way back. */
  readonly within?: string;
};

/** Shows the visitor's own figures. */
const own = { indexed: false, freshFor: null } as const;
/** Rendered for each visitor. */
const live = { indexed: true, freshFor: null } as const;
/** Changes only with the texts, the prices and the year. */
const still = { indexed: true, freshFor: 'hour' } as const;

/** Every public page. Routes, sitemap, prerendering and the page-by-page test read this table. */
export const PAGES: readonly PublicPage[] = [
  // The sun's position is that of the full minute.
  { path: '', file: 'public/home.tsx', indexed: true, freshFor: 'minute' },
  { path: '/calculator-info', file: 'public/calculator-info.tsx', ...still },
  { path: '/guide', file: 'public/guide.tsx', ...still },
  { path: '/about', file: 'public/about.tsx', ...still },
  { path: '/article-home', file: 'public/article-home.tsx', ...still },
  { path: '/articles/:slug', file: 'public/article.tsx', ...still },
  { path: '/legal/*', file: 'public/legal.tsx', ...still },
  { path: '/search', file: 'public/search.tsx', ...own },
  { path: '/contact', file: 'public/contact.tsx', ...live },
  { path: '/partners', file: 'public/partners.tsx', ...live },
  { path: '/testimonials', file: 'public/testimonials.tsx', ...live },
  { path: '/landing-page', file: 'public/landing-page.tsx', ...own },
  { path: '/thank-you', file: 'public/thank-you.tsx', ...own },
  { path: '/calculator/start', file: 'calculator/start.tsx', ...live },
  {
    path: '/calculator/solrig-calculator',
    file: 'calculator/solrig-calculator.tsx',
    indexed: true,
    freshFor: 'minute',
  },
  {
    path: '/calculator/solrig-calculator/roof',
    file: 'calculator/roof.tsx',
    within: '/calculator/solrig-calculator',
    ...own,
  },
  { path: '/calculator/found-roof', file: 'calculator/found-roof.tsx', ...own },
  { path: '/calculator/range', file: 'calculator/range.tsx', ...own },
  { path: '/calculator/report', file: 'calculator/report.tsx', ...own },
  { path: '/calculator/report/mail', file: 'calculator/mail-report.tsx', ...own },
  { path: '/calculator/offer', file: 'calculator/offer.tsx', ...own },
  { path: '/calculator/compare-offers', file: 'calculator/compare-offers.tsx', ...live },
  { path: '/calculator2', file: 'calculator/expert.tsx', ...live },
  { path: '/calculator/pvgisTest', file: 'calculator/pvgis-test.tsx', ...own },
  { path: '/report', file: 'report/my-reports.tsx', ...own },
  { path: '/report/solrig-report', file: 'report/my-reports.tsx', ...own },
  { path: '/report/SimpleReport', file: 'report/simple-report.tsx', ...own },
  { path: '/report/SimpleEnhancedReport', file: 'report/chart-report.tsx', ...own },
  { path: '/report/PvYieldReportOLD', file: 'report/yield-report.tsx', ...own },
  { path: '/account/my-data', file: 'account/export.tsx', ...own },
  { path: '/account/delete', file: 'account/delete.tsx', ...own },
  { path: '/report/:slug', file: 'report/saved-report.tsx', ...own },
  { path: '/report/:slug/share', file: 'report/share-report.tsx', ...own },
];

/** An address of the site in one language. */
export const addressOf = (locale: Locale, path: string): string => `/${locale}${path}`;
