import type { Database } from '../db/database.ts';
import type { DayCountTable } from '../db/tables/audit.ts';
import { danishDayOf } from '../danish-day.ts';
import type { WorkPool } from '../work/work-pool.ts';

/** What is counted: an answer of the calculator, whoever it was for. */
const ANSWERED = 'calculated';
const FLUSH_MS = 30_000;

export type DayCounts = {
  readonly calculated: () => void;
  /** Adds what was counted since to the day's sum, which all processes share. */
  readonly flush: () => Promise<void>;
};

/** Counts in memory: no calculation waits for the database. */
export function dayCounts(db: Database, now: () => Date): DayCounts {
  const pending = new Map<string, number>();
  return {
    calculated() {
      const day = danishDayOf(now());
      pending.set(day, (pending.get(day) ?? 0) + 1);
    },
    async flush() {
      for (const [day, count] of pending) {
        pending.delete(day);
        try {
          await addToDay(db, { day, what: ANSWERED, count });
        } catch (error) {
          // It was not added: it is counted with the next.
          pending.set(day, (pending.get(day) ?? 0) + count);
          throw error;
        }
      }
    },
  };
}

/** Adds to the day's sum. */
export async function addToDay(db: Database, counted: DayCountTable): Promise<void> {
  await db
    .insertInto('day_counts')
    .values(counted)
    .onConflict((there) =>
      there.columns(['day', 'what']).doUpdateSet((row) => ({
        count: row('day_counts.count', '+', row.ref('excluded.count')),
      })),
    )
    .execute();
}

/** How many answers were calculated from a day on. */
export async function calculatedSince(db: Database, day: string): Promise<number> {
  const { sum } = await db
    .selectFrom('day_counts')
    .select(({ fn }) => fn.sum<number | string | null>('count').as('sum'))
    .where('what', '=', ANSWERED)
    .where('day', '>=', day)
    .executeTakeFirstOrThrow();
  return Number(sum ?? 0);
}

/** The same pool, whose answers of the calculator are counted. */
export function countAnswers(pool: WorkPool, counts: DayCounts): WorkPool {
  return {
    ...pool,
    async run(asker, task, wish) {
      const done = await pool.run(asker, task, wish);
      if (task.kind === 'estimate' && done.ok) counts.calculated();
      return done;
    },
  };
}

/** Keeps adding until it is stopped; what is left then is added, too. */
export function keepCounting(counts: DayCounts, onError: (error: unknown) => void) {
  const flush = () => counts.flush().catch(onError);
  const timer = setInterval(() => void flush(), FLUSH_MS);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await flush();
    },
  };
}
