import { DocumentBody } from '../../features/content/document-body.tsx';
import { PageHead } from '../../features/seo/page-head.tsx';
import type { Route } from './+types/article';
import { articleAt } from './article.server.ts';

export function loader({ params, url }: Route.LoaderArgs) {
  return articleAt(params.slug, url.pathname);
}

export default function Article({ loaderData }: Route.ComponentProps) {
  const { frontMatter, id } = loaderData;
  return (
    <>
      <PageHead page={frontMatter.title} description={frontMatter.description} kind="article" />
      <article className="mx-auto max-w-312 px-6 py-12">
        <h1 className="text-36 font-semibold tablet:text-48">{frontMatter.title}</h1>
        <DocumentBody id={id} />
      </article>
    </>
  );
}
