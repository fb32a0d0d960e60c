import { brand } from '../../app/brand.ts';
import {
  DESKTOP,
  expect,
  expectAccessible,
  LOCALES,
  open,
  PHONE,
  test,
  type Page,
} from './support/site-test.ts';
import { signInByPhone } from './support/sign-in.ts';
import { sitePages } from './support/site-map.ts';
import { wordsIn } from './support/words.ts';

// A tenth cheaper: what the pages share is fetched and compiled once. Cookies and what is kept are cleared in between.
test.use({ reuseContext: true });

const NARROWEST = 320;
/** Asked once per worker: many pages have the same links. */
const known = new Map<string, number>();

/** What search engines read of a page. */
function readHead(page: Page) {
  return page.evaluate(() => {
    const all = (selector: string, name: string) =>
      [...document.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? '');
    return {
      lang: document.documentElement.lang,
      title: document.title,
      // A calculator that waits behind the roof's own page is in the document, and nobody reads it.
      headings: [...document.querySelectorAll('h1')]
        .filter((heading) => heading.checkVisibility())
        .map((heading) => heading.textContent.trim()),
      descriptions: all('meta[name=description]', 'content'),
      canonical: all('link[rel=canonical]', 'href'),
      languages: all('link[rel=alternate][hreflang]', 'hreflang').toSorted(),
      robots: all('meta[name=robots]', 'content'),
      pictures: all('meta[property="og:image"]', 'content'),
      structured: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
        (script) => script.textContent,
      ),
    };
  });
}

/** The addresses of this site that a page links to or shows. */
function ownAddresses(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = [
      ...[...document.querySelectorAll<HTMLAnchorElement>('a[href]')].map((link) => link.href),
      ...[...document.querySelectorAll<HTMLImageElement>('img[src]')].map((image) => image.src),
      ...[...document.querySelectorAll<HTMLLinkElement>('link[rel=alternate]')].map(
        (link) => link.href,
      ),
      document.querySelector<HTMLMetaElement>('meta[property="og:image"]')?.content ?? '',
    ];
    const own = found.filter((href) => href.startsWith(location.origin));
    return [...new Set(own.map((href) => href.replace(/#.*$/, '')))];
  });
}

/** Headings and fields that the page's own links point to. */
function missingTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')]
      .map((link) => decodeURIComponent(link.hash.slice(1)))
      .filter((id) => id !== '' && document.getElementById(id) === null),
  );
}

for (const locale of LOCALES) {
  test.describe(`every page in ${locale}`, () => {
    test.use({ viewport: DESKTOP });

    for (const { address, indexed } of sitePages(locale)) {
      test(`${address} is sound`, async ({ page, baseURL }) => {
        const answer = await page.request.get(address);
        expect(answer.status()).toBe(200);
        await open(page, address);

        const head = await readHead(page);
        expect(head.lang).toBe(locale);
        expect(head.headings, 'one h1 with words').toHaveLength(1);
        expect(head.headings[0]).not.toBe('');
        expect(head.title).toMatch(new RegExp(`^\\S.+ · ${brand.name}$`));
        expect(head.descriptions).toHaveLength(1);
        expect(head.descriptions[0]!.length).toBeGreaterThanOrEqual(40);
        expect(head.canonical).toEqual([`${baseURL}${address}`]);
        expect(head.languages).toEqual(indexed ? ['da', 'en', 'x-default'] : []);
        expect(head.robots).toEqual(indexed ? [] : ['noindex']);
        expect(head.pictures).toHaveLength(1);
        for (const text of head.structured)
          expect(JSON.parse(text)).toHaveProperty('@context', 'https://schema.org');

        expect(await missingTargets(page), 'links within the page').toEqual([]);
        for (const link of await ownAddresses(page)) {
          if (!known.has(link)) known.set(link, (await page.request.get(link)).status());
          expect(known.get(link), link).toBe(200);
        }

        await expectAccessible(page, `${address} on a desktop`);
        await page.setViewportSize(PHONE);
        await expectAccessible(page, `${address} on a phone`);
        await page.setViewportSize({ width: NARROWEST, height: 640 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(NARROWEST);
      });
    }
  });
}

test('a report nobody has saved is not found, and its possible owner has to sign in first', async ({
  page,
}) => {
  const status = async (slug: string) =>
    (await page.request.get(`/da/report/${slug}`, { maxRedirects: 0 })).status();
  const NOBODYS = '01900000-0000-7000-8000-000000000000';
  expect(await status(NOBODYS)).toBe(303);
  expect(await status('no.report'), 'what names no report').toBe(404);
  expect(await status(`s-${'A'.repeat(22)}`), 'the key of no link').toBe(404);
  await signInByPhone(page);
  expect(await status(NOBODYS)).toBe(404);
});

test('the sitemaps list every page for search engines in both languages, and no other', async ({
  page,
  baseURL,
}) => {
  for (const locale of LOCALES) {
    const sitemap = await (await page.request.get(`/${locale}/sitemap.xml`)).text();
    const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
    const wanted = sitePages(locale).filter(({ indexed }) => indexed);
    expect(listed.toSorted()).toEqual(
      wanted.map(({ address }) => `${baseURL}${address}`).toSorted(),
    );
  }
  const index = await (await page.request.get('/sitemap.xml')).text();
  for (const locale of LOCALES) expect(index).toContain(`${baseURL}/${locale}/sitemap.xml`);
  expect(await (await page.request.get('/robots.txt')).text()).toContain('/sitemap.xml');
});

test('addresses of the former site and addresses without a language redirect', async ({ page }) => {
  const ask = (path: string, headers: Record<string, string> = {}) =>
    page.request.get(path, { maxRedirects: 0, headers });
  const former = {
    article: '/article-home',
    articleCopy: '/article-home',
    privacy: '/legal/privacy-policy',
    blogCopy: '/article-home',
    aboutCopy: '/about',
    guideCopy: '/guide',
    indexCopy: '',
    contactCopy: '/contact',
    cookiePolicy: '/legal/cookie-policy',
    'tooltip-test': '',
    calculatorInfoCopy: '/calculator-info',
  };
  for (const [name, path] of Object.entries(former)) {
    const answer = await ask(`/en/deprecated/${name}?from=mail`);
    expect(answer.status(), name).toBe(308);
    expect(answer.headers()['location'], name).toBe(`/en${path}?from=mail`);
  }
  for (const locale of LOCALES) {
    const unknown = await ask(`/${locale}/deprecated/other`);
    expect(unknown.status()).toBe(404);
    expect(await unknown.text()).toContain(wordsIn(locale)('shell_lost_title'));
  }
  const english = { 'Accept-Language': 'en', Cookie: '' };
  for (const { address } of sitePages('da')) {
    const bare = address.slice('/da'.length) || '/';
    const answer = await ask(`${bare}?a=1`, english);
    expect(answer.status(), bare).toBe(302);
    expect(answer.headers()['location']).toBe(`/en${bare === '/' ? '' : bare}?a=1`);
  }
});
