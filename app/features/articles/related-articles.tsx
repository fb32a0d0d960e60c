import { m } from '../../../messages/compiled/messages.js';
import type { ArticleCard } from './article-card.ts';
import { ArticleLines } from './article-lines.tsx';

/** Where to read on after an article. */
export function RelatedArticles({ articles }: { readonly articles: readonly ArticleCard[] }) {
  if (articles.length === 0) return null;
  return (
    <section
      aria-labelledby="related"
      className="mx-auto max-w-312 px-6 pb-12 tablet:pb-18 print:hidden"
    >
      <div className="grid gap-x-6 laptop:grid-cols-12">
        <div className="laptop:col-span-8">
          <h2 id="related" className="mb-6 text-28 font-semibold">
            {m.content_related()}
          </h2>
          <ArticleLines articles={articles} />
        </div>
      </div>
    </section>
  );
}
