import { data } from 'react-router';
import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { articlesIn } from '../../features/content/documents.server.ts';
import { documentView } from '../../features/content/document-view.server.ts';
import {
  article as structuredArticle,
  breadcrumbs,
  structuredText,
} from '../../features/seo/structured-data.server.ts';
import { links } from '../../links.ts';
import { articlesAfter } from './article-cards.server.ts';

const RELATED = 3;

type SiteAddress = {
  readonly pathname: string;
  /** Where visitors reach the site. */
  readonly origin: string;
};

/** An article by its slug, with the address of its translation. */
export function articleAt(slug: string, { pathname, origin }: SiteAddress) {
  const locale = getLocale();
  const article = articlesIn(locale).find((one) => one.slug === slug);
  // The specification's words for a page that fails its check.
  if (article === undefined) throw data(`Page Not Found: ${pathname}`, { status: 404 });
  const { topic, title, translation } = article.frontMatter;
  const path = links.article(slug);
  const crumbs = [
    { name: m.shell_nav_home(), path: links.home() },
    { name: m.content_articles(), path: links.articles() },
    { name: title, path },
  ];
  const other = locale === 'da' ? 'en' : 'da';
  return {
    view: documentView(article),
    topic,
    structured: structuredText(
      structuredArticle(origin, path, locale, article.frontMatter),
      breadcrumbs(origin, crumbs),
    ),
    related: articlesAfter(slug, locale, RELATED),
    languagePaths: {
      [locale]: links.article(slug, locale),
      [other]: links.article(translation, other),
    },
  };
}
