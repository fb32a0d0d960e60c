import { m } from '../../../messages/compiled/messages.js';
import { StaffReportPage } from '../../features/admin/report/report-page.tsx';
import { PageHead } from '../../features/seo/page-head.tsx';
import type { Route } from './+types/report';
import { CustomerReport } from './customer-report.tsx';
import { actStaffReport, loadStaffReport } from './report.server.ts';

export function loader({ request, params, context }: Route.LoaderArgs) {
  return loadStaffReport(request, params.id, context);
}

export function action({ request, params, context }: Route.ActionArgs) {
  return actStaffReport(request, params.id, context);
}

export default function StaffReport({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        page={m.staff_report_title({ reference: loaderData.report.reference })}
        indexed={false}
      />
      {loaderData.kind === 'as-staff' ? (
        <StaffReportPage view={loaderData} answer={actionData} />
      ) : (
        <CustomerReport view={loaderData} />
      )}
    </>
  );
}
