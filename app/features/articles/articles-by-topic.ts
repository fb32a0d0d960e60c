import type { ArticleCard } from './article-card.ts';

export type TopicArticles = { readonly topic: string; readonly articles: readonly ArticleCard[] };

/** Articles under their topics; topics and articles keep the order they come in. */
export function articlesByTopic(articles: readonly ArticleCard[]): readonly TopicArticles[] {
  return [...Map.groupBy(articles, ({ topic }) => topic)].map(([topic, ofTopic]) => ({
    topic,
    articles: ofTopic,
  }));
}
