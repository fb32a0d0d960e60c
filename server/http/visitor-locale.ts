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

/** A request for a page, by its path and what its browser says of it. */
export type PageRequest = {
  readonly path: string;
  readonly header: (name: string) => string | undefined;
};

/**
 * The cookie that keeps the visitor's language for 365 days (specification 4): that of the first page they read, until
 * they choose another one on a page of this site. A link from elsewhere into the other language is no choice.
 * @returns its header; null: it is kept already, or the path has no language
 */
export function localeCookie(request: PageRequest, isSecure: boolean): string | null {
  const locale = localeOfPath(request.path);
  if (locale === null) return null;
  const kept = rememberedLocale(request.header('cookie'), isSecure);
  if (locale === kept || (kept !== undefined && !isChosen(request, locale))) return null;
  return setOwnCookie('locale', locale, isSecure);
}

/**
 * Whether the language was chosen: only the choice of language leads from a page of this site to a page in another one.
 * A page whose own address is kept to itself names none, but only it is followed by navigation without a referrer.
 */
function isChosen({ header }: PageRequest, locale: Locale): boolean {
  const referer = header('referer');
  const site = header('sec-fetch-site');
  if (referer === undefined)
    return site === 'same-origin' && header('sec-fetch-mode') === 'navigate';
  if (!URL.canParse(referer)) return false;
  const { host, pathname } = new URL(referer);
  // Without https, browsers name the host alone.
  if (site === undefined ? host !== header('host') : site !== 'same-origin') return false;
  return (localeOfPath(pathname) ?? locale) !== locale;
}
