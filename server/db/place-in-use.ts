import { closeSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

// Servers share the embedded database's folder; a move wants it for itself. SQLite's own file locks say so between
// processes, and end with a process that is killed.

const LOCK_FILE = 'in-use.sqlite';
const MOVED_FILE = 'moved.json';
const SQLITE_BUSY = 5;

/** A move has the folder for itself, or has emptied it of its purpose. Its message is for whoever starts the server. */
export class PlaceTaken extends Error {
  readonly code = 'PLACE_TAKEN';
}

export type Hold = { readonly release: () => void };

/**
 * Notes that this process serves from the folder, until it is released or the process ends.
 * @throws PlaceTaken
 */
export function serveFrom(dataDir: string): Hold {
  const moved = movedAt(dataDir);
  if (moved !== null) {
    throw new PlaceTaken(
      `The embedded database in ${dataDir} was moved to PostgreSQL (${moved}): what is saved here would be missing there. Set DATABASE_URL; or delete ${join(dataDir, MOVED_FILE)} to go on without what was saved there.`,
    );
  }
  const hold = locked(dataDir, 'begin; select count(*) from sqlite_schema;');
  if (hold === null) {
    throw new PlaceTaken(
      `The embedded database in ${dataDir} is being moved. Start again when it is done.`,
    );
  }
  return hold;
}

/** The folder for one process alone; null while a server or another move uses it. */
export function holdAlone(dataDir: string): Hold | null {
  return locked(dataDir, 'begin exclusive;');
}

/** From now on no server starts on the embedded database. */
export function markMoved(dataDir: string, at: Date): void {
  writeFileSync(join(dataDir, MOVED_FILE), `${JSON.stringify({ movedAt: at.toISOString() })}\n`, {
    mode: 0o600,
  });
}

function movedAt(dataDir: string): string | null {
  try {
    const { movedAt: at } = JSON.parse(readFileSync(join(dataDir, MOVED_FILE), 'utf8')) as {
      readonly movedAt?: unknown;
    };
    return String(at);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

function locked(dataDir: string, begin: string): Hold | null {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const path = join(dataDir, LOCK_FILE);
  closeSync(openSync(path, 'a', 0o600));
  const lock = new DatabaseSync(path, { timeout: 0 });
  try {
    lock.exec(begin);
    return { release: () => lock.close() };
  } catch (error) {
    lock.close();
    if (((error as { readonly errcode?: number }).errcode ?? 0) % 256 === SQLITE_BUSY) return null;
    throw error;
  }
}
