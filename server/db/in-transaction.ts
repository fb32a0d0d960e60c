import { setTimeout as pause } from 'node:timers/promises';
import { sql, type Transaction } from 'kysely';
import type { Database } from './database.ts';
import type { Tables } from './tables.ts';

const LONGEST_WAIT_MS = 4_000;
const PAUSE_MS = 150;
/** Of a deadlock one side is over at once: only so long that the two do not meet again. */
const DEADLOCK_PAUSE_MS = 20;
/** SQLite waits inside the call and blocks the whole server meanwhile, readers included. */
const WAIT_IN_CALL_MS = 50;

/** From here on a write that finds the file locked gives up at once; inTransaction retries it. */
export async function waitBriefly(db: Database, databaseUrl: string | null): Promise<void> {
  if (databaseUrl !== null) return;
  await sql`pragma busy_timeout = ${sql.lit(WAIT_IN_CALL_MS)}`.execute(db);
}

/**
 * Runs the work in one transaction. Runs it again while another process holds the embedded database, and where
 * PostgreSQL broke it off because it and another one waited for each other.
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
      const pauseMs = isBusy(error) ? PAUSE_MS : isBrokenOff(error) ? DEADLOCK_PAUSE_MS : null;
      if (pauseMs === null || performance.now() > deadline) throw error;
      await pause(pauseMs * (0.5 + Math.random()));
    }
  }
}

/** PostgreSQL's deadlock_detected and serialization_failure. */
const BROKEN_OFF = ['40P01', '40001'];

function isBrokenOff(error: unknown): boolean {
  return error instanceof Error && 'code' in error && BROKEN_OFF.includes(String(error.code));
}

const SQLITE_BUSY = 5;

function isBusy(error: unknown): boolean {
  if (!(error instanceof Error) || !('errcode' in error)) return false;
  // The upper bits say why it was busy.
  return typeof error.errcode === 'number' && (error.errcode & 0xff) === SQLITE_BUSY;
}
