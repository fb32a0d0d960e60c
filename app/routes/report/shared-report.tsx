import { m } from '../../../messages/compiled/messages.js';
import type { ReportFigures } from '../../../domain/report/report-figures.ts';
import { ReportPage } from '../../features/report/report-page.tsx';
import { PageHead } from '../../features/seo/page-head.tsx';
import { ReportLinks } from '../../features/share/report-links.tsx';
import { SharedActions, SharedBanner } from '../../features/share/shared-banner.tsx';
import { SharedEnd } from '../../features/share/shared-end.tsx';
import { links } from '../../links.ts';

type SharedReportProps = {
  readonly slug: string;
  readonly figures: ReportFigures;
  /** The postcode and its town. */
  readonly place: string;
  readonly createdAt: string;
  readonly expiresAt: string;
};

/** A shared report: the same figures, without anything that shows whose they are. */
export function SharedReport(props: SharedReportProps) {
  const { slug, figures, place, createdAt, expiresAt } = props;
  return (
    <>
      <PageHead
        page={m.share_shared_title()}
        description={m.report_description()}
        indexed={false}
      />
      <ReportPage
        figures={figures}
        address={place}
        examplePlace={null}
        query={null}
        errors={[]}
        banner={<SharedBanner createdAt={createdAt} expiresAt={expiresAt} />}
        actions={
          <SharedActions>
            <ReportLinks pdfHref={links.reportPdf(slug)} />
          </SharedActions>
        }
        end={<SharedEnd />}
      />
    </>
  );
}
