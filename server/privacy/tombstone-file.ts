import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { Settings } from '../env.ts';

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
  return tombstonesIn(textOf(join(dataDir, TOMBSTONE_FILE)));
}

/** What such a file contains. */
export function tombstonesIn(text: string): readonly Tombstone[] {
  return text.split('\n').flatMap((line) => {
    const parsed = z.safeParse(tombstoneSchema, jsonOf(line));
    // Half a line: the power failed while it was written. The database has it, and it is written
    // again.
    return parsed.success ? [parsed.data] : [];
  });
}

/** On disk when it returns. */
export function appendTombstones({ dataDir }: Place, stones: readonly Tombstone[]): void {
  if (stones.length === 0) return;
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const path = join(dataDir, TOMBSTONE_FILE);
  const isBroken = !/^$|\n$/.test(textOf(path).slice(-1));
  const lines = stones.map((stone) => `${JSON.stringify(stone)}\n`).join('');
  const file = openSync(path, 'a', 0o600);
  try {
    writeSync(file, isBroken ? `\n${lines}` : lines);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return '';
  }
}

function jsonOf(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
