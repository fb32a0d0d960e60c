import { index, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes';
import { LOCALES, type Locale } from '../words/locale.ts';
import { PAGES } from './pages.ts';

// Each page is registered once per language, so that an address without a language never shows a
// page.
function pagesIn(locale: Locale): RouteConfigEntry[] {
  const at = (path: string, file: string) =>
    route(`${locale}${path}`, `routes/${file}`, { id: `${locale}:${path}` });
  const within = (outer: string) =>
    PAGES.filter((page) => page.within === outer).map(({ path, file }) =>
      route(path.slice(outer.length + 1), `routes/${file}`, { id: `${locale}:${path}` }),
    );
  return [
    ...PAGES.filter((page) => page.within === undefined).map(({ path, file }) =>
      // By its path: one file may serve several.
      route(`${locale}${path}`, `routes/${file}`, { id: `${locale}:${path}` }, within(path)),
    ),
    at('/calculator/report.json', 'calculator/report-json.ts'),
    at('/calculator/report.pdf', 'calculator/report-pdf.ts'),
    at('/calculator/photo/:tile', 'calculator/photo.ts'),
    at('/partners/logo/:key', 'public/partner-logo.ts'),
    at('/papers/:id', 'public/paper.ts'),
    at('/thank-you/files', 'public/receipt-files.tsx'),
    at('/thank-you/send-file', 'public/send-file.ts'),
    at('/thank-you/picture/:id', 'public/small-picture.ts'),
    at('/your-offer', 'public/quote.tsx'),
    at('/your-offer/pdf', 'public/quote-pdf.ts'),
    at('/your-offer/withdraw', 'public/withdraw-contract.tsx'),
    at('/report/:slug/pdf', 'report/saved-pdf.ts'),
    at('/report/PvYieldReportOLD.csv', 'report/yield-csv.ts'),
    at('/sign-out', 'account/sign-out.ts'),
    at('/account/my-data.zip', 'account/my-data.ts'),
    at('/deprecated/:name', 'seo/deprecated.ts'),
    at('/sitemap.xml', 'seo/sitemap.ts'),
    at('/admin/files/:id', 'admin/file.ts'),
    at('/admin/proofs/:id', 'admin/proof.ts'),
    at('/admin/login', 'admin/login.tsx'),
    at('/admin/sign-out', 'admin/sign-out.ts'),
    at('/admin/find.json', 'admin/find.ts'),
    at('/admin/leads.csv', 'admin/leads-csv.ts'),
    at('/admin/records.csv', 'admin/records-csv.ts'),
    at('/admin/audit.csv', 'admin/audit-csv.ts'),
    at('/admin/privacy/export', 'admin/privacy-export.ts'),
    route(`${locale}/admin`, 'routes/admin/layout.tsx', { id: `${locale}:admin` }, [
      index('routes/admin/overview.tsx', { id: `${locale}:admin-overview` }),
      ...ADMIN_PAGES.map(({ path, file }) =>
        route(path, `routes/admin/${file}`, { id: `${locale}:admin/${path}` }),
      ),
    ]),
    at('/*', 'public/not-found.tsx'),
  ];
}

/** Pages in the frame of the admin area. */
const ADMIN_PAGES = [
  { path: 'leads', file: 'leads.tsx' },
  { path: 'leads/:id', file: 'lead.tsx' },
  { path: 'quotes/:id', file: 'quote.tsx' },
  { path: 'report', file: 'reports.tsx' },
  { path: 'report/:id', file: 'report.tsx' },
  { path: 'price-adjustments', file: 'prices.tsx' },
  { path: 'price-adjustments/draft', file: 'price-draft.tsx' },
  { path: 'price-adjustments/versions', file: 'price-versions.tsx' },
  { path: 'catalogue', file: 'catalogue.tsx' },
  { path: 'tariffs', file: 'tariffs.tsx' },
  { path: 'content', file: 'content.tsx' },
  { path: 'people', file: 'people.tsx' },
  { path: 'company', file: 'company.tsx' },
  { path: 'messages', file: 'messages.tsx' },
  { path: 'audit', file: 'audit.tsx' },
  { path: 'privacy', file: 'privacy.tsx' },
] as const;

export default [
  ...LOCALES.flatMap(pagesIn),
  route('sitemap.xml', 'routes/seo/sitemap-index.ts'),
  route('robots.txt', 'routes/seo/robots.ts'),
  // The bare address is no splat's: without a route of its own it would show the empty layout.
  index('routes/seo/locale-redirect.ts', { id: 'locale-redirect-of-root' }),
  route('*', 'routes/seo/locale-redirect.ts'),
] satisfies RouteConfig;
