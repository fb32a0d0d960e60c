import { join } from 'node:path';
import * as z from 'zod/mini';
import { inTransaction } from '../db/in-transaction.ts';
import { appendLines, linesOf } from '../lines-on-disk.ts';
import { hiddenIdentity } from '../privacy/hidden-identity.ts';
import type { Services } from '../services.ts';

// Beside the database and not part of it, as erasures are: a database from an older backup knows of no later removal.
// docs/backup.md says to keep it.

export const REMOVALS_FILE = 'removed-staff.jsonl';

const removalSchema = z.object({ uidHash: z.string(), removedAt: z.string() });
type Removal = z.infer<typeof removalSchema>;

type Needs = Pick<Services, 'db' | 'settings' | 'secret' | 'log'>;

/** Writes down every removal that the file lacks. */
export async function noteRemovals({ db, settings, secret, log }: Needs): Promise<void> {
  const path = join(settings.dataDir, REMOVALS_FILE);
  const known = new Set(removalsIn(path).map(({ uidHash, removedAt }) => uidHash + removedAt));
  const removed = await db
    .selectFrom('admins')
    .select(['uid', 'removed_at'])
    .where('role', '=', 'removed')
    .where('removed_at', 'is not', null)
    .execute();
  const lacking = removed
    .map(({ uid, removed_at: at }): Removal => ({
      uidHash: hiddenIdentity('uid', uid, secret),
      removedAt: at ?? '',
    }))
    .filter(({ uidHash, removedAt }) => !known.has(uidHash + removedAt));
  try {
    appendLines(path, lacking);
  } catch (error) {
    // The database knows, and the next start tries again.
    log.error(
      { code: (error as NodeJS.ErrnoException).code },
      'staff removals not written beside the database',
    );
  }
}

/**
 * Removes again whom an older backup brought back, and notes what the file lacks.
 * @returns how many were removed again
 */
export async function keepRemoved(services: Needs): Promise<number> {
  const { db, settings, secret } = services;
  await noteRemovals(services);
  const removals = removalsIn(join(settings.dataDir, REMOVALS_FILE));
  if (removals.length === 0) return 0;
  const lastOf = new Map<string, string>();
  for (const { uidHash, removedAt } of removals) {
    if (removedAt > (lastOf.get(uidHash) ?? '')) lastOf.set(uidHash, removedAt);
  }
  return inTransaction(db, async (transaction) => {
    const admins = await transaction
      .selectFrom('admins')
      .select(['uid', 'granted_at'])
      .where('role', '=', 'admin')
      .execute();
    let removed = 0;
    for (const { uid, granted_at: granted } of admins) {
      const removedAt = lastOf.get(hiddenIdentity('uid', uid, secret));
      // Granted again after it: in force.
      if (removedAt === undefined || (granted ?? '') > removedAt) continue;
      await transaction
        .updateTable('admins')
        .set({ role: 'removed', removed_at: removedAt })
        .where('uid', '=', uid)
        .execute();
      await transaction.deleteFrom('sessions').where('uid', '=', uid).execute();
      removed += 1;
    }
    return removed;
  });
}

function removalsIn(path: string): readonly Removal[] {
  return linesOf(path).flatMap((line) => {
    const parsed = z.safeParse(removalSchema, line);
    return parsed.success ? [parsed.data] : [];
  });
}
