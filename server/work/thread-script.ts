import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = join(import.meta.dirname, '..', '..');

export const THREAD_SOURCE = 'server/work/work-thread.ts';
/** scripts/build-thread.ts writes it. */
export const THREAD_FOLDER = join(root, 'build', 'work-thread');
export const THREAD_FILE = 'work-thread.js';
export const MADE_FROM_FILE = 'made-from.json';

/** A fingerprint of these files' content, with their paths from the project's root. */
export function markOf(sources: readonly string[]): string {
  const hash = createHash('sha256');
  for (const source of sources) hash.update(source).update(readFileSync(join(root, source)));
  return hash.digest('hex');
}

export type MadeFrom = { readonly sources: readonly string[]; readonly mark: string };

/** Whether the built script does what the sources say now. */
export function isThreadBuilt(): boolean {
  try {
    const text = readFileSync(join(THREAD_FOLDER, MADE_FROM_FILE), 'utf8');
    const { sources, mark } = JSON.parse(text) as MadeFrom;
    return markOf(sources) === mark;
  } catch {
    // Never built, or one of its sources is gone.
    return false;
  }
}

/**
 * What a thread runs: plain JavaScript if it was built from these very sources, else the sources.
 * The sources would have each thread load Node's type stripper, WebAssembly that V8 now and then
 * fails to free ("Check failed: jit_page.has_value()") and that takes most of a thread's start.
 */
export function threadScript(): URL {
  const file = isThreadBuilt() ? join(THREAD_FOLDER, THREAD_FILE) : join(root, THREAD_SOURCE);
  return pathToFileURL(file);
}
