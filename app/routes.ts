import { index, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes';
import { LOCALES, type Locale } from './i18n/locale.ts';

// Each page is registered once per language, so that an address without a language never shows a page.
function pagesIn(locale: Locale): RouteConfigEntry[] {
  const page = (path: string, file: string) =>
    route(`${locale}${path}`, `routes/${file}`, { id: `${locale}:${file}` });
  return [
    page('', 'public/home.tsx'),
    page('/calculator/start', 'calculator/start.tsx'),
    page('/calculator/solrig-calculator', 'calculator/solrig-calculator.tsx'),
    page('/calculator/report', 'calculator/report.tsx'),
    page('/calculator/report.json', 'calculator/report-json.ts'),
    page('/calculator/offer', 'calculator/offer.tsx'),
    page('/calculator-info', 'public/calculator-info.tsx'),
    page('/thank-you', 'public/thank-you.tsx'),
    page('/*', 'public/not-found.tsx'),
  ];
}

export default [
  ...LOCALES.flatMap(pagesIn),
  // The bare address is no splat's: without a route of its own it would show the empty layout.
  index('routes/seo/locale-redirect.ts', { id: 'locale-redirect-of-root' }),
  route('*', 'routes/seo/locale-redirect.ts'),
] satisfies RouteConfig;
