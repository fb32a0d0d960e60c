import type { AuditRow } from '../../../../domain/staff/audit.ts';
import { fieldName, type AuditNames } from './field-name.ts';
import { fieldText, isNothing } from './field-text.ts';

export type ChangedField = {
  readonly field: string;
  readonly name: string;
  /** null: it was empty, or nothing is told of before. */
  readonly before: string | null;
  /** null: nothing is told of after. */
  readonly after: string | null;
};

/** Why it was done, as it was typed; it stands beside what was changed. */
const REASON = 'reason';

/** Field by field what it was and what it is, in words. */
export function changedFields(row: AuditRow, names: AuditNames): readonly ChangedField[] {
  // An invitation's address is what it is called by.
  if (row.subjectKind === 'invitation') return [];
  const { before, after } = row;
  return changedIn(row).map((field) => ({
    field,
    name: fieldName(row, field, names),
    before: isNothing(before?.[field]) ? null : fieldText(row, field, before![field], names),
    after: after === null ? null : fieldText(row, field, after[field], names),
  }));
}

export function reasonOf({ after }: AuditRow): string | null {
  const reason = after?.[REASON];
  return typeof reason === 'string' && reason !== '' ? reason : null;
}

/** Those that hold what was looked for come first. */
export function foundFirst(
  fields: readonly ChangedField[],
  sought: string,
): { readonly fields: readonly ChangedField[]; readonly found: number } {
  if (sought === '') return { fields, found: 0 };
  const holds = ({ name, before, after }: ChangedField) =>
    [name, before, after].some((text) => text?.toLowerCase().includes(sought.toLowerCase()));
  const found = fields.filter(holds);
  return { fields: [...found, ...fields.filter((field) => !holds(field))], found: found.length };
}

/** A field that was empty and is empty was not changed. */
function changedIn(row: AuditRow): readonly string[] {
  const { before, after } = row;
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...fields].filter(
    (field) =>
      (!isNothing(before?.[field]) || !isNothing(after?.[field])) &&
      (field !== REASON || reasonOf(row) === null),
  );
}
