import { sql } from 'kysely';
import type { Database } from '../../server/db/database.ts';
import { withoutIndexes } from './without-indexes.ts';

/** Whose list is opened, and how many reports they have. */
export const LISTS = { few: 5, many: 200 } as const;
const REPORTS_OF_ONE = 5;
/** One in so many. */
const SHARED = 100;
const NOBODYS = 10_000;
const OVER = 5_000;
const TABLES = ['calculations', 'reports', 'user_report_index'] as const;

/**
 * Reports of the last year before now, evenly. Their calculations are empty: what is measured reads none, and ten million whole
 * ones would fill the disk.
 */
export async function fillReports(db: Database, rows: number, now: Date): Promise<void> {
  const last = sql.lit(now.toISOString());
  const id = sql.raw(`lpad(to_hex(n), 32, '0')::uuid::text`);
  const at = sql`to_char(${last}::timestamptz at time zone 'UTC' - (${sql.lit(rows)} - n) * (interval '365 days' / ${sql.lit(rows)}),
    'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  const all = sql`generate_series(1, ${sql.lit(rows)}) as n`;
  const every = Math.floor(rows / LISTS.many);
  const owner = sql.raw(`case when n % ${NOBODYS} = 7 then null when n % ${every} = 1 then 'many'
    else 'user-' || (n::bigint * 7919 % ${Math.ceil(rows / REPORTS_OF_ONE)}) end`);
  await withoutIndexes(db, TABLES, async (connection) => {
    await sql`insert into calculations (calculation_id, created_at, format, engine_version, price_book_version, yield_source,
        input, result)
      select ${id}, ${at}, 0, '0', '0', 'builtin', '{}', '{}' from ${all}`.execute(connection);
    await sql`insert into reports (report_id, calculation_id, owner_uid, created_at, updated_at, version, postcode, address,
        peak_power, battery_kwh, annual_kwh, total_price_ore, saving_ore, payback_years, calculator_state, share_token_hash,
        share_expires_at)
      select ${id}, ${id}, ${owner}, ${at}, ${at}, 1, '8000', 'Eksempelvej ' || n % 200 || ', 8000 Aarhus C', 4 + n % 80 / 10.0, 10,
        6000, 5000000 + n % 8000000, 600000, 11.4, '{"lat": 56.16, "lon": 10.2, "postcode": "8000"}',
        case when n % ${sql.lit(SHARED)} = 0 then md5(n::text) || md5((n + 1)::text) end,
        case when n % ${sql.lit(SHARED)} = 0 then case when n % ${sql.lit(OVER)} = 0 then ${at} else '2027-12-01T00:00:00.000Z' end end
      from ${all}`.execute(connection);
    await sql`insert into user_report_index (owner_key, report_id, added_at)
      select owner_uid, report_id, created_at from reports where owner_uid is not null`.execute(
      connection,
    );
  });
  await sql`vacuum analyze`.execute(db);
}
