import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from './env.ts';

/** Shorter can only be half a file: a full disk or a lost process while it was written. */
const LEAST_CHARACTERS = 32;

/** The secret that signs tokens. Local mode makes one at the first start and keeps it, so that links last. */
export function sessionSecretOf(settings: Settings): string {
  if (settings.sessionSecret !== null) return settings.sessionSecret;
  mkdirSync(settings.dataDir, { recursive: true });
  const file = join(settings.dataDir, 'session-secret');
  const kept = keptIn(file);
  if (kept !== null) return kept;
  // Under another name until it is whole: what stands under its own name is used.
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600, flush: true });
  renameSync(draft, file);
  return readFileSync(file, 'utf8');
}

function keptIn(file: string): string | null {
  try {
    const kept = readFileSync(file, 'utf8');
    return kept.length >= LEAST_CHARACTERS ? kept : null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return null;
  }
}
