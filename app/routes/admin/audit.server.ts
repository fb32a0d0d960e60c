import { redirect, type RouterContextProvider } from 'react-router';
import { AUDIT_AREAS, AUDIT_DEEDS } from '../../../domain/staff/audit-actions.ts';
import { AUDIT_TIMES, type AuditFilter } from '../../../domain/staff/audit.ts';
import { danishDayOf } from '../../../server/danish-day.ts';
import { exportAudit } from '../../../server/admin/audit-csv.ts';
import { readRecordTexts } from '../../../server/admin/audit-fields.ts';
import { readAudit } from '../../../server/admin/audit.ts';
import { listStaff } from '../../../server/admin/people.ts';
import { readingOf } from '../../features/admin/audit/audit-reading.ts';
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
  const reading = await readingIn(filterIn(request), context);
  const made = await exportAudit(services, whoAsks(context), reading);
  if (!made.ok) throw redirect(staffLinks.login(), 303);
  return csvAnswer(made.value.csv, 'revisionslog');
}

export async function loadAudit(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<AuditView> {
  const { services } = context.get(requestContext);
  const who = whoAsks(context);
  const filter = filterIn(request);
  const before = new URL(request.url).searchParams.get('before');
  const page = await readAudit(services, who, {
    ...(await readingIn(filter, context)),
    before,
  });
  const people = await listStaff(services, who, {});
  if (!page.ok || !people.ok) throw redirect(staffLinks.login(), 303);
  const staff = people.value.staff.map(({ uid, name, email }) => ({
    uid,
    name: name ?? email ?? uid,
  }));
  const today = danishDayOf(services.now());
  const { catalogue } = await services.estimateContext();
  const rules = (await services.priceBook()).adjustments.map(({ id, name: words }) => ({
    id,
    name: words,
  }));
  const names = { catalogue, rules, staff };
  return { ...page.value, filter, isFirstPage: before === null, today, names };
}

/** What rows that staff keep are called is asked only where something is looked for. */
async function readingIn(filter: AuditFilter, context: Readonly<RouterContextProvider>) {
  if (filter.text.trim() === '') return readingOf(filter, new Map());
  const { services } = context.get(requestContext);
  const records = await readRecordTexts(services, whoAsks(context), {});
  if (!records.ok) throw redirect(staffLinks.login(), 303);
  return readingOf(filter, records.value);
}

function filterIn(request: Request): AuditFilter {
  const { searchParams } = new URL(request.url);
  const text = (name: string) => (searchParams.get(name) ?? '').slice(0, LONGEST_SEARCH);
  const oneOf = <Value extends string>(values: readonly Value[], name: string) =>
    values.find((value) => value === searchParams.get(name)) ?? '';
  return {
    text: text('q'),
    who: text('who'),
    area: oneOf(AUDIT_AREAS, 'area'),
    deed: oneOf(AUDIT_DEEDS, 'deed'),
    since: oneOf(AUDIT_TIMES, 'since'),
    row: text('row'),
  };
}
