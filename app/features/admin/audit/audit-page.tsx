import { Form } from 'react-router';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { shortDateTime } from '../../../i18n/date-time.ts';
import { SiteLink } from '../../../site-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { CheckboxField } from '../../../ui/checkbox-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { ChangedFields } from './changed-fields.tsx';
import type { AuditRow, AuditView } from './audit-view.ts';

const CELL = 'border-t border-hairline px-5 py-2 text-left align-top';
const HEAD = 'px-5 py-2 text-left font-normal text-blaek-600';

/** Who did what, the newest first. */
export function AuditPage({ view }: { readonly view: AuditView }) {
  const { text, isStaffOnly, rows, next } = view;
  return (
    <div className="flex flex-col gap-6">
      <header>
        <h1 id="audit" className="text-28 font-semibold">
          {m.admin_nav_audit()}
        </h1>
        <p className="text-blaek-600">{m.admin_audit_lead()}</p>
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
      <section className="overflow-hidden rounded-card border border-hairline bg-white">
        {rows.length === 0 ? (
          <p className="p-5 text-blaek-600">{m.admin_audit_none()}</p>
        ) : (
          <div
            className="relative overflow-x-auto"
            role="region"
            aria-labelledby="audit"
            tabIndex={0}
          >
            <AuditTable rows={rows} />
          </div>
        )}
      </section>
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
    <table aria-labelledby="audit" className="w-full min-w-[52rem] border-collapse">
      <thead>
        <tr>
          {[
            m.admin_audit_when(),
            m.admin_audit_who(),
            m.admin_audit_what(),
            m.admin_audit_subject(),
            m.admin_audit_change(),
          ].map((head) => (
            <th key={head} scope="col" className={HEAD}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, at, actor, action, subjectKind, subject, before, after }) => (
          <tr key={id}>
            <td className={`${CELL} whitespace-nowrap tabular-nums`}>
              {shortDateTime(at, getLocale())}
            </td>
            <td className={`${CELL} font-semibold`}>{actor ?? m.admin_audit_somebody()}</td>
            <td className={CELL}>
              <code>{action}</code>
            </td>
            <td className={`${CELL} break-all`}>
              {subjectKind} {subject}
            </td>
            <td className={CELL}>
              <ChangedFields before={before} after={after} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
