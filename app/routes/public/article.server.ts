import { data } from 'react-router';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { articlesIn } from '../../features/content/documents.server.ts';
import { documentView } from '../../features/content/document-view.server.ts';
import { links } from '../../links.ts';
import { articlesAfter } from './article-cards.server.ts';

const RELATED = 3;

/** An article by its slug, with the address of the same article in the other language. */
export function articleAt(slug: string, pathname: string) {
  const locale = getLocale();
  const article = articlesIn(locale).find((one) => one.slug === slug);
  // The specification's words for a page that fails its check.
  if (article === undefined) throw data(`Page Not Found: ${pathname}`, { status: 404 });
  const { topic, translation } = article.frontMatter;
  const other = locale === 'da' ? 'en' : 'da';
  return {
    view: documentView(article),
    topic,
    related: articlesAfter(slug, locale, RELATED),
    languagePaths: {
      [locale]: links.article(slug, locale),
      [other]: links.article(translation, other),
    },
  };
}
