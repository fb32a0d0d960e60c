// The database for the bench of staff's pages: a million saved reports of two hundred thousand home
// owners, from one year. They are all of the same house, because no list reads its figures.
import { sql } from 'kysely';
import type { Database } from '../server/db/database.ts';
import { CALCULATION } from './hundred-thousand-leads.ts';

export const ALL_REPORTS = 1_000_000;
const PER_OWNER = 5;
const YEAR_MS = 365 * 86_400_000;

/** The uid of one of those who saved them. */
export const ownerOf = (report: number): string => `owner-${Math.floor(report / PER_OWNER)}`;
export const reportIdOf = (report: number): string => `bench-report-${report}`;

/** @param now the newest was saved at this moment, the oldest a year before */
export async function fillReports(db: Database, now: Date, isPostgres: boolean): Promise<void> {
  const first = now.getTime() - YEAR_MS;
  const stepMs = YEAR_MS / ALL_REPORTS;
  const numbers = isPostgres
    ? sql`select generate_series(0, ${sql.lit(ALL_REPORTS - 1)}) as n`
    : sql`with recursive up(n) as (select 0 union all select n + 1 from up where n < ${sql.lit(ALL_REPORTS - 1)}) select n from up`;
  const at = isPostgres
    ? sql`to_char(to_timestamp((${sql.lit(first)} + n * ${sql.lit(stepMs)}) / 1000.0) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
    : sql`strftime('%Y-%m-%dT%H:%M:%fZ', (${sql.lit(first)} + n * ${sql.lit(stepMs)}) / 1000.0, 'unixepoch')`;
  const owner = sql`'owner-' || (n / ${sql.lit(PER_OWNER)})`;
  const json = isPostgres ? sql`'{}'::jsonb` : sql`'{}'`;
  await sql`insert into users (uid, name, created_at)
    select distinct ${owner}, 'Home owner', '2026-01-01T00:00:00.000Z' from (${numbers}) as all_numbers`.execute(
    db,
  );
  await sql`insert into reports (report_id, owner_uid, created_at, version, postcode, peak_power,
      total_price_ore, calculator_state, calculation_id, address)
    select 'bench-report-' || n, ${owner}, ${at}, 1, '8700', 6, 9000000, ${json}, ${sql.lit(CALCULATION)},
      'Kastanjevej ' || n || ', 8700 Horsens'
    from (${numbers}) as all_numbers`.execute(db);
}
