import type { Kysely } from 'kysely';
import type { FieldError, InvalidInput } from '../../domain/field-error.ts';
import { isReportId } from '../../domain/report/report-id.ts';
import { fail, ok, type Result } from '../../domain/result.ts';
import { inTransaction } from '../db/in-transaction.ts';
import type { Tables } from '../db/tables.ts';
import type { SignedIn } from '../identity/session.ts';
import { holdPerson } from '../privacy/hold-person.ts';
import type { Services } from '../services.ts';
import { isOf } from './live-reports.ts';
import { addToIndex } from './save-report.ts';

/** The ids of a user's reports, in the order in which they came. */
export async function readReportIndex(db: Kysely<Tables>, uid: string): Promise<readonly string[]> {
  const entries = await db
    .selectFrom('user_report_index as entry')
    .innerJoin('reports', 'reports.report_id', 'entry.report_id')
    .select('entry.report_id')
    .where('entry.owner_key', '=', uid)
    .where(isOf(uid))
    .orderBy('entry.added_at')
    .orderBy('entry.report_id')
    .execute();
  return entries.map((entry) => entry.report_id);
}

/**
 * Adds reports to a user's index; those that are in it stay. Only their own: an id is no secret, so one that
 * names a report of nobody's gives it to nobody. Former reports
 * become a user's through what was kept under their number (legacy-records.ts), which a code has proved.
 * @returns the whole index; invalid: which of the ids name no report of theirs, and then none is added;
 *   null: the user was erased meanwhile
 */
export async function joinReportIndex(
  services: Services,
  owner: Pick<SignedIn, 'uid' | 'phone'>,
  reportIds: readonly string[],
): Promise<Result<readonly string[], InvalidInput> | null> {
  const { uid } = owner;
  return inTransaction(services.db, async (transaction) => {
    if (!(await holdPerson(transaction, owner))) return null;
    const own = await ownAmong(transaction, uid, reportIds);
    const errors = reportIds.flatMap((id, index): readonly FieldError[] =>
      own.has(id) ? [] : [{ field: `reportIds.${index}`, code: 'unknown-value' }],
    );
    if (errors.length > 0) return fail({ kind: 'invalid' as const, errors });
    const at = services.now().toISOString();
    for (const reportId of own) await addToIndex(transaction, { uid, reportId, at });
    return ok(await readReportIndex(transaction, uid));
  });
}

async function ownAmong(
  db: Kysely<Tables>,
  uid: string,
  reportIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const wanted = reportIds.filter(isReportId);
  if (wanted.length === 0) return new Set();
  const rows = await db
    .selectFrom('reports')
    .select('report_id')
    .where('report_id', 'in', wanted)
    .where(isOf(uid))
    .execute();
  return new Set(rows.map((row) => row.report_id));
}
