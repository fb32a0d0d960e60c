import { DEFAULT_LOCALE, LOCALES, localeOfPath, type Locale } from '../../words/locale.ts';
import { cookieNamed } from '../identity/session-cookie.ts';

/** On https the browser itself refuses a cookie of this name that another host of the domain sets. */
const SECURE_NAME = '__Host-solrig_locale';
/** Without https; on https its name before it had the prefix, still read for who came back within the year. */
const PLAIN_NAME = 'solrig_locale';
const COOKIE_LIFE_S = 365 * 24 * 60 * 60;

type Header = string | null | undefined;

function localeNamed(text: string | undefined): Locale | undefined {
  return LOCALES.find((locale) => locale === text);
}

/** The visitor's first wish among our languages, by weight; a weight of 0 means «not this one». */
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

function localeNamedBy(name: string, cookies: Header): Locale | undefined {
  return localeNamed(cookieNamed(name, cookies) ?? undefined);
}

/** The language of someone whose address names none: chosen before, else the browser's, else Danish. */
export function localeOfVisitor(cookies: Header, acceptLanguage: Header): Locale {
  return (
    localeNamedBy(SECURE_NAME, cookies) ??
    localeNamedBy(PLAIN_NAME, cookies) ??
    acceptedLocale(acceptLanguage) ??
    DEFAULT_LOCALE
  );
}

/** The language of an answer: the page's own, else the caller's wish. */
export function answerLocale(path: string, acceptLanguage: Header): Locale {
  return localeOfPath(path) ?? acceptedLocale(acceptLanguage) ?? DEFAULT_LOCALE;
}

/**
 * The cookie that remembers the language one reads for 365 days (specification 4).
 * @returns its header; null: remembered already, or the path has no language
 */
export function localeCookie(path: string, cookies: Header, isSecure: boolean): string | null {
  const locale = localeOfPath(path);
  const name = isSecure ? SECURE_NAME : PLAIN_NAME;
  if (locale === null || locale === localeNamedBy(name, cookies)) return null;
  const secure = isSecure ? '; Secure' : '';
  return `${name}=${locale}; Path=/; Max-Age=${COOKIE_LIFE_S}; HttpOnly; SameSite=Lax${secure}`;
}
