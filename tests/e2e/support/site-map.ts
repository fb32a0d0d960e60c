import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '../../../words/locale.ts';
import { addressOf, PAGES } from '../../../app/pages.ts';

const content = join(import.meta.dirname, '..', '..', '..', 'content');

function slugsIn(locale: Locale, room: string): readonly string[] {
  const files = readdirSync(join(content, locale, room));
  return files.filter((name) => name.endsWith('.mdx')).map((name) => name.replace(/\.mdx$/, ''));
}

export type SitePage = { readonly address: string; readonly indexed: boolean };

/** Every address in the table of pages; a page of texts once for each text in content/. */
export function sitePages(locale: Locale): readonly SitePage[] {
  return PAGES.flatMap(({ path, indexed }) => {
    const at = (concrete: string) => ({ address: addressOf(locale, concrete), indexed });
    if (path === '/articles/:slug')
      return slugsIn(locale, 'articles').map((slug) => at(`/articles/${slug}`));
    if (path === '/legal/*') return slugsIn(locale, 'legal').map((slug) => at(`/legal/${slug}`));
    // A user's own report: there is none before somebody has saved one.
    if (path.startsWith('/report/:slug')) return [];
    // For signed-in users; tested separately.
    if (path.startsWith('/account/')) return [];
    if (/[:*]/.test(path)) throw new Error(`The test knows no address for ${path}`);
    return [at(path)];
  });
}
