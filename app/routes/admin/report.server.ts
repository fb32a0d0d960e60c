import { data, redirect, type RouterContextProvider } from 'react-router';
import { danishDayOf } from '../../../server/danish-day.ts';
import { listOwners, readLead } from '../../../server/leads/read-lead.ts';
import { listQuotes } from '../../../server/quotes/read-quote.ts';
import { readCustomerReport } from '../../../server/quotes/customer-report.ts';
import { readStaffReport, recalculateAsStaff } from '../../../server/quotes/staff-report.ts';
import type { ReportLead } from '../../features/admin/report/report-aside.tsx';
import type {
  CustomerReportView,
  StaffReportView,
} from '../../features/admin/report/report-view.ts';
import { requestContext, whoAsks } from '../../request-context.server.ts';
import { staffLinks } from '../../staff-links.ts';
import { actLead, justDone } from './lead.server.ts';

type Context = Readonly<RouterContextProvider>;

export async function loadStaffReport(
  request: Request,
  id: string,
  context: Context,
): Promise<StaffReportView | CustomerReportView> {
  const { services } = context.get(requestContext);
  const who = whoAsks(context);
  const { searchParams } = new URL(request.url);
  const asCustomer =
    searchParams.get('as') === 'customer' ? await readCustomerReport(services, who, { id }) : null;
  if (asCustomer?.ok === true) return { kind: 'as-customer', report: asCustomer.value };
  const read = await readStaffReport(services, who, { id });
  if (!read.ok) {
    if (read.error.kind === 'not-found') throw data('', { status: 404 });
    throw redirect(staffLinks.login(), 303);
  }
  const quotes = await listQuotes(services, who, { leadId: id });
  const today = searchParams.has('today') ? await recalculateAsStaff(services, who, { id }) : null;
  return {
    kind: 'as-staff',
    report: read.value,
    aside: read.value.lead === null ? null : await leadBeside(request, id, context),
    quotes: quotes.ok ? quotes.value : [],
    today: today?.ok === true ? today.value : null,
    isNotCalculated: asCustomer !== null || today?.ok === false,
  };
}

/** null: it is handled under another one. */
async function leadBeside(
  request: Request,
  id: string,
  context: Context,
): Promise<ReportLead | null> {
  const { services } = context.get(requestContext);
  const who = whoAsks(context);
  const facts = await readLead(services, who, { id });
  const owners = await listOwners(services, who, {});
  if (!facts.ok || !owners.ok || facts.value.mergedInto !== null) return null;
  return {
    facts: facts.value,
    owners: owners.value,
    me: who.kind === 'staff' ? who.uid : '',
    today: danishDayOf(services.now()),
    done: await justDone(request, context),
  };
}

/** What is done with a report is done with its lead, and seen here. */
export function actStaffReport(request: Request, id: string, context: Context) {
  return actLead(request, id, context, `${staffLinks.report(id)}?`);
}
