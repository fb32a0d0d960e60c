import { m } from '../../../messages/compiled/messages.js';
import { AddressForm } from '../../features/address/address-form.tsx';
import { RelatedArticles } from '../../features/articles/related-articles.tsx';
import { Breadcrumb } from '../../features/content/breadcrumb.tsx';
import { ClosingPanel } from '../../features/content/closing-panel.tsx';
import { DocumentPage } from '../../features/content/document-page.tsx';
import { PageHead } from '../../features/seo/page-head.tsx';
import { links } from '../../links.ts';
import { siteFacts } from '../../site-facts.server.ts';
import type { Route } from './+types/article';
import { articleAt } from './article.server.ts';

export function loader({ params, url, context }: Route.LoaderArgs) {
  const { origin } = siteFacts(context, url);
  return articleAt(params.slug, { pathname: url.pathname, origin });
}

export default function Article({ loaderData }: Route.ComponentProps) {
  const { view, topic, related, structured } = loaderData;
  return (
    <>
      <PageHead
        page={view.title}
        description={view.description}
        kind="article"
        structured={structured}
      />
      <DocumentPage
        // Another article resets the page, because its headings differ.
        key={view.id}
        view={view}
        contentsTitle={m.content_contents_article()}
        breadcrumb={
          <Breadcrumb href={links.articles()} parent={m.content_articles()} here={topic} />
        }
      >
        <RelatedArticles articles={related} />
        <ClosingPanel addressForm={<AddressForm />} />
      </DocumentPage>
    </>
  );
}
