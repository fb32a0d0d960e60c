import type { Transaction } from 'kysely';
import type { MergedIn } from '../../domain/staff/leads.ts';
import type { Tables } from '../db/tables.ts';
import { groupOf } from './merged-leads.ts';
import { setPairs, splitOff } from './split-off.ts';

/** Lets what a merge took in stand as it stood before. @returns false: something was changed since */
export async function undoMerge(
  transaction: Transaction<Tables>,
  mainId: string,
  merged: MergedIn,
): Promise<boolean> {
  const present = await transaction
    .selectFrom('leads')
    .select('id')
    .where('merged_into', '=', mainId)
    .where('id', 'in', ['', ...merged.map(({ id }) => id)])
    .execute();
  if (present.length === 0 || present.length < merged.length) return false;
  const alone = merged.filter(({ into }) => into === null).map(({ id }) => id);
  await splitOff(transaction, mainId, alone);
  for (const { id, into } of merged) {
    if (into === null) continue;
    await transaction
      .updateTable('leads')
      .set({ merged_into: into })
      .where('id', '=', id)
      .execute();
    await transaction
      .updateTable('offer_requests')
      .set({ same_person_as: into })
      .where('id', '=', id)
      .where('same_person_as', 'is not', null)
      .execute();
    const left = await groupOf(transaction, mainId);
    await setPairs(transaction, left, [id], { from: 'merged', to: 'open' });
    await setPairs(transaction, [into], [id], { from: 'open', to: 'merged' });
  }
  return true;
}
