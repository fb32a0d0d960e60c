import * as z from 'zod/mini';

export type BackupSettings = {
  /** Where a backup is put every day; null: only where somebody asks for one. */
  readonly folder: string | null;
  /** How many are kept there. */
  readonly kept: number;
  /** Whose holder alone can read them, in age's form; null: they are not sealed. */
  readonly publicKey: string | null;
};

const MOST_KEPT = 1000;
const KEPT = 14;
export const PUBLIC_KEY = /^age1[0-9a-z]{50,}$/;

export const backupVariables = {
  BACKUP_DIR: z.optional(z.string()),
  BACKUP_KEEP: z.optional(
    z.string().check(
      z.refine((value) => /^[1-9]\d*$/.test(value) && Number(value) <= MOST_KEPT, {
        error: `must be a whole number from 1 to ${MOST_KEPT}`,
      }),
    ),
  ),
  BACKUP_KEY: z.optional(
    z.string().check(
      z.refine((value) => PUBLIC_KEY.test(value), {
        error: 'must be a public key as npm run backup -- --new-key makes it (age1…)',
      }),
    ),
  ),
};

type Given = {
  readonly BACKUP_DIR?: string | undefined;
  readonly BACKUP_KEEP?: string | undefined;
  readonly BACKUP_KEY?: string | undefined;
};

export function backupSettingsFrom(given: Given): BackupSettings {
  return {
    folder: given.BACKUP_DIR ?? null,
    kept: Number(given.BACKUP_KEEP ?? KEPT),
    publicKey: given.BACKUP_KEY ?? null,
  };
}
