import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

const BACKUP_NAME = /^solrig-\d{4}-\d\d-\d\dT[\d-]+Z\.backup(\.age)?$/;

/** The backups of a folder, the newest first. */
export async function backupsIn(folder: string): Promise<readonly string[]> {
  const names = await readdir(folder).catch(() => []);
  return names
    .filter((name) => BACKUP_NAME.test(name))
    .toSorted()
    .toReversed();
}

/** @returns what was removed: all but the newest */
export async function keepNewest(folder: string, kept: number): Promise<readonly string[]> {
  const old = (await backupsIn(folder)).slice(kept);
  for (const name of old) await rm(join(folder, name));
  return old;
}
