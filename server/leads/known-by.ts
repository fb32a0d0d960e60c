import type { Transaction } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { referenceOf } from '../reference.ts';
import { doubleKeysOf } from './double-keys.ts';
import { linkDoubles } from './link-doubles.ts';
import { phoneWord, searchWords } from './search-words.ts';

type Known = {
  readonly id: string;
  readonly name: string;
  readonly address: string;
  readonly postcode: string;
  /** null: the register knows none. */
  readonly town: string | null;
  readonly email: string | null;
  /** In the one normal form, or null. */
  readonly phone: string | null;
};

/** Keeps what a lead is found by and what it is double by; what it was known by before is forgotten. */
export async function keepKnownBy(transaction: Transaction<Tables>, known: Known): Promise<void> {
  await keepWords(transaction, known);
  const { id } = known;
  const keys = doubleKeysOf(known);
  const before = await transaction
    .selectFrom('lead_keys')
    .select('key')
    .where('lead_id', '=', id)
    .execute();
  const had = new Set(before.map(({ key }) => key));
  for (const key of had) {
    if (!keys.includes(key)) await forgetKey(transaction, id, key);
  }
  const added = keys.filter((key) => !had.has(key));
  await linkDoubles(transaction, id, added);
}

async function keepWords(
  transaction: Transaction<Tables>,
  { id, name, address, postcode, town, email, phone }: Known,
): Promise<void> {
  await transaction.deleteFrom('lead_words').where('lead_id', '=', id).execute();
  const texts = [name, address, postcode, town ?? '', email ?? '', phoneWord(phone)];
  const words = searchWords([...texts, referenceOf(id)]);
  if (words.length === 0) return;
  await transaction
    .insertInto('lead_words')
    .values(words.map((word) => ({ word, lead_id: id })))
    .execute();
}

/** Staff's own word on a pair stays: only what the key alone says is taken back. */
async function forgetKey(transaction: Transaction<Tables>, id: string, key: string): Promise<void> {
  await transaction
    .deleteFrom('lead_keys')
    .where('lead_id', '=', id)
    .where('key', '=', key)
    .execute();
  await transaction
    .deleteFrom('lead_doubles')
    .where(({ eb, or }) => or([eb('lead_id', '=', id), eb('other_id', '=', id)]))
    .where('same', '=', key.slice(0, 1) as 'p' | 'm' | 'a')
    .where('state', '=', 'open')
    .execute();
}
