import type { AuditRow } from '../../../../domain/staff/audit.ts';

const shown = (value: unknown) =>
  value === undefined || value === null
    ? '–'
    : typeof value === 'string'
      ? value
      : JSON.stringify(value);

/** Field by field what it was, struck through, and what it is. */
export function ChangedFields({ before, after }: Pick<AuditRow, 'before' | 'after'>) {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return (
    <dl>
      {fields.map((field) => (
        <div key={field} className="flex flex-wrap gap-x-2">
          <dt className="text-blaek-600">{field}</dt>
          {before !== null && (
            <dd>
              <del>{shown(before[field])}</del>
            </dd>
          )}
          {after !== null && (
            <dd>
              <ins className="font-semibold no-underline">{shown(after[field])}</ins>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
