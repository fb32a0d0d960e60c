import { m } from '../../../messages/compiled/messages.js';
import { DocumentPage } from '../../features/content/document-page.tsx';
import { GapNotice } from '../../features/content/gap-notice.tsx';
import { PageHead } from '../../features/seo/page-head.tsx';
import type { Route } from './+types/about';
import { documentAt } from './document.server.ts';

export function loader({ url, context }: Route.LoaderArgs) {
  return documentAt('about', url, context);
}

export default function About({ loaderData }: Route.ComponentProps) {
  const { view, gaps, structured } = loaderData;
  return (
    <>
      <PageHead page={view.title} description={view.description} structured={structured} />
      <DocumentPage
        view={view}
        contentsTitle={m.content_contents_page()}
        facts={[view.updatedText]}
        notice={<GapNotice gaps={gaps} />}
      />
    </>
  );
}
