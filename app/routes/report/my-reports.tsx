import { m } from '../../../messages/compiled/messages.js';
import { ReportListPage } from '../../features/report-list/report-list-page.tsx';
import { PageHead } from '../../features/seo/page-head.tsx';
import { useKeptSummary } from './use-kept-summary.ts';

export default function MyReports() {
  const kept = useKeptSummary();
  return (
    <>
      <PageHead page={m.reports_my_title()} description={m.reports_description()} indexed={false} />
      <ReportListPage title={m.reports_my_title()} kept={kept} />
    </>
  );
}
