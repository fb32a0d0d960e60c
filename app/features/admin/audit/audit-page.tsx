import { dayAfter } from '../../../../domain/calendar-days.ts';
import type { AuditRow } from '../../../../domain/staff/audit.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { shortDate } from '../../../../words/date-time.ts';
import { SiteLink } from '../../../site-link.tsx';
import { staffLinks } from '../../../staff-links.ts';
import { DownloadIcon } from '../../../ui/action-icons.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { AdminCard, AdminTable } from '../admin-table.tsx';
import { AUDIT_COLUMNS, AuditEntry } from './audit-entry.tsx';
import { AuditFilters } from './audit-filters.tsx';
import { auditQuery, type AuditView } from './audit-view.ts';

/** Who did what, newest first. */
export function AuditPage({ view }: { readonly view: AuditView }) {
  const { filter, rows, next, lookedBackTo, isFirstPage } = view;
  return (
    <div className="flex flex-col gap-6">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 id="audit" className="text-28 font-semibold">
            {m.admin_nav_audit()}
          </h1>
          <p className="text-blaek-600">{m.admin_audit_lead()}</p>
        </div>
        <a
          href={staffLinks.auditCsv() + auditQuery(filter)}
          className={buttonClass('outlined', 44)}
        >
          <DownloadIcon /> {m.admin_audit_csv()}
        </a>
      </header>
      <AuditFilters view={view} />
      <AdminCard>
        {rows.length === 0 ? (
          <p className="p-5 text-blaek-600">
            {lookedBackTo === null
              ? m.admin_audit_none()
              : m.audit_none_back_to({ date: shortDate(lookedBackTo, getLocale()) })}
          </p>
        ) : (
          <AuditTable view={view} />
        )}
        {rows.length > 0 && lookedBackTo !== null && (
          <p className="border-t border-hairline px-5 py-3 text-blaek-600">
            {m.audit_looked_back_to({ date: shortDate(lookedBackTo, getLocale()) })}
          </p>
        )}
        {rows.length > 0 && next === null && isFirstPage && (
          <p className="border-t border-hairline px-5 py-3 text-blaek-600">
            {m.audit_all_shown({ count: rows.length })}
          </p>
        )}
      </AdminCard>
      {next !== null && (
        <SiteLink
          to={auditQuery(filter, next)}
          className="inline-flex min-h-11 items-center self-start text-gran-700 underline underline-offset-4"
        >
          {lookedBackTo === null ? m.admin_audit_older() : m.audit_look_further()}
        </SiteLink>
      )}
    </div>
  );
}

type ViewProps = { readonly view: AuditView };

function AuditTable({ view }: ViewProps) {
  return (
    <AdminTable
      labelledBy="audit"
      isGrouped
      columns={[
        { name: m.admin_audit_when() },
        { name: m.admin_audit_who() },
        { name: m.admin_audit_what() },
        { name: m.admin_audit_subject(), isWide: true },
        { name: m.admin_audit_change() },
      ]}
    >
      {byDay(view.rows).map(([day, entries]) => (
        <tbody key={entries[0]!.id}>
          <tr data-part-of-row="">
            <th
              colSpan={AUDIT_COLUMNS}
              scope="rowgroup"
              className="border-t border-hairline bg-kalk-50 px-5 py-2 text-left font-semibold"
            >
              <DayName day={day} today={view.today} />
            </th>
          </tr>
          {entries.map((row) => (
            // What another search finds in a row opens it.
            <AuditEntry
              key={`${row.id} ${view.filter.text} ${view.filter.row}`}
              row={row}
              view={view}
            />
          ))}
        </tbody>
      ))}
    </AdminTable>
  );
}

/** A day by its date; the last two by their names too. */
function DayName({ day, today }: { readonly day: string; readonly today: string }) {
  const dateOf = (date: string) => shortDate(`${date}T12:00:00Z`, getLocale());
  const name =
    day === dateOf(today)
      ? m.audit_today()
      : day === dateOf(dayAfter(today, -1))
        ? m.audit_yesterday()
        : null;
  if (name === null) return day;
  return (
    <>
      {name} <span className="font-normal text-blaek-600">{day}</span>
    </>
  );
}

/** The rows of each Danish day, which come one after the other. */
function byDay(rows: readonly AuditRow[]): readonly (readonly [string, readonly AuditRow[]])[] {
  const days = Map.groupBy(rows, ({ at }) => shortDate(at, getLocale()));
  return [...days];
}
