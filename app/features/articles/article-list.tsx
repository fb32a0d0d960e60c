import type { ArticleCard } from './article-card.ts';
import { ArticleLines } from './article-lines.tsx';
import { articlesByTopic } from './articles-by-topic.ts';
import { FeaturedArticle } from './featured-article.tsx';

/** Every article: the first one large, the others by topic. */
export function ArticleList({ articles }: { readonly articles: readonly ArticleCard[] }) {
  const [first, ...others] = articles;
  return (
    <div className="mx-auto max-w-312 px-6 pt-10 pb-12 tablet:pt-12 tablet:pb-18">
      {first !== undefined && <FeaturedArticle article={first} />}
      <div className="mt-12 flex flex-col gap-12 tablet:mt-18">
        {articlesByTopic(others).map(({ topic, articles: ofTopic }) => (
          <section key={topic} className="grid gap-x-6 gap-y-4 laptop:grid-cols-12">
            <h2 className="text-28 font-semibold laptop:col-span-4">{topic}</h2>
            <div className="laptop:col-span-8">
              <ArticleLines articles={ofTopic} underTopic />
            </div>
          </section>
        ))}
      </div>
    </div>
  );
}
