import { redirect, type RouterContextProvider } from 'react-router';
import { idsIn, readLeadSearch } from '../../../domain/staff/leads.ts';
import { exportLeads } from '../../../server/leads/lead-csv.ts';
import { LEADS_QUERY } from '../../features/admin/leads/leads-view.ts';
import { staffLinks } from '../../staff-links.ts';
import { requestContext, whoAsks } from '../../request-context.server.ts';
import { csvAnswer } from './csv-answer.server.ts';

export async function leadsCsv(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const { services } = context.get(requestContext);
  const { searchParams } = new URL(request.url);
  const search = readLeadSearch(searchParams);
  const chosen = idsIn(searchParams.get(LEADS_QUERY.chosen) ?? '');
  const made = await exportLeads(services, whoAsks(context), { search, chosen });
  if (!made.ok) throw redirect(staffLinks.login(), 303);
  return csvAnswer(made.value.csv, 'henvendelser');
}
