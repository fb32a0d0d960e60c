import { m } from '../../../messages/compiled/messages.js';
import { DocumentPage } from '../../features/content/document-page.tsx';
import { GapNotice } from '../../features/content/gap-notice.tsx';
import { PageHead } from '../../features/seo/page-head.tsx';
import type { Route } from './+types/legal';
import { documentAt } from './document.server.ts';

export function loader({ params, url, context }: Route.LoaderArgs) {
  return documentAt(`legal/${params['*']}`, url, context);
}

export default function Legal({ loaderData }: Route.ComponentProps) {
  const { view, gaps, structured } = loaderData;
  return (
    <>
      <PageHead page={view.title} description={view.description} structured={structured} />
      <DocumentPage
        key={view.id}
        view={view}
        contentsTitle={m.content_contents_page()}
        facts={[m.content_version({ date: view.updatedDate }), view.minutesText]}
        long
        notice={<GapNotice gaps={gaps} />}
      />
    </>
  );
}
