import { setTimeout as pause } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import { danishDayOf } from '../danish-day.ts';
import type { Database } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';

/** How long a process may not know of what another has published [ms]. */
export const UNKNOWN_MS = 250;
/** How long somebody waits to be shown the newest [ms]. */
const LONGEST_MS = 500;

/** In the transaction that publishes: every process then asks the database anew what visitors see. */
export async function notePublication(transaction: Transaction<Tables>): Promise<void> {
  await transaction
    .insertInto('publications')
    .values({ part: 'site', count: 1 })
    .onConflict((conflict) =>
      conflict.column('part').doUpdateSet((row) => ({
        count: row('publications.count', '+', 1),
      })),
    )
    .execute();
}

/** Differs from what it was as soon as something was published, here or in another process, or a new day has begun. */
export type EditionReader = () => Promise<string>;

export function editionReader(db: Database, now: () => Date): EditionReader {
  let known: { readonly untilMs: number; readonly count: Promise<number> } | null = null;
  return async () => {
    // By the machine's own clock: it is about waiting, not about dates.
    const atMs = performance.now();
    if (known === null || atMs >= known.untilMs) {
      const last = known?.count ?? Promise.resolve(0);
      // A database that does not answer keeps nobody from the pages that are ready.
      const late = pause(LONGEST_MS, undefined, { ref: false }).then(() => last);
      known = {
        untilMs: atMs + UNKNOWN_MS,
        count: Promise.race([countOf(db).catch(() => last), late]),
      };
    }
    // What was planned for a day is in force when it begins.
    return `${await known.count} ${danishDayOf(now())}`;
  };
}

async function countOf(db: Database): Promise<number> {
  const row = await db
    .selectFrom('publications')
    .select('count')
    .where('part', '=', 'site')
    .executeTakeFirst();
  return row?.count ?? 0;
}
