import type { Transaction } from 'kysely';
import type { Tables } from '../db/tables.ts';

type IndexEntry = { readonly uid: string; readonly reportId: string; readonly at: string };

/** Names a report in its owner's index; one that is named there already stays as it is. */
export async function addToIndex(
  transaction: Transaction<Tables>,
  { uid, reportId, at }: IndexEntry,
): Promise<void> {
  await transaction
    .insertInto('user_report_index')
    .values({ owner_key: uid, report_id: reportId, added_at: at })
    .onConflict((conflict) => conflict.columns(['owner_key', 'report_id']).doNothing())
    .execute();
}
