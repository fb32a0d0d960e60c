import { sql } from 'kysely';
import type { Database } from '../../server/db/database.ts';

export const PARTITIONED = 'reports_by_month';

/** The same reports in a table a month, with the same indexes where that can be: what is unique in all of them has to name the month. */
export async function makePartitioned(db: Database, now: Date): Promise<readonly string[]> {
  const table = sql.table(PARTITIONED);
  await sql`create table ${table} (like reports including defaults) partition by range (created_at)`.execute(
    db,
  );
  const months = Array.from({ length: 13 }, (_, back) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1)).toISOString(),
  ).toReversed();
  const names: string[] = [];
  for (const [index, from] of months.entries()) {
    const name = `${PARTITIONED}_${from.slice(0, 7).replace('-', '_')}`;
    const to = months[index + 1] ?? '9999';
    await sql`create table ${sql.table(name)} partition of ${table} for values from (${sql.lit(from)}) to (${sql.lit(to)})`.execute(
      db,
    );
    names.push(name);
  }
  await sql`insert into ${table} select * from reports where created_at >= ${sql.lit(months[0])}`.execute(
    db,
  );
  await sql`create index on ${table} (report_id)`.execute(db);
  await sql`create index on ${table} (owner_uid, created_at, report_id) where deleted_at is null`.execute(
    db,
  );
  await sql`create index on ${table} (share_token_hash)`.execute(db);
  await sql`analyze ${table}`.execute(db);
  return names;
}
