import { setTimeout as pause } from 'node:timers/promises';

const LONGEST_WAIT_MS = 4_000;
const LONGEST_PAUSE_MS = 150;
const SHORTEST_PAUSE_MS = 25;

/**
 * Does work on the database, and does it again for up to four seconds where the database gave it up for somebody else's:
 * the embedded one was locked, or PostgreSQL ended a deadlock or a transaction that did not fit the others. Nothing of
 * the work was kept then. The pauses are random, so that two who were in each other's way do not meet again.
 * @param work runs once for each try; what it changes outside the database must bear that
 * @throws what the last try threw
 */
export async function tryAgain<Value>(work: () => Promise<Value>): Promise<Value> {
  const deadline = performance.now() + LONGEST_WAIT_MS;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isPassing(error) || performance.now() > deadline) throw error;
      await pause(SHORTEST_PAUSE_MS + Math.random() * (LONGEST_PAUSE_MS - SHORTEST_PAUSE_MS));
    }
  }
}

/** SQLSTATE: serialization_failure, deadlock_detected. */
const GIVEN_UP = new Set(['40001', '40P01']);
const SQLITE_BUSY = 5;

function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string' && GIVEN_UP.has(error.code)) return true;
  // The upper bits say why it was busy.
  return (
    'errcode' in error &&
    typeof error.errcode === 'number' &&
    (error.errcode & 0xff) === SQLITE_BUSY
  );
}
