/** What a list shows of an article. */
export type ArticleCard = {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly topic: string;
  /** Time to read, in words. */
  readonly minutes: string;
  readonly picture: 'house-detached' | 'house-terraced' | 'house-farm' | 'none';
};
