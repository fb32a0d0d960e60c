import { redirect, type RouterContextProvider } from 'react-router';
import { exportAudit } from '../../../server/admin/audit-csv.ts';
import { readAudit } from '../../../server/admin/audit.ts';
import type { AuditView } from '../../features/admin/audit/audit-view.ts';
import { staffLinks } from '../../staff-links.ts';
import { requestContext, whoAsks } from '../../request-context.server.ts';
import { csvAnswer } from './csv-answer.server.ts';

const LONGEST_SEARCH = 100;

/** What the search finds, as a file. */
export async function auditCsv(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const { services } = context.get(requestContext);
  const { searchParams } = new URL(request.url);
  const made = await exportAudit(services, whoAsks(context), {
    text: (searchParams.get('q') ?? '').slice(0, LONGEST_SEARCH),
    isStaffOnly: searchParams.has('staff'),
  });
  if (!made.ok) throw redirect(staffLinks.login(), 303);
  return csvAnswer(made.value.csv, 'revisionslog');
}

export async function loadAudit(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<AuditView> {
  const { services } = context.get(requestContext);
  const { searchParams } = new URL(request.url);
  const text = (searchParams.get('q') ?? '').slice(0, LONGEST_SEARCH);
  const isStaffOnly = searchParams.has('staff');
  const before = searchParams.get('before');
  const page = await readAudit(services, whoAsks(context), { text, isStaffOnly, before });
  if (!page.ok) throw redirect(staffLinks.login(), 303);
  return { ...page.value, text, isStaffOnly };
}
