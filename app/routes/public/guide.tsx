import { m } from '../../../messages/compiled/messages.js';
import { AddressForm } from '../../features/address/address-form.tsx';
import { ClosingPanel } from '../../features/content/closing-panel.tsx';
import { DocumentPage } from '../../features/content/document-page.tsx';
import { GapNotice } from '../../features/content/gap-notice.tsx';
import { ReadingBar } from '../../features/content/reading-bar.tsx';
import { ReadingSteps } from '../../features/content/reading-steps.tsx';
import { PageHead } from '../../features/seo/page-head.tsx';
import type { Route } from './+types/guide';
import { documentAt } from './document.server.ts';

export function loader({ url, context }: Route.LoaderArgs) {
  return documentAt('guide', url, context);
}

export default function Guide({ loaderData }: Route.ComponentProps) {
  const { view, gaps, structured } = loaderData;
  return (
    <>
      <PageHead page={view.title} description={view.description} structured={structured} />
      <DocumentPage
        view={view}
        contentsTitle={m.content_contents_guide()}
        contents={<ReadingSteps title={m.content_contents_guide()} headings={view.headings} />}
        readingBar={<ReadingBar headings={view.headings} />}
        long
        notice={<GapNotice gaps={gaps} />}
      >
        <ClosingPanel addressForm={<AddressForm />} />
      </DocumentPage>
    </>
  );
}
