import { bookChanges, type BookChanges } from '../../domain/prices/book-changes.ts';
import { fail, ok, type Result } from '../../domain/result.ts';
import type { PriceVersion } from '../../domain/staff/prices.ts';
import { danishDayOf } from '../danish-day.ts';
import type { Services } from '../services.ts';
import { query } from '../use-case/use-case.ts';
import { storedBook, versionInForce } from './stored-book.ts';

/** Every version, the newest first, and who published it. */
export const listVersions = query(
  { name: 'price.list-versions', access: 'staff' },
  async ({ db, now }: Pick<Services, 'db' | 'now'>, _who, _input: object) => {
    const today = danishDayOf(now());
    const inForce = await versionInForce(db, today);
    const rows = await db
      .selectFrom('price_books')
      .select(['version', 'number', 'status', 'valid_from', 'published_at', 'is_example'])
      .where('status', '!=', 'draft')
      .orderBy('number', 'desc')
      .execute();
    const published = await db
      .selectFrom('audit_log')
      .leftJoin('users', 'users.uid', 'audit_log.actor')
      .select(['subject', 'users.name', 'users.email'])
      .where('action', '=', 'price.publish')
      .execute();
    return ok<readonly PriceVersion[]>(
      rows.map((row) => {
        const by = published.find(({ subject }) => subject === String(row.number));
        return {
          version: row.version,
          number: row.number,
          state:
            row.version === inForce
              ? 'in-force'
              : row.status === 'retired'
                ? 'retired'
                : row.valid_from > today
                  ? 'scheduled'
                  : 'earlier',
          validFrom: row.valid_from,
          publishedAt: row.published_at,
          publishedBy: by?.name ?? by?.email ?? null,
          isExample: row.is_example === 1,
        };
      }),
    );
  },
);

/** What is different between two versions. */
export const compareVersions = query(
  { name: 'price.compare-versions', access: 'staff' },
  async (
    { db }: Pick<Services, 'db'>,
    _who,
    { from, to }: { readonly from: string; readonly to: string },
  ): Promise<Result<BookChanges, { readonly kind: 'not-found' }>> => {
    const known = await db
      .selectFrom('price_books')
      .select('version')
      .where('version', 'in', [from, to])
      .where('status', '!=', 'draft')
      .execute();
    if (known.length !== new Set([from, to]).size) return fail({ kind: 'not-found' });
    return ok(bookChanges(await storedBook(db, from), await storedBook(db, to)));
  },
);
