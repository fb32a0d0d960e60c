import { parseInput } from '../../domain/field-error.ts';
import { priceBookSchema } from '../../domain/price-book.ts';
import type { PriceBook } from '../../engine/quote/price-book.ts';
import { danishDayOf } from '../danish-day.ts';
import type { Database } from '../db/database.ts';
import { decodeJson } from '../db/json.ts';

/** Reads the price book that is valid at this moment. */
export type PriceBookReader = () => Promise<PriceBook>;

export function priceBookReader(db: Database, now: () => Date): PriceBookReader {
  // A published book never changes: a change is a new version. So it is parsed once.
  const parsed = new Map<string, PriceBook>();
  return async () => {
    const version = await currentVersion(db, danishDayOf(now()));
    const known = parsed.get(version);
    if (known !== undefined) return known;
    const book = await readBook(db, version);
    parsed.set(version, book);
    return book;
  };
}

async function readBook(db: Database, version: string): Promise<PriceBook> {
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

async function currentVersion(db: Database, day: string): Promise<string> {
  const published = db
    .selectFrom('price_books')
    .select('version')
    .where('status', 'in', ['published', 'scheduled']);
  const current = await published
    .where('valid_from', '<=', day)
    .orderBy('valid_from', 'desc')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  // On a machine whose clock is behind, the first book is a better answer than none.
  const first = current ?? (await published.orderBy('valid_from').limit(1).executeTakeFirst());
  if (first === undefined) throw new Error('No price book is published.');
  return first.version;
}
