import { sql } from 'kysely';
import { dayAfter } from '../../domain/calendar-days.ts';
import type { Funnel, FunnelDays } from '../../domain/staff/overview.ts';
import { danishDayOf } from '../danish-day.ts';
import type { Database } from '../db/database.ts';
import { calculatedSince } from '../metrics/day-counts.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** How many got how far in the last days: each step counts when it happened, whenever the step before it did. */
export async function funnelOf(db: Database, now: Date, days: FunnelDays): Promise<Funnel> {
  const since = new Date(now.getTime() - days * DAY_MS).toISOString();
  const count = sql<number | string>`count(*)`;
  const { rows } = await sql<Record<'reports' | 'requests' | 'offers' | 'signed', number | string>>`
    select
      (select ${count} from reports where created_at >= ${since}) as reports,
      (select ${count} from leads where created_at >= ${since}) as requests,
      (select count(distinct offer_id) from quotes where sent_at >= ${since}) as offers,
      (select count(distinct offer_id) from quotes
        where status = 'accepted' and answered_at >= ${since}) as signed`.execute(db);
  const row = rows[0]!;
  return {
    days,
    steps: [
      {
        step: 'calculated',
        count: await calculatedSince(db, dayAfter(danishDayOf(now), -days)),
      },
      { step: 'saved', count: Number(row.reports) },
      { step: 'requested', count: Number(row.requests) },
      { step: 'offered', count: Number(row.offers) },
      { step: 'signed', count: Number(row.signed) },
    ],
  };
}
