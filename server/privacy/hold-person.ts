import type { Transaction } from 'kysely';
import type { Tables } from '../db/tables.ts';

/** Who sends something: a user, or somebody who leaves a number. */
export type Sender = { readonly uid: string | null; readonly phone: string | null };

/**
 * Locks a person until the transaction ends, before anything of theirs is written: an erasure waits
 * for the save, or the save for the erasure, and the later one sees the earlier. They can't
 * deadlock, because everyone locks the person first. A save that reads the time does so after this,
 * so that data which waited for an erasure counts as a new beginning.
 * @returns whether the user exists; false: erased meanwhile, and nothing may be stored under this
 * uid
 */
export async function holdPerson(
  transaction: Transaction<Tables>,
  { uid, phone }: Sender,
): Promise<boolean> {
  if (uid === null && phone === null) return true;
  const held = await transaction
    .updateTable('users')
    // A write that changes nothing: this takes the lock in either database.
    .set((row) => ({ name: row.ref('name') }))
    .where((row) =>
      row.or([
        ...(uid === null ? [] : [row('uid', '=', uid)]),
        ...(phone === null ? [] : [row('phone', '=', phone)]),
      ]),
    )
    .returning('uid')
    .execute();
  return uid === null || held.some((user) => user.uid === uid);
}
