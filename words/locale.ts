export const LOCALES = ['da', 'en'] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = 'da';

/** The language prefix of a path, or null if it has none; the home page's data is at «/en.data». */
export function localeOfPath(pathname: string): Locale | null {
  const first = pathname.split('/', 2)[1]?.replace(/\.data$/, '');
  return LOCALES.find((locale) => locale === first) ?? null;
}

/** The same page in another language; the path must have a language prefix. */
export function pathInLocale(pathname: string, locale: Locale): string {
  const rest = localeOfPath(pathname) === null ? pathname : pathname.slice(3);
  return `/${locale}${rest === '/' ? '' : rest}`;
}
