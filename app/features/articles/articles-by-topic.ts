import type { ArticleCard } from './article-card.ts';

export type TopicArticles = { readonly topic: string; readonly articles: readonly ArticleCard[] };

/** Articles under their topics, both in their original order. */
export function articlesByTopic(articles: readonly ArticleCard[]): readonly TopicArticles[] {
  return [...Map.groupBy(articles, ({ topic }) => topic)].map(([topic, ofTopic]) => ({
    topic,
    articles: ofTopic,
  }));
}
