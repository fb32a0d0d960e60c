import { m } from '../../../messages/compiled/messages.js';
import { StaffReportPage } from '../../features/admin/report/report-page.tsx';
import { PageHead } from '../../features/seo/page-head.tsx';
import type { Route } from './+types/report';
import { actStaffReport, loadStaffReport } from './report.server.ts';

export function loader({ request, params, context }: Route.LoaderArgs) {
  return loadStaffReport(request, params.id, context);
}

export function action({ request, params, context }: Route.ActionArgs) {
  return actStaffReport(request, params.id, context);
}

export default function StaffReport({ loaderData }: Route.ComponentProps) {
  const { reference } = loaderData.report;
  return (
    <>
      <PageHead page={m.staff_report_title({ reference })} indexed={false} />
      <StaffReportPage view={loaderData} />
    </>
  );
}
