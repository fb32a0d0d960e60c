import { sql } from 'kysely';
import type { Waiting } from '../../domain/staff/overview.ts';
import { danishMinuteOf } from '../danish-day.ts';
import type { Database } from '../db/database.ts';

/** Open leads that are nobody's, by an index of those alone: the condition has to say what that index says. */
export async function unownedLeads(db: Database): Promise<Waiting> {
  const { rows } = await sql<{ count: number | string; oldest: string | null }>`
    select
      (select count(*) from leads where is_closed = 0 and owner_uid is null) as count,
      (select created_at from leads where is_closed = 0 and owner_uid is null
        order by created_at limit 1) as oldest`.execute(db);
  return { count: Number(rows[0]?.count ?? 0), oldest: rows[0]?.oldest ?? null };
}

/** How many open leads of somebody have a next step that is past. */
export async function overdueOf(db: Database, uid: string, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('leads')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('owner_uid', '=', uid)
    .where('is_closed', '=', 0)
    .where('due', '<', danishMinuteOf(now))
    .executeTakeFirstOrThrow();
  return Number(count);
}
