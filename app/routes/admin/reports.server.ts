import { redirect, type RouterContextProvider } from 'react-router';
import { listStaffReports } from '../../../server/quotes/list-staff-reports.ts';
import type { ReportsView } from '../../features/admin/report/reports-page.tsx';
import { requestContext, whoAsks } from '../../request-context.server.ts';
import { staffLinks } from '../../staff-links.ts';

/** The id of a report is the longest that can be looked for. */
const LONGEST_SEARCH = 80;

export async function loadStaffReports(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<ReportsView> {
  const { services } = context.get(requestContext);
  const { searchParams } = new URL(request.url);
  const q = (searchParams.get('q') ?? '').slice(0, LONGEST_SEARCH);
  const after = searchParams.get('after');
  const page = await listStaffReports(services, whoAsks(context), { q, after });
  if (!page.ok) throw redirect(staffLinks.login(), 303);
  return { ...page.value, q, isFirstPage: after === null };
}
