import { m } from '../../../messages/compiled/messages.js';
import { ReportsPage } from '../../features/admin/report/reports-page.tsx';
import { PageHead } from '../../features/seo/page-head.tsx';
import type { Route } from './+types/reports';
import { loadStaffReports } from './reports.server.ts';

export function loader({ request, context }: Route.LoaderArgs) {
  return loadStaffReports(request, context);
}

export default function Reports({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHead page={m.admin_nav_reports()} indexed={false} />
      <ReportsPage view={loaderData} />
    </>
  );
}
