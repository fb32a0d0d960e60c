import type { AuditRow } from '../../../../domain/staff/audit.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { fieldName, type AuditNames } from './field-name.ts';
import { fieldText, isNothing } from './field-text.ts';
import { Marked } from '../marked.tsx';

/** More are folded away under their names. */
const MOST_OPEN = 1;

type ChangedFieldsProps = {
  readonly row: AuditRow;
  readonly names: AuditNames;
  /** What was looked for: where it is found stands open. */
  readonly sought: string;
};

/** Field by field what it was, struck through, and what it is. */
export function ChangedFields({ row, names, sought }: ChangedFieldsProps) {
  const { before, after } = row;
  const fields = changedIn(row).map((field) => ({
    field,
    name: fieldName(row, field, names),
    wasEmpty: isNothing(before?.[field]),
    before: before === null ? null : fieldText(row, field, before[field], names),
    after: after === null ? null : fieldText(row, field, after[field], names),
  }));
  if (fields.length === 0) return null;
  const list = (
    <dl className="w-full">
      {fields.map((changed) => (
        <div
          key={changed.field}
          className="flex flex-wrap gap-x-3 border-b border-hairline py-1 last:border-0"
        >
          <dt className="text-blaek-600">
            <Marked text={changed.name} sought={sought} />
          </dt>
          {changed.before !== null && !changed.wasEmpty && (
            <dd className="wrap-anywhere text-tegl-600">
              <del>
                <Marked text={changed.before} sought={sought} />
              </del>
            </dd>
          )}
          {changed.after !== null && (
            <dd className="wrap-anywhere">
              <ins className="font-semibold no-underline">
                <Marked text={changed.after} sought={sought} />
              </ins>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
  if (fields.length <= MOST_OPEN) return list;
  const isFound =
    sought !== '' && JSON.stringify(fields).toLowerCase().includes(sought.toLowerCase());
  return (
    <details open={isFound}>
      <summary className="min-h-7 cursor-pointer">
        {m.audit_fields({ count: fields.length })}:{' '}
        <span className="text-blaek-600">{fields.map(({ name }) => name).join(' · ')}</span>
      </summary>
      {list}
    </details>
  );
}

/** A field that was empty and is empty was not changed. */
function changedIn({ before, after }: AuditRow): readonly string[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...fields].filter((field) => !isNothing(before?.[field]) || !isNothing(after?.[field]));
}
