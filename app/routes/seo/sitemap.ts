import { localeOfPath, DEFAULT_LOCALE } from '../../../words/locale.ts';
import type { Route } from './+types/sitemap';
import { siteOrigin, sitemapOf, xmlAnswer } from './sitemap.server.ts';

/** The pages of a language open to search engines. */
export function loader({ url, context }: Route.LoaderArgs) {
  const locale = localeOfPath(url.pathname) ?? DEFAULT_LOCALE;
  return xmlAnswer(sitemapOf(locale, siteOrigin(context, url)));
}
