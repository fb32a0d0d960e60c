import { createHmac } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Tables } from './db/tables.ts';

/** At most so many in so long a time, whichever such stretch one looks at. */
export type Limit = { readonly most: number; readonly inMs: number };

/** What is counted: a number, an address, a browser; the subject never says which one in plain. */
export type Counter = { readonly subject: string; readonly limits: readonly Limit[] };

/** Counters that nobody else can read or change until the transaction ends. */
export type HeldCounters = {
  /** The moment from which nobody else has them: whatever was decided with them before is older. */
  readonly now: Date;
  /** How often it happened in the stretch that ends now. */
  readonly count: (subject: string, inMs: number) => number;
  /** When the counter lets one more through; 0: now. */
  readonly waitMs: (counter: Counter) => number;
  /** Notes that it happens now. */
  readonly note: (subjects: readonly string[]) => Promise<void>;
};

/** The name of a counter: neither number nor address can be read from it. */
export function counterOf(kind: string, who: string, secret: string): string {
  const hidden = createHmac('sha256', secret).update(`counter:${kind}:${who}`).digest('base64url');
  return `${kind}:${hidden}`;
}

const KEPT_MS = 24 * 60 * 60 * 1000;
/** The highest cap that can be set, so that it can be reached; what is older is of no use. */
const MOST_KEPT = 10_000;
/**
 * How far the clocks of two servers may differ for one to count what the other has just noted. What lies
 * further ahead was noted by a clock that was wrong: it never happened then, and blocks nobody.
 */
export const CLOCKS_APART_MS = 10_000;

/**
 * Takes hold of counters. Those who want the same one wait for each other, so that parallel requests are
 * counted one by one. Always taken in the same order, so that two never wait for each other's.
 */
export async function holdCounters(
  transaction: Transaction<Tables>,
  subjects: readonly string[],
  clock: () => Date,
): Promise<HeldCounters> {
  const forget_at = new Date(clock().getTime() + KEPT_MS).toISOString();
  const held = new Map<string, readonly number[]>();
  for (const subject of [...new Set(subjects)].sort()) {
    const row = await transaction
      .insertInto('counters')
      .values({ subject, times: '', forget_at })
      // A write even where it is there: this is what takes hold of it.
      .onConflict((conflict) => conflict.column('subject').doUpdateSet({ forget_at }))
      .returning('times')
      .executeTakeFirstOrThrow();
    held.set(subject, row.times === '' ? [] : row.times.split(',').map(Number));
  }
  // Not before: the wait for others may have taken us past the end of a code.
  const now = clock();
  const nowMs = now.getTime();
  for (const [subject, times] of held) {
    const happened = times.filter((atMs) => atMs <= nowMs + CLOCKS_APART_MS);
    if (happened.length === times.length) continue;
    held.set(subject, happened);
    // Gone for good, or they would count when their time comes.
    await writeTimes(transaction, subject, happened);
  }
  const timesOf = (subject: string) => {
    const times = held.get(subject);
    if (times === undefined) throw new RangeError(`Counter not held: ${subject}`);
    return times;
  };
  return {
    now,
    count: (subject, inMs) => timesOf(subject).filter((atMs) => atMs > nowMs - inMs).length,
    waitMs: ({ subject, limits }) =>
      Math.max(0, ...limits.map((limit) => waitOf(timesOf(subject), limit, nowMs))),
    async note(noted) {
      for (const subject of noted) {
        const kept = timesOf(subject).filter((atMs) => atMs > nowMs - KEPT_MS);
        const times = [...kept, nowMs].slice(-MOST_KEPT);
        held.set(subject, times);
        await writeTimes(transaction, subject, times);
      }
    },
  };
}

async function writeTimes(
  transaction: Transaction<Tables>,
  subject: string,
  times: readonly number[],
): Promise<void> {
  await transaction
    .updateTable('counters')
    .set({ times: times.join(',') })
    .where('subject', '=', subject)
    .execute();
}

function waitOf(times: readonly number[], { most, inMs }: Limit, nowMs: number): number {
  const recent = times.filter((atMs) => atMs > nowMs - inMs).sort((a, b) => a - b);
  // It opens when so many of them have left the stretch that one more has room.
  const leaving = recent[recent.length - most];
  return leaving === undefined ? 0 : leaving + inMs - nowMs;
}
