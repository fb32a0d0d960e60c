import type { Services } from '../services.ts';

const BATCH = 100;

/**
 * Removes the files whose time has come: of rows that were erased, forgotten or removed, and of sendings that broke
 * off. What can't be removed now stays on the list. @returns how many went
 */
export async function removeFiles({
  db,
  blobs,
  now,
  log,
}: Pick<Services, 'db' | 'blobs' | 'now' | 'log'>): Promise<number> {
  const due = await db
    .selectFrom('blob_removals')
    .select('blob_key')
    .where('due_at', '<=', now().toISOString())
    .limit(BATCH)
    .execute();
  let removed = 0;
  for (const { blob_key } of due) {
    const done = await blobs.remove(blob_key);
    if (!done.ok) {
      log.warn({ code: done.error.kind }, 'a file is removed later');
      continue;
    }
    await db.deleteFrom('blob_removals').where('blob_key', '=', blob_key).execute();
    removed += 1;
  }
  return removed;
}
