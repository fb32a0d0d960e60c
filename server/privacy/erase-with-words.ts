import type { Transaction } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { readErased, redactWords } from './redact-words.ts';
import type { Person } from './register/entry.ts';
import { eraseRows } from './register/rows-of.ts';

/**
 * Erases everything stored about a person, in the caller's transaction: their rows, and what staff wrote about them
 * elsewhere. Erasing twice has the same effect as once.
 */
export async function eraseWithWords(
  transaction: Transaction<Tables>,
  who: Person,
  at: string,
): Promise<void> {
  const erased = await readErased(transaction, who);
  await eraseRows(transaction, who);
  await redactWords(transaction, erased, at);
}
