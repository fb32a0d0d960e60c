import { expect, LOCALES, test } from './support/site-test.ts';
import { wordsIn, type Words } from './support/words.ts';

// Links nobody would write and anybody can follow. Each is a page with figures, and says what it
// left out.

const AT_SEA = 'lat=57.8&lon=8.0';
const ON_LAND = 'lat=56.16&lon=10.2&address=Skovvej+12';

type Said = Parameters<Words>[0];
const ODD_QUERIES: readonly (readonly [query: string, said: readonly Said[]])[] = [
  ['sizing=roof', ['error_no_roof_area']],
  [`${ON_LAND}&sizing=roof&roofFaces=30_0*20_90_4`, ['error_no_roof_area']],
  [`${ON_LAND}&sizing=roof&roofSurfaceArea=-5`, ['error_too_small', 'error_no_roof_area']],
  [`${AT_SEA}&selectedInverterModelId=nobody`, ['error_at_sea', 'error_unknown_value']],
  [`${AT_SEA}&sizing=roof&selectedPanelManufacturer=XX`, ['error_at_sea', 'error_no_roof_area']],
  [`${AT_SEA}&sizing=use&gridCompany=0000000000000`, ['error_at_sea', 'error_unknown_value']],
  [`${ON_LAND}&sizing=use&batteryUnitCounts=nobody:2`, ['error_unknown_value']],
  [`${ON_LAND}&roofFaces=30_0_54*30_90_54`, ['error_too_large']],
  ['lat=NaN&lon=1e999&slope=1e308&horizon=1_2&postcode=%00', ['error_not_a_number']],
];

const PAGES = [
  '/calculator/solrig-calculator',
  '/calculator2',
  '/calculator/report',
  '/report/SimpleReport',
  '/report/SimpleEnhancedReport',
  '/report/PvYieldReportOLD',
  '/calculator/report/mail',
] as const;

/**
 * Pages without room for a note about the link, or with their own: an offer is not requested on
 * guesses.
 */
const WITHOUT_SUMMARY = [
  '/calculator/offer',
  '/calculator/compare-offers',
  '/calculator/report.pdf',
  '/calculator/report.json',
  '/report/PvYieldReportOLD.csv',
] as const;

for (const [at, path] of [...PAGES, ...WITHOUT_SUMMARY].entries()) {
  test(`${path} answers every odd link`, async ({ request }) => {
    for (const [index, [query, said]] of ODD_QUERIES.entries()) {
      const locale = LOCALES[(at + index) % LOCALES.length]!;
      // Each from a different house: PDF reports are limited per address.
      const headers = { 'X-Forwarded-For': `198.51.100.${index + 1}` };
      const answer = await request.get(`/${locale}${path}?${query}`, { headers });
      expect(answer.status(), `${locale} ${query}`).toBe(200);
      if (!PAGES.some((page) => page === path)) continue;
      const page = (await answer.text()).replaceAll('&#x27;', "'");
      const limit = query.includes('roofSurfaceArea') ? '1' : '54';
      const missing = said.filter((name) => !page.includes(wordsIn(locale)(name, { limit })));
      expect(missing, `${locale} ${query}`).toEqual([]);
    }
  });
}

for (const locale of LOCALES) {
  const title = wordsIn(locale)('offer_figures_title').replaceAll("'", '&#x27;');
  test(`an offer is not requested on what an odd link leaves, ${locale}`, async ({ request }) => {
    for (const [query] of ODD_QUERIES) {
      const answer = await request.get(`/${locale}/calculator/offer?${query}`);
      expect((await answer.text()).includes(title), query).toBe(true);
    }
  });
}

test.describe('an address in other letters than its page’s', () => {
  for (const [asked, leads] of [
    ['/EN/about', '/en/about'],
    ['/da/Guide?a=B', '/da/guide?a=B'],
    ['/da/GUIDE.data', '/da/guide.data'],
    ['/DA/report/simplereport?id=AbC', '/da/report/SimpleReport?id=AbC'],
    ['/da/Articles/No-Such', '/da/articles/No-Such'],
  ] as const) {
    test(`${asked} leads to ${leads} for good`, async ({ request }) => {
      const answer = await request.get(asked, { maxRedirects: 0 });
      expect(answer.status()).toBe(308);
      expect(answer.headers()['location']).toBe(leads);
    });
  }

  test('a page that has capitals in its address keeps them', async ({ request }) => {
    for (const path of ['SimpleReport', 'SimpleEnhancedReport', 'PvYieldReportOLD']) {
      const answer = await request.get(`/da/report/${path}`, { maxRedirects: 0 });
      expect(answer.status(), path).not.toBe(308);
    }
  });
});
