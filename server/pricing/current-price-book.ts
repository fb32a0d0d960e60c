import type { PriceBook } from '../../engine/quote/price-book.ts';
import { danishDayOf } from '../danish-day.ts';
import type { Database } from '../db/database.ts';
import { storedBook, versionInForce } from './stored-book.ts';

/** Reads the price book that is valid at this moment. */
export type PriceBookReader = () => Promise<PriceBook>;

export function priceBookReader(db: Database, now: () => Date): PriceBookReader {
  // A published book never changes: a change is a new version. So it is parsed once.
  const parsed = new Map<string, PriceBook>();
  return async () => {
    const version = await versionInForce(db, danishDayOf(now()));
    const known = parsed.get(version);
    if (known !== undefined) return known;
    const book = await storedBook(db, version);
    parsed.set(version, book);
    return book;
  };
}
