import { DEFAULT_LOCALE, LOCALES, localeOfPath, type Locale } from '../../words/locale.ts';
import { ownCookieIn, setOwnCookie } from '../own-cookies.ts';

type Header = string | null | undefined;

function localeNamed(text: string | undefined): Locale | undefined {
  return LOCALES.find((locale) => locale === text);
}

/** The visitor's first choice among our languages, by weight; weight 0 means "not this one". */
export function acceptedLocale(acceptLanguage: Header): Locale | undefined {
  const wishes = (acceptLanguage ?? '').split(',').map((part) => {
    const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
    const weight = parameters.map((text) => /^\s*q=([\d.]+)\s*$/.exec(text)?.[1]).find(Boolean);
    return {
      language: tag.trim().split('-')[0],
      weight: weight === undefined ? 1 : Number(weight),
    };
  });
  return wishes
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ language }) => localeNamed(language))
    .find((locale) => locale !== undefined);
}

function rememberedLocale(cookies: Header, isSecure: boolean): Locale | undefined {
  return localeNamed(ownCookieIn(cookies, 'locale', isSecure) ?? undefined);
}

/** The language for an address that names none: chosen before, else the browser's, else Danish. */
export function localeOfVisitor(cookies: Header, acceptLanguage: Header): Locale {
  return (
    rememberedLocale(cookies, true) ??
    // The name without https. On https it was also the name before the prefix, still read for
    // visitors who return within the year.
    rememberedLocale(cookies, false) ??
    acceptedLocale(acceptLanguage) ??
    DEFAULT_LOCALE
  );
}

/** The language of an answer: the page's own, else what the caller prefers. */
export function answerLocale(path: string, acceptLanguage: Header): Locale {
  return localeOfPath(path) ?? acceptedLocale(acceptLanguage) ?? DEFAULT_LOCALE;
}

/**
 * The cookie that remembers the reader's language for 365 days (specification 4).
 * @returns its header; null: remembered already, or the path has no language
 */
export function localeCookie(path: string, cookies: Header, isSecure: boolean): string | null {
  const locale = localeOfPath(path);
  if (locale === null || locale === rememberedLocale(cookies, isSecure)) return null;
  return setOwnCookie('locale', locale, isSecure);
}
