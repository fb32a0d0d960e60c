import { sql } from 'kysely';
import type { Database } from '../../server/db/database.ts';

/**
 * Does work on tables of PostgreSQL without their triggers, references and those indexes that no constraint needs, and makes
 * these anew afterwards: ten million rows one by one would take hours.
 */
export async function withoutIndexes(
  db: Database,
  tables: readonly string[],
  work: (connection: Database) => Promise<void>,
): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`set session_replication_role = replica`.execute(connection);
    const { rows } = await sql<{ name: string; made: string }>`
      select indexname as name, indexdef as made from pg_indexes
      where tablename in (${sql.join(tables)}) and schemaname = 'public'
        and indexname not in (select conname from pg_constraint)`.execute(connection);
    for (const { name } of rows) await sql`drop index ${sql.ref(name)}`.execute(connection);
    await work(connection as Database);
    for (const { made } of rows) await sql.raw(made).execute(connection);
    await sql`set session_replication_role = origin`.execute(connection);
  });
}
