import type { Database } from '../../db/database.ts';

/** About 400 MB, and every roof that a firm will see in its life. */
const MOST_KEPT = 200_000;

/** Forgets the answers that were asked for longest ago, so that no visitor can fill the disk. */
export async function trimKeptYears(db: Database, mostKept = MOST_KEPT): Promise<void> {
  const newestToGo = await db
    .selectFrom('yield_cache')
    .select('fetched_at')
    .orderBy('fetched_at', 'desc')
    .offset(mostKept)
    .limit(1)
    .executeTakeFirst();
  if (newestToGo === undefined) return;
  await db.deleteFrom('yield_cache').where('fetched_at', '<=', newestToGo.fetched_at).execute();
}
