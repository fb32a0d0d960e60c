import { data, redirect, type RouterContextProvider } from 'react-router';
import { textIn } from '../../../domain/posted-form.ts';
import { danishDayOf } from '../../../server/danish-day.ts';
import { readLead } from '../../../server/leads/read-lead.ts';
import { listQuotes } from '../../../server/quotes/read-quote.ts';
import { readStaffReport, recalculateAsStaff } from '../../../server/quotes/staff-report.ts';
import type { StaffReportView } from '../../features/admin/report/report-page.tsx';
import { LEAD_FIELDS } from '../../features/admin/leads/lead-view.ts';
import { formOf } from '../../forms/form-of.server.ts';
import { requestContext, whoAsks } from '../../request-context.server.ts';
import { staffLinks } from '../../staff-links.ts';
import { startQuote } from './start-quote.server.ts';

type Context = Readonly<RouterContextProvider>;

export async function loadStaffReport(
  request: Request,
  id: string,
  context: Context,
): Promise<StaffReportView> {
  const { services } = context.get(requestContext);
  const who = whoAsks(context);
  const read = await readStaffReport(services, who, { id });
  if (!read.ok) {
    if (read.error.kind === 'not-found') throw data('', { status: 404 });
    throw redirect(staffLinks.login(), 303);
  }
  const quotes = await listQuotes(services, who, { leadId: id });
  const isCompared = new URL(request.url).searchParams.has('today');
  const today = isCompared ? await recalculateAsStaff(services, who, { id }) : null;
  const lead = read.value.lead === null ? null : await readLead(services, who, { id });
  return {
    report: read.value,
    aside:
      lead?.ok !== true
        ? null
        : {
            lead: lead.value.lead,
            consent: lead.value.consent,
            events: lead.value.events,
            today: danishDayOf(services.now()),
          },
    quotes: quotes.ok ? quotes.value : [],
    today: today === null ? null : today.ok ? today.value : 'not-calculated',
  };
}

/** Begins an offer from the frozen price. */
export async function actStaffReport(request: Request, id: string, context: Context) {
  const form = await formOf(request);
  if (textIn(form, LEAD_FIELDS.intent) !== 'quote') throw data('', { status: 400 });
  return startQuote(id, context, () => redirect(staffLinks.lead(id), 303));
}
