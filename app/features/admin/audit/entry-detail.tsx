import type { AuditRow } from '../../../../domain/staff/audit.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { dateTime } from '../../../../words/date-time.ts';
import { Marked } from '../marked.tsx';
import { CopyRowLink } from './copy-row-link.tsx';
import { reasonOf, type ChangedField } from './changed-fields.ts';

type EntryDetailProps = {
  readonly row: AuditRow;
  readonly fields: readonly ChangedField[];
  readonly sought: string;
};

/** Field by field what it was, struck through, and what it is; beside it the row's number and why it was done. */
export function EntryDetail({ row, fields, sought }: EntryDetailProps) {
  const reason = reasonOf(row);
  return (
    <div className="flex flex-wrap rounded-card border border-hairline bg-white">
      {fields.length > 0 && <Fields fields={fields} sought={sought} />}
      <div className="flex min-w-60 flex-1 basis-60 flex-col gap-2 border-hairline px-4 py-3">
        <dl className="flex flex-col gap-2">
          <div className="flex justify-between gap-4">
            <dt className="text-blaek-600">{m.audit_row_number()}</dt>
            <dd className="font-semibold tabular-nums">{row.number}</dd>
          </div>
          <div className="flex justify-between gap-4">
            <dt className="text-blaek-600">{m.admin_audit_when()}</dt>
            <dd className="text-right">{dateTime(row.at, getLocale())}</dd>
          </div>
          {reason !== null && (
            <div>
              <dt className="text-blaek-600">{m.audit_field_reason()}</dt>
              <dd className="wrap-anywhere">
                <Marked text={m.voices_quote({ text: reason })} sought={sought} />
              </dd>
            </div>
          )}
        </dl>
        <p className="flex flex-wrap items-center gap-3">
          <CopyRowLink id={row.id} />
        </p>
      </div>
    </div>
  );
}

type FieldsProps = Omit<EntryDetailProps, 'row'>;

function Fields({ fields, sought }: FieldsProps) {
  const head = 'px-4 py-2 text-left font-normal text-blaek-600';
  const cell = 'border-t border-hairline px-4 py-2 text-left align-top font-normal wrap-anywhere';
  return (
    <table className="min-w-0 flex-[3] basis-96 border-collapse desktop:border-r desktop:border-hairline">
      <thead>
        <tr>
          <th scope="col" className={`w-[36%] ${head}`}>
            {m.audit_field()}
          </th>
          <th scope="col" className={`w-[28%] ${head}`}>
            {m.audit_before()}
          </th>
          <th scope="col" className={head}>
            {m.audit_after()}
          </th>
        </tr>
      </thead>
      <tbody>
        {fields.map(({ field, name, before, after }) => (
          <tr key={field}>
            <th scope="row" className={cell}>
              <Marked text={name} sought={sought} />
            </th>
            <td className={`text-tegl-600 ${cell}`}>
              {before !== null && (
                <del>
                  <Marked text={before} sought={sought} />
                </del>
              )}
            </td>
            <td className={cell}>
              {after !== null && (
                <ins className="font-semibold no-underline">
                  <Marked text={after} sought={sought} />
                </ins>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
