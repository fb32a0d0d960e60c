import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from './env.ts';

/** Shorter can only be half a file: a full disk or a lost process while it was written. */
const LEAST_CHARACTERS = 32;

/** The secret that signs tokens. Local mode makes one at the first start and keeps it, so that links last. */
export function sessionSecretOf(settings: Settings): string {
  const known = knownSecretOf(settings);
  if (known !== null) return known;
  mkdirSync(settings.dataDir, { recursive: true });
  const file = fileIn(settings);
  // Under another name until it is whole: what stands under its own name is used.
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600, flush: true });
  renameSync(draft, file);
  return readFileSync(file, 'utf8');
}

/** The secret that was set, or made before; null: there is none yet. */
export function knownSecretOf(settings: Settings): string | null {
  return settings.sessionSecret ?? keptIn(fileIn(settings));
}

const fileIn = ({ dataDir }: Settings) => join(dataDir, 'session-secret');

function keptIn(file: string): string | null {
  try {
    const kept = readFileSync(file, 'utf8');
    return kept.length >= LEAST_CHARACTERS ? kept : null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return null;
  }
}
