import { redirect, type RouterContextProvider } from 'react-router';
import type { Overview } from '../../../domain/staff/overview.ts';
import { overview } from '../../../server/admin/overview.ts';
import { staffLinks } from '../../staff-links.ts';
import { requestContext, whoAsks } from '../../request-context.server.ts';

export async function loadOverview(context: Readonly<RouterContextProvider>): Promise<Overview> {
  const { services } = context.get(requestContext);
  const found = await overview(services, whoAsks(context), {});
  if (!found.ok) throw redirect(staffLinks.login(), 303);
  return found.value;
}
