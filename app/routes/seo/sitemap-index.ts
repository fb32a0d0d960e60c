import { LOCALES } from '../../../words/locale.ts';
import type { Route } from './+types/sitemap-index';
import { siteOrigin, xmlAnswer } from './sitemap.server.ts';

/** Where the pages of each language are listed. */
export function loader({ url, context }: Route.LoaderArgs) {
  const origin = siteOrigin(context, url);
  const maps = LOCALES.map(
    (locale) => `<sitemap><loc>${origin}/${locale}/sitemap.xml</loc></sitemap>`,
  );
  return xmlAnswer(
    `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${maps.join('')}</sitemapindex>`,
  );
}
