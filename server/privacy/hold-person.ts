import type { Transaction } from 'kysely';
import type { Tables } from '../db/tables.ts';

/** Who sends something: a user, or somebody who leaves a number. */
export type Sender = { readonly uid: string | null; readonly phone: string | null };

/**
 * Holds a person until the transaction ends, before anything of theirs is written: an erasure waits for the
 * save, or the save for the erasure, and one that came first is seen. Two that want the same one never meet
 * half way, as everybody takes hold of the person first. A save that takes the time takes it after this, so
 * that what waited for an erasure belongs to a new beginning.
 * @returns whether the user is there; false: erased meanwhile, and nothing may be stored under this uid
 */
export async function holdPerson(
  transaction: Transaction<Tables>,
  { uid, phone }: Sender,
): Promise<boolean> {
  if (uid === null && phone === null) return true;
  const held = await transaction
    .updateTable('users')
    // A write that changes nothing: this is what takes hold of it, in either database.
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
