import type { Database } from '../db/database.ts';
import { danishDayOf } from '../danish-day.ts';
import { addToDay } from '../metrics/day-counts.ts';
import type { Services } from '../services.ts';

const DAY_MS = 24 * 3_600_000;

/** A rule of a table, as it is counted by. */
const nameOf = (table: string, what: string) => `forgotten ${table} ${what}`;

/** Notes how many rows a rule has deleted, so that staff see that it does. */
export async function countForgotten(
  { db, now }: Pick<Services, 'db' | 'now'>,
  table: string,
  what: string,
  count: number,
): Promise<void> {
  if (count === 0) return;
  await addToDay(db, { day: danishDayOf(now()), what: nameOf(table, what), count });
}

/** @returns how many rows each rule has deleted since yesterday's beginning */
export async function forgottenSinceYesterday(
  db: Database,
  now: Date,
): Promise<(table: string, what: string) => number> {
  const counted = await db
    .selectFrom('day_counts')
    .select(({ fn }) => ['what', fn.sum<number | string>('count').as('sum')])
    .where('day', '>=', danishDayOf(new Date(now.getTime() - DAY_MS)))
    .where('what', 'like', nameOf('%', '%'))
    .groupBy('what')
    .execute();
  const sums = new Map(counted.map(({ what, sum }) => [what, Number(sum)]));
  return (table, what) => sums.get(nameOf(table, what)) ?? 0;
}
