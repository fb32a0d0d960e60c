import { EXAMPLE_PRICE_BOOK } from '../../engine/data/example-price-book.ts';
import type { PriceBook } from '../../engine/quote/price-book.ts';
import type { Database } from '../db/database.ts';
import { encodeJson } from '../db/json.ts';
import { newId } from '../db/new-id.ts';

/** Publishes the example book where there is none yet. */
export async function seedPriceBook(
  db: Database,
  now: Date,
  book: PriceBook = EXAMPLE_PRICE_BOOK,
): Promise<void> {
  const existing = await db.selectFrom('price_books').select('id').limit(1).execute();
  if (existing.length > 0) return;
  await db
    .insertInto('price_books')
    .values({
      id: newId(now),
      version: book.id,
      status: 'published',
      valid_from: book.validFrom,
      is_example: book.isExample ? 1 : 0,
      book: encodeJson(book),
      created_at: now.toISOString(),
      number: 1,
      published_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
