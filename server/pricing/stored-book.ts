import type { Kysely, Transaction } from 'kysely';
import { parseInput } from '../../domain/field-error.ts';
import { priceBookSchema } from '../../domain/price-book.ts';
import type { PriceBook } from '../../engine/quote/price-book.ts';
import { decodeJson } from '../db/json.ts';
import type { Tables } from '../db/tables.ts';

/** The book of a version. */
export async function storedBook(
  db: Kysely<Tables> | Transaction<Tables>,
  version: string,
): Promise<PriceBook> {
  const row = await db
    .selectFrom('price_books')
    .select('book')
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  const book = parseInput(priceBookSchema, decodeJson(row.book));
  if (!book.ok) {
    const fields = book.error.errors.map(({ field }) => field).join(', ');
    throw new Error(`Price book ${version} is damaged: ${fields}.`);
  }
  return book.value;
}

/** The version in force on a day. */
export async function versionInForce(
  db: Kysely<Tables> | Transaction<Tables>,
  day: string,
): Promise<string> {
  const published = db
    .selectFrom('price_books')
    .select('version')
    .where('status', 'in', ['published', 'scheduled']);
  const current = await published
    .where('valid_from', '<=', day)
    .orderBy('valid_from', 'desc')
    .orderBy('published_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  // On a machine whose clock is behind, the first book is a better answer than none.
  const first = current ?? (await published.orderBy('valid_from').limit(1).executeTakeFirst());
  if (first === undefined) throw new Error('No price book is published.');
  return first.version;
}
