import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';

/**
 * Locks leads until the transaction ends, each with those that it was merged with, before anything of them is read or
 * changed. Whoever needs several takes them by this, in the order of their ids, so that no two wait for each other.
 */
export async function holdLeads(
  transaction: Kysely<Tables>,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const named = await transaction
    .selectFrom('leads')
    .select(['id', 'merged_into'])
    .where('id', 'in', ids)
    .execute();
  const mains = named.map(({ id, merged_into: main }) => main ?? id);
  if (mains.length === 0) return;
  const groups = await transaction
    .selectFrom('leads')
    .select('id')
    .where((row) => row.or([row('id', 'in', mains), row('merged_into', 'in', mains)]))
    .orderBy('id')
    .execute();
  for (const { id } of groups) {
    await transaction
      .updateTable('leads')
      // A write that changes nothing: this takes the lock in either database.
      .set((row) => ({ version: row.ref('version') }))
      .where('id', '=', id)
      .execute();
  }
}
