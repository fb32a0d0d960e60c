import { redirect, type RouterContextProvider } from 'react-router';
import { readAudit } from '../../../server/admin/audit.ts';
import type { AuditView } from '../../features/admin/audit/audit-view.ts';
import { staffLinks } from '../../staff-links.ts';
import { requestContext, whoAsks } from '../../request-context.server.ts';

const LONGEST_SEARCH = 100;

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
