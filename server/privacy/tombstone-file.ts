import { join } from 'node:path';
import * as z from 'zod/mini';
import type { Settings } from '../env.ts';
import { appendLines, linesOf } from '../lines-on-disk.ts';

const tombstoneSchema = z.object({
  id: z.string(),
  uidHash: z.string(),
  phoneHash: z.nullable(z.string()),
  erasedAt: z.string(),
});

/**
 * Somebody was erased: only hashes, so a known person can be checked but nobody can be read from
 * it.
 */
export type Tombstone = z.infer<typeof tombstoneSchema>;

// Next to the database and not part of it: a database from an older backup knows of no later
// erasure.
export const TOMBSTONE_FILE = 'erased.jsonl';

type Place = Pick<Settings, 'dataDir'>;

export function readTombstoneFile({ dataDir }: Place): readonly Tombstone[] {
  return stonesIn(linesOf(join(dataDir, TOMBSTONE_FILE)));
}

// Half a line: the power failed while it was written. The database has it, and it is written again.
function stonesIn(values: readonly unknown[]): readonly Tombstone[] {
  return values.flatMap((value) => {
    const parsed = z.safeParse(tombstoneSchema, value);
    return parsed.success ? [parsed.data] : [];
  });
}

/** On disk when it returns. */
export function appendTombstones({ dataDir }: Place, stones: readonly Tombstone[]): void {
  appendLines(join(dataDir, TOMBSTONE_FILE), stones);
}
