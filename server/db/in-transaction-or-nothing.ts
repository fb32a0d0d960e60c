import type { Transaction } from 'kysely';
import type { Database } from './database.ts';
import { inTransaction } from './in-transaction.ts';
import type { Tables } from './tables.ts';

/**
 * Like inTransaction, but a refusal (a Result that is not ok) leaves nothing behind: no key taken,
 * nothing counted.
 */
export async function inTransactionOrNothing<Outcome extends { readonly ok: boolean }>(
  db: Database,
  work: (transaction: Transaction<Tables>) => Promise<Outcome>,
): Promise<Outcome> {
  // Only an exception rolls a transaction back.
  const undo = new Error('Refused: nothing is stored.');
  const refusals: Outcome[] = [];
  try {
    return await inTransaction(db, async (transaction) => {
      const outcome = await work(transaction);
      if (outcome.ok) return outcome;
      refusals.push(outcome);
      throw undo;
    });
  } catch (error) {
    const refusal = refusals.at(-1);
    if (error !== undo || refusal === undefined) throw error;
    return refusal;
  }
}
