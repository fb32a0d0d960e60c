import { redirect, type RouterContextProvider } from 'react-router';
import { FUNNEL_DAYS, type Overview } from '../../../domain/staff/overview.ts';
import { overview } from '../../../server/admin/overview.ts';
import { staffLinks } from '../../staff-links.ts';
import { requestContext, whoAsks } from '../../request-context.server.ts';

export async function loadOverview(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<Overview> {
  const { services } = context.get(requestContext);
  const asked = Number(new URL(request.url).searchParams.get('days'));
  const days = FUNNEL_DAYS.find((known) => known === asked) ?? 30;
  const found = await overview(services, whoAsks(context), { days });
  if (!found.ok) throw redirect(staffLinks.login(), 303);
  return found.value;
}
