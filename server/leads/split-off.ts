import type { Transaction } from 'kysely';
import { CLOSED_STAGES } from '../../domain/staff/leads.ts';
import type { Tables } from '../db/tables.ts';
import { groupOf, IS_MERGED } from './merged-leads.ts';

/** Lets merged leads stand by themselves again, as they were. */
export async function splitOff(
  transaction: Transaction<Tables>,
  mainId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const group = await groupOf(transaction, mainId);
  await transaction
    .updateTable('leads')
    .set((row) => ({
      merged_into: null,
      is_closed: row
        .case()
        .when('stage', 'in', [...CLOSED_STAGES])
        .then(1)
        .else(0)
        .end(),
      version: row('version', '+', 1),
    }))
    .where('id', 'in', [...ids])
    .where('is_closed', '=', IS_MERGED)
    .execute();
  await transaction
    .updateTable('offer_requests')
    .set({ same_person_as: null })
    .where('id', 'in', [...ids])
    .execute();
  await setPairs(transaction, group, ids, { from: 'merged', to: 'open' });
}

type State = 'open' | 'merged' | 'apart';

/** Says of the pairs of some with others, from both sides, how they stand. */
export async function setPairs(
  transaction: Transaction<Tables>,
  some: readonly string[],
  others: readonly string[],
  { from, to }: { readonly from: State; readonly to: State },
): Promise<void> {
  await transaction
    .updateTable('lead_doubles')
    .set({ state: to })
    .where('state', '=', from)
    .where((row) =>
      row.or([
        row.and([row('lead_id', 'in', some), row('other_id', 'in', others)]),
        row.and([row('other_id', 'in', some), row('lead_id', 'in', others)]),
      ]),
    )
    .execute();
}
