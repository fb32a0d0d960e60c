import { expect, test } from 'vitest';
import type { ArticleCard } from './article-card.ts';
import { articlesByTopic } from './articles-by-topic.ts';

const card = (slug: string, topic: string): ArticleCard => ({
  slug,
  topic,
  title: slug,
  description: '',
  minutes: '',
  picture: 'none',
});

test('topics appear once, in the order of their first article', () => {
  const cards = [card('a', 'Pris'), card('b', 'Tag'), card('c', 'Pris')];
  expect(
    articlesByTopic(cards).map(({ topic, articles }) => [topic, articles.map(({ slug }) => slug)]),
  ).toEqual([
    ['Pris', ['a', 'c']],
    ['Tag', ['b']],
  ]);
});
