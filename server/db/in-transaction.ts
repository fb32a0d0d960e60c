import { sql, type Transaction } from 'kysely';
import type { Database } from './database.ts';
import type { Tables } from './tables.ts';
import { tryAgain } from './try-again.ts';

/** SQLite waits inside the call and blocks the whole server meanwhile, readers included. */
const WAIT_IN_CALL_MS = 50;

/** From here on a write that finds the file locked gives up at once; inTransaction retries it. */
export async function waitBriefly(db: Database, databaseUrl: string | null): Promise<void> {
  if (databaseUrl !== null) return;
  await sql`pragma busy_timeout = ${sql.lit(WAIT_IN_CALL_MS)}`.execute(db);
}

/** Runs the work in one transaction, and again where the database gave it up for somebody else's. */
export function inTransaction<Value>(
  db: Database,
  work: (transaction: Transaction<Tables>) => Promise<Value>,
): Promise<Value> {
  return tryAgain(() => db.transaction().execute(work));
}
