import type { AuditRow } from '../../../../domain/staff/audit.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { Marked } from './marked.tsx';

const shown = (value: unknown) =>
  value === undefined || value === null
    ? '–'
    : typeof value === 'string'
      ? value
      : JSON.stringify(value);

/** More are folded away under their names. */
const MOST_OPEN = 1;

type ChangedFieldsProps = Pick<AuditRow, 'before' | 'after'> & {
  /** What was looked for: where it is found stands open. */
  readonly sought: string;
};

/** Field by field what it was, struck through, and what it is. */
export function ChangedFields({ before, after, sought }: ChangedFieldsProps) {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  if (fields.length === 0) return null;
  const list = (
    <dl className="w-full">
      {fields.map((field) => (
        <div
          key={field}
          className="flex flex-wrap gap-x-3 border-b border-hairline py-1 last:border-0"
        >
          <dt className="text-blaek-600">
            <Marked text={field} sought={sought} />
          </dt>
          {before !== null && (
            <dd className="break-all text-tegl-600">
              <del>
                <Marked text={shown(before[field])} sought={sought} />
              </del>
            </dd>
          )}
          {after !== null && (
            <dd className="break-all">
              <ins className="font-semibold no-underline">
                <Marked text={shown(after[field])} sought={sought} />
              </ins>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
  if (fields.length <= MOST_OPEN) return list;
  const isFound =
    sought !== '' && JSON.stringify([before, after]).toLowerCase().includes(sought.toLowerCase());
  return (
    <details open={isFound}>
      <summary className="min-h-7 cursor-pointer">
        {m.audit_fields({ count: fields.length })}:{' '}
        <span className="text-blaek-600">{fields.join(', ')}</span>
      </summary>
      {list}
    </details>
  );
}
