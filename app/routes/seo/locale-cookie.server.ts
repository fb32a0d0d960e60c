import type { MiddlewareFunction } from 'react-router';
import { DEFAULT_LOCALE, localeOfPath, LOCALES, type Locale } from '../../i18n/locale.ts';

const NAME = 'solrig_locale';
const LIFE_S = 365 * 24 * 60 * 60;

function remembered(request: Request): Locale | undefined {
  const cookies = request.headers.get('Cookie')?.split(/;\s*/) ?? [];
  return LOCALES.find((locale) => cookies.includes(`${NAME}=${locale}`));
}

/** The visitor's first wish among our languages, by weight; a weight of 0 means «not this one». */
export function acceptedLocale(header: string | null): Locale | undefined {
  const wishes = (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const weight = parameters.map((text) => /^\s*q=([\d.]+)\s*$/.exec(text)?.[1]).find(Boolean);
      return {
        language: tag.trim().split('-')[0],
        weight: weight === undefined ? 1 : Number(weight),
      };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
  for (const { language } of wishes) {
    const locale = LOCALES.find((known) => known === language);
    if (locale !== undefined) return locale;
  }
  return undefined;
}

/** The language of someone whose address names none. */
export function localeOfVisitor(request: Request): Locale {
  return (
    remembered(request) ?? acceptedLocale(request.headers.get('Accept-Language')) ?? DEFAULT_LOCALE
  );
}

/** Remembers the language of the pages one reads for 365 days (specification 4). */
export const rememberLocale: MiddlewareFunction<Response> = async ({ request }, next) => {
  const response = await next();
  const { pathname, protocol } = new URL(request.url);
  const locale = localeOfPath(pathname);
  if (locale !== null && locale !== remembered(request)) {
    const secure = protocol === 'https:' ? '; Secure' : '';
    response.headers.append(
      'Set-Cookie',
      `${NAME}=${locale}; Path=/; Max-Age=${LIFE_S}; HttpOnly; SameSite=Lax${secure}`,
    );
  }
  return response;
};
