import { setTimeout as pause } from 'node:timers/promises';
import { sql, type Transaction } from 'kysely';
import type { Database } from './database.ts';
import type { Tables } from './tables.ts';

const LONGEST_WAIT_MS = 4_000;
const PAUSE_MS = 150;
/** SQLite waits inside the call and blocks the whole server meanwhile, readers included. */
const WAIT_IN_CALL_MS = 50;

/** From here on a write that finds the file locked gives up at once; inTransaction retries it. */
export async function waitBriefly(db: Database, databaseUrl: string | null): Promise<void> {
  if (databaseUrl !== null) return;
  await sql`pragma busy_timeout = ${sql.lit(WAIT_IN_CALL_MS)}`.execute(db);
}

/**
 * Runs the work in one transaction, and retries while another process holds the embedded database.
 */
export async function inTransaction<Value>(
  db: Database,
  work: (transaction: Transaction<Tables>) => Promise<Value>,
): Promise<Value> {
  const deadline = performance.now() + LONGEST_WAIT_MS;
  for (;;) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw error;
      await pause(PAUSE_MS);
    }
  }
}

const SQLITE_BUSY = 5;

function isBusy(error: unknown): boolean {
  if (!(error instanceof Error) || !('errcode' in error)) return false;
  // The upper bits say why it was busy.
  return typeof error.errcode === 'number' && (error.errcode & 0xff) === SQLITE_BUSY;
}
