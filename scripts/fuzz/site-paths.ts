import type { FuzzedSite } from './fuzzed-site.ts';

type Filling = Pick<FuzzedSite, 'reportId' | 'sharedKey'>;

const ARTICLES: Readonly<Record<string, string>> = {
  da: 'haeldning-og-retning',
  en: 'slope-and-direction',
};

/** Addresses of a route, as the router writes it, with its parameters filled in. */
export function sitePaths(route: string, { reportId, sharedKey }: Filling): readonly string[] {
  const path = `/${route}`;
  const locale = path.startsWith('/en') ? 'en' : 'da';
  if (path.includes('/articles/:slug')) return [path.replace(':slug', ARTICLES[locale]!)];
  if (path.includes('/report/:slug'))
    return [reportId, sharedKey, 'none'].map((slug) => path.replace(':slug', slug));
  if (path.includes('/legal/*'))
    return [path.replace('*', 'privacy-policy'), path.replace('*', '')];
  if (path.includes('/photo/:tile')) return [path.replace(':tile', '18-138487-80900')];
  if (path.includes('/deprecated/:name')) return [path.replace(':name', 'article')];
  // For a lead or a file: without staff rights there is none, whatever its name.
  if (path.includes('/admin/')) return [path.replaceAll(/:\w+/g, reportId)];
  // A partner’s logo, a request’s picture, a paper of the company: whoever has no key to one finds none.
  if (/\/(?:logo|picture|papers)\/:\w+$/.test(path)) return [path.replace(/:\w+$/, 'none')];
  if (path.includes('*')) return [path.replace('*', 'no-such-page')];
  if (path.includes(':')) throw new Error(`What stands for the name in ${path}?`);
  return [path];
}
