import { redirect, type RouterContextProvider } from 'react-router';
import { readLeadSearch } from '../../../domain/staff/leads.ts';
import { exportLeads } from '../../../server/leads/lead-csv.ts';
import { staffLinks } from '../../staff-links.ts';
import { requestContext, whoAsks } from '../../request-context.server.ts';

export async function leadsCsv(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const { services } = context.get(requestContext);
  const search = readLeadSearch(new URL(request.url).searchParams);
  const made = await exportLeads(services, whoAsks(context), { search });
  if (!made.ok) throw redirect(staffLinks.login(), 303);
  return new Response(made.value.csv, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="solrig-henvendelser.csv"',
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
    },
  });
}
