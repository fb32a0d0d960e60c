import type { Transaction } from 'kysely';
import { MOST_REPORTS } from '../../domain/report/report-limits.ts';
import { fail, ok, type Result } from '../../domain/result.ts';
import type { Tables } from '../db/tables.ts';

/** There are as many as one user may have. Nothing was written. */
export type TooManyReports = { readonly kind: 'too-many-reports'; readonly most: number };

/** Whether a user may have one more. To be asked while the person is held, so that no two are let in at once. */
export async function roomForReport(
  transaction: Transaction<Tables>,
  uid: string,
): Promise<Result<null, TooManyReports>> {
  const { count } = await transaction
    .selectFrom('reports')
    .select((row) => row.fn.countAll().as('count'))
    .where('owner_uid', '=', uid)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  // One database counts in text, the other in numbers.
  const isFull = Number(count) >= MOST_REPORTS;
  return isFull ? fail({ kind: 'too-many-reports', most: MOST_REPORTS }) : ok(null);
}
