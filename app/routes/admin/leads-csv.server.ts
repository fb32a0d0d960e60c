import { redirect, type RouterContextProvider } from 'react-router';
import { readLeadSearch } from '../../../domain/staff/leads.ts';
import { exportLeads } from '../../../server/leads/lead-csv.ts';
import { staffLinks } from '../../staff-links.ts';
import { requestContext, whoAsks } from '../../request-context.server.ts';
import { csvAnswer } from './csv-answer.server.ts';

export async function leadsCsv(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const { services } = context.get(requestContext);
  const search = readLeadSearch(new URL(request.url).searchParams);
  const made = await exportLeads(services, whoAsks(context), { search });
  if (!made.ok) throw redirect(staffLinks.login(), 303);
  return csvAnswer(made.value.csv, 'henvendelser');
}
