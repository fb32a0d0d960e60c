import type { ArticleCard } from '../../features/articles/article-card.ts';
import { articlesIn, type Article } from '../../features/content/documents.server.ts';
import { minutesText } from '../../features/content/document-view.server.ts';
import type { Locale } from '../../../words/locale.ts';

function cardOf({ slug, frontMatter, minutes }: Article): ArticleCard {
  const { title, description, topic, picture } = frontMatter;
  return { slug, title, description, topic, minutes: minutesText(minutes), picture };
}

/** A language's articles in order, as a list shows them. */
export function articleCards(locale: Locale): readonly ArticleCard[] {
  return articlesIn(locale).map(cardOf);
}

/** Those after an article; after the last come the first again. */
export function articlesAfter(slug: string, locale: Locale, count: number): readonly ArticleCard[] {
  const all = articleCards(locale);
  const at = all.findIndex((card) => card.slug === slug);
  const others = [...all.slice(at + 1), ...all.slice(0, Math.max(at, 0))];
  return others.slice(0, count);
}
