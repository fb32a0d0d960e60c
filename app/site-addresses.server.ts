import { articlesIn, documentsIn } from './features/content/documents.server.ts';
import { LOCALES, type Locale } from '../words/locale.ts';
import { addressOf, PAGES, type PublicPage } from './pages.ts';

const LEGAL = '/legal/';

/** The concrete addresses of a page in the table: one, or one for each text it shows. */
function pathsOf({ path }: PublicPage, locale: Locale): readonly string[] {
  if (path === '/articles/:slug') return articlesIn(locale).map(({ slug }) => `/articles/${slug}`);
  if (path === `${LEGAL}*`) {
    const room = `${locale}/legal/`;
    return documentsIn(locale)
      .filter(({ id }) => id.startsWith(room))
      .map(({ id }) => LEGAL + id.slice(room.length));
  }
  if (/[:*]/.test(path)) return [];
  return [path];
}

/** Every address of the selected pages, in a language. */
export function addressesIn(locale: Locale, chosen: (page: PublicPage) => boolean): string[] {
  return PAGES.filter(chosen)
    .flatMap((page) => pathsOf(page, locale))
    .map((path) => addressOf(locale, path));
}

const PERIOD_MS = { minute: 60_000, hour: 3_600_000 } as const;

export type StillAddress = {
  readonly path: string;
  /** Rendered anew at each full period of this length. */
  readonly periodMs: number;
};

/** The pages that are the same for everybody. */
export function stillAddresses(): readonly StillAddress[] {
  return (['hour', 'minute'] as const).flatMap((period) =>
    LOCALES.flatMap((locale) => addressesIn(locale, (page) => page.freshFor === period)).map(
      (path) => ({ path, periodMs: PERIOD_MS[period] }),
    ),
  );
}

/** The pages that search engines are shown. */
export function indexedAddresses(): readonly string[] {
  return LOCALES.flatMap((locale) => addressesIn(locale, (page) => page.indexed));
}
