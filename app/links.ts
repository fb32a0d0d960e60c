import { getLocale } from '../messages/compiled/runtime.js';
import type { Locale } from '../words/locale.ts';

/** The same page in either language; by default in the current one. */
export const page =
  (path: string) =>
  (locale: Locale = getLocale()) =>
    `/${locale}${path}`;

/** Every address of the site. Pages link through this, never by a string. */
export const links = {
  home: page(''),
  calculatorStart: page('/calculator/start'),
  calculator: page('/calculator/solrig-calculator'),
  expertCalculator: page('/calculator2'),
  calculatorRange: page('/calculator/range'),
  calculatorReport: page('/calculator/report'),
  calculatorReportJson: page('/calculator/report.json'),
  calculatorReportPdf: page('/calculator/report.pdf'),
  calculatorReportMail: page('/calculator/report/mail'),
  offer: page('/calculator/offer'),
  compareOffers: page('/calculator/compare-offers'),
  thankYou: page('/thank-you'),
  calculatorInfo: page('/calculator-info'),
  guide: page('/guide'),
  about: page('/about'),
  contact: page('/contact'),
  partners: page('/partners'),
  articles: page('/article-home'),
  search: page('/search'),
  testimonials: page('/testimonials'),
  myReports: page('/report/solrig-report'),
  signOut: page('/sign-out'),
  myData: page('/account/my-data.zip'),
  exportData: page('/account/my-data'),
  deleteAccount: page('/account/delete'),
  report: (slug: string, locale?: Locale) => page(`/report/${slug}`)(locale),
  reportShare: (slug: string, locale?: Locale) => page(`/report/${slug}/share`)(locale),
  reportPdf: (slug: string, locale?: Locale) => page(`/report/${slug}/pdf`)(locale),
  simpleReport: page('/report/SimpleReport'),
  chartReport: page('/report/SimpleEnhancedReport'),
  yieldReport: page('/report/PvYieldReportOLD'),
  article: (slug: string, locale?: Locale) => page(`/articles/${slug}`)(locale),
  legal: (slug: string, locale?: Locale) => page(`/legal/${slug}`)(locale),
} as const;
