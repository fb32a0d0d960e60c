import { ok } from '../../domain/result.ts';
import type { AuditReading, AuditRow } from '../../domain/staff/audit.ts';
import { newId } from '../db/new-id.ts';
import { csvFile, csvLines } from '../records/csv-text.ts';
import type { Services } from '../services.ts';
import { command, type Change } from '../use-case/use-case.ts';
import { readAudit } from './audit.ts';

const COLUMNS = ['at', 'who', 'action', 'subjectKind', 'subject', 'field', 'before', 'after'];
/** More rows than a spreadsheet handles well. */
const MOST_ROWS = 50_000;

/** What a search of the log finds, a line for each changed field. The export itself is logged, too. */
export const exportAudit = command(
  { name: 'admin.export-audit', access: 'staff', idempotent: 'always', audit: 'audit-log' },
  async (
    needs: Pick<Services, 'db' | 'now'> & { readonly change: Change },
    who,
    { namedActions = [], namedSubjects = [], namedFields = [], ...search }: AuditReading,
  ) => {
    const lines: string[] = [csvLines([COLUMNS])];
    let before: string | null = null;
    let count = 0;
    do {
      const page = await readAudit(needs, who, {
        ...search,
        namedActions,
        namedSubjects,
        namedFields,
        before,
      });
      if (!page.ok) return page;
      const { rows, next }: { rows: readonly AuditRow[]; next: string | null } = page.value;
      if (rows.length > 0) lines.push(csvLines(rows.flatMap(linesOf)));
      count += rows.length;
      before = next;
    } while (before !== null && count < MOST_ROWS);
    return needs.change((_transaction, about) => {
      about({ id: newId(needs.now()), after: { rows: count, ...search } });
      return Promise.resolve(ok({ csv: csvFile(lines) }));
    });
  },
);

function linesOf({ at, actor, action, subjectKind, subject, before, after }: AuditRow) {
  const head = [at, actor ?? '', action, subjectKind, subject];
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  if (fields.length === 0) return [[...head, '', '', '']];
  return fields.map((field) => [...head, field, textOf(before?.[field]), textOf(after?.[field])]);
}

const textOf = (value: unknown): string =>
  value === undefined || value === null
    ? ''
    : typeof value === 'string'
      ? value
      : JSON.stringify(value);
