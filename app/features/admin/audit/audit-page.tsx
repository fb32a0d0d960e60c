import { Form } from 'react-router';
import type { AuditRow } from '../../../../domain/staff/audit.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { shortDate, timeOfDay } from '../../../../words/date-time.ts';
import { SiteLink } from '../../../site-link.tsx';
import { staffLinks } from '../../../staff-links.ts';
import { DownloadIcon } from '../../../ui/action-icons.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { CheckboxField } from '../../../ui/checkbox-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { AdminCard, AdminCell, AdminTable } from '../admin-table.tsx';
import { initialsOf } from '../frame/initials.ts';
import { ChangedFields } from './changed-fields.tsx';
import type { AuditView } from './audit-view.ts';

/** Who did what, newest first. */
export function AuditPage({ view }: { readonly view: AuditView }) {
  const { text, isStaffOnly, rows, next } = view;
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
          href={`${staffLinks.auditCsv()}?${new URLSearchParams({ ...(text !== '' && { q: text }), ...(isStaffOnly && { staff: 'on' }) })}`}
          className={buttonClass('outlined', 44)}
        >
          <DownloadIcon /> {m.admin_audit_csv()}
        </a>
      </header>
      <Form method="get" role="search" className="flex flex-wrap items-end gap-4">
        <div className="min-w-72 flex-1">
          <TextField
            label={m.admin_audit_search()}
            type="search"
            name="q"
            size={44}
            maxLength={100}
            defaultValue={text}
            key={text}
          />
        </div>
        <CheckboxField
          label={m.admin_audit_staff_only()}
          name="staff"
          defaultChecked={isStaffOnly}
        />
        <Button type="submit" size={44} variant="outlined">
          {m.admin_audit_find()}
        </Button>
      </Form>
      <AdminCard>
        {rows.length === 0 ? (
          <p className="p-5 text-blaek-600">{m.admin_audit_none()}</p>
        ) : (
          <AuditTable rows={rows} />
        )}
      </AdminCard>
      {next !== null && (
        <SiteLink
          to={`?${new URLSearchParams({ ...(text !== '' && { q: text }), ...(isStaffOnly && { staff: 'on' }), before: next })}`}
          className="inline-flex min-h-11 items-center self-start text-gran-700 underline underline-offset-4"
        >
          {m.admin_audit_older()}
        </SiteLink>
      )}
    </div>
  );
}

function AuditTable({ rows }: { readonly rows: readonly AuditRow[] }) {
  return (
    <AdminTable
      labelledBy="audit"
      width="wide"
      isGrouped
      columns={[
        { name: m.admin_audit_when() },
        { name: m.admin_audit_who() },
        { name: m.admin_audit_what() },
        { name: m.admin_audit_subject() },
        { name: m.admin_audit_change() },
      ]}
    >
      {byDay(rows).map(([day, entries]) => (
        <tbody key={entries[0]!.id}>
          <tr>
            <th
              colSpan={5}
              scope="rowgroup"
              className="border-t border-hairline bg-kalk-50 px-5 py-2 text-left font-semibold"
            >
              {day}
            </th>
          </tr>
          {entries.map((row) => (
            <Entry key={row.id} row={row} />
          ))}
        </tbody>
      ))}
    </AdminTable>
  );
}

/** The rows of each Danish day, which come one after the other. */
function byDay(rows: readonly AuditRow[]): readonly (readonly [string, readonly AuditRow[]])[] {
  const days = Map.groupBy(rows, ({ at }) => shortDate(at, getLocale()));
  return [...days];
}

function Entry({ row }: { readonly row: AuditRow }) {
  const { at, actor, action, subjectKind, subject, before, after } = row;
  return (
    <tr>
      <AdminCell className="whitespace-nowrap text-blaek-600 tabular-nums">
        {timeOfDay(at, getLocale())}
      </AdminCell>
      <AdminCell className="whitespace-nowrap">
        <span className="flex items-center gap-2">
          <span
            aria-hidden="true"
            className={`flex size-7 shrink-0 items-center justify-center rounded-full font-semibold ${actor === null ? 'border border-dashed border-sten-500' : 'bg-gran-100'}`}
          >
            {actor !== null && initialsOf(actor)}
          </span>
          {actor ?? m.admin_audit_somebody()}
        </span>
      </AdminCell>
      <AdminCell>
        <code>{action}</code>
      </AdminCell>
      <AdminCell className="break-all">
        {subjectKind} {subject}
      </AdminCell>
      <AdminCell>
        <ChangedFields before={before} after={after} />
      </AdminCell>
    </tr>
  );
}
