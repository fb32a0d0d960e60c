import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { ArticleList } from '../../features/articles/article-list.tsx';
import { DocumentHead } from '../../features/content/document-head.tsx';
import { PageHead } from '../../features/seo/page-head.tsx';
import type { Route } from './+types/article-home';
import { articleCards } from './article-cards.server.ts';

export function loader() {
  return { articles: articleCards(getLocale()) };
}

export default function ArticleHome({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHead page={m.content_articles()} description={m.content_articles_description()} />
      <div className="mx-auto max-w-312 px-6 pt-8 tablet:pt-12">
        <DocumentHead title={m.content_articles()} intro={m.content_articles_intro()} />
      </div>
      <ArticleList articles={loaderData.articles} />
    </>
  );
}
