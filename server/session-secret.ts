import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from './env.ts';

/** The secret that signs tokens. Local mode makes one at the first start and keeps it, so that links last. */
export function sessionSecretOf(settings: Settings): string {
  if (settings.sessionSecret !== null) return settings.sessionSecret;
  mkdirSync(settings.dataDir, { recursive: true });
  const file = join(settings.dataDir, 'session-secret');
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8');
}
