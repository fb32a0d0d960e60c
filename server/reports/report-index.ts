import type { Kysely } from 'kysely';
import type { FieldError, InvalidInput } from '../../domain/field-error.ts';
import { isReportId } from '../../domain/report/report-id.ts';
import { fail, ok, type Result } from '../../domain/result.ts';
import type { Tables } from '../db/tables.ts';
import { holdPerson } from '../privacy/hold-person.ts';
import type { Services } from '../services.ts';
import { orUnavailable } from '../use-case/unavailable.ts';
import { command, query, type Change, type NotAllowed } from '../use-case/use-case.ts';
import { NOT_LOADED } from './calculator-data.ts';
import { adoptLegacyRecords } from './legacy-records.ts';
import { isOf } from './live-reports.ts';
import { addToIndex } from './add-to-index.ts';

/** The ids of one's own reports, in the order in which they came. */
export const findReportIndex = query(
  { name: 'report-index.read', access: 'user' },
  async (services: Pick<Services, 'db' | 'now' | 'log'>, who, _input: object) =>
    orUnavailable(services.log, NOT_LOADED, async () => {
      await adoptLegacyRecords(services, who);
      return ok(await readReportIndex(services.db, who.uid));
    }),
);

/** @throws where the database can't be read */
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

type Needs = Pick<Services, 'db' | 'now' | 'log'> & { readonly change: Change };

/**
 * Adds reports to a user's index; those that are in it stay. Only their own: an id is no secret, so one that
 * names a report of nobody's gives it to nobody, and then none is added. Former reports become a user's through
 * what was kept under their number (legacy-records.ts), which a code has proved.
 * @returns the whole index
 */
export const joinReportIndex = command(
  { name: 'report-index.join', access: 'user', idempotent: 'always', audit: null },
  async (
    { change, ...services }: Needs,
    who,
    { reportIds }: { readonly reportIds: readonly string[] },
  ): Promise<Result<readonly string[], InvalidInput | NotAllowed<'user'>>> => {
    await adoptLegacyRecords(services, who);
    return change(async (transaction) => {
      // Erased meanwhile: with the person goes their session.
      if (!(await holdPerson(transaction, who))) return fail({ kind: 'signed-out' });
      const { uid } = who;
      const own = await ownAmong(transaction, uid, reportIds);
      const errors = reportIds.flatMap((id, index): readonly FieldError[] =>
        own.has(id) ? [] : [{ field: `reportIds.${index}`, code: 'unknown-value' }],
      );
      if (errors.length > 0) return fail({ kind: 'invalid', errors });
      const at = services.now().toISOString();
      for (const reportId of own) await addToIndex(transaction, { uid, reportId, at });
      return ok(await readReportIndex(transaction, uid));
    });
  },
);

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
