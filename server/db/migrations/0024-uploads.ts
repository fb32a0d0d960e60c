import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const AT_ONCE = '1970-01-01T00:00:00.000Z';

/**
 * Files that belong to a request. A row that goes, whichever command or rule takes it, leaves its file's key behind
 * in a list of what is to be removed: the database sees to it.
 */
export const uploads = (json: 'text' | 'jsonb'): Migration => ({
  async up(db: Kysely<never>) {
    await db.schema
      .createTable('uploads')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('offer_id', 'text', (column) => column.notNull().references('offer_requests.id'))
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('purpose', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('bytes', 'integer', (column) => column.notNull())
      .addColumn('blob_key', 'text', (column) => column.notNull().unique())
      .addColumn('source_hash', 'text', (column) => column.notNull())
      .addUniqueConstraint('uploads_once', ['offer_id', 'source_hash'])
      .execute();
    await db.schema
      .createTable('blob_removals')
      .addColumn('blob_key', 'text', (column) => column.primaryKey())
      .addColumn('due_at', 'text', (column) => column.notNull())
      .execute();
    for (const statement of json === 'text' ? ON_SQLITE : ON_POSTGRES) {
      await sql.raw(statement).execute(db);
    }
  },
});

const REMEMBER = `insert into blob_removals (blob_key, due_at) values (old.blob_key, '${AT_ONCE}')
  on conflict (blob_key) do update set due_at = excluded.due_at`;

const ON_SQLITE = [
  `create trigger uploads_leave_file after delete on uploads begin ${REMEMBER}; end`,
];
const ON_POSTGRES = [
  `create function uploads_leave_file() returns trigger language plpgsql as $$
    begin ${REMEMBER}; return null; end $$`,
  `create trigger uploads_leave_file after delete on uploads
    for each row execute function uploads_leave_file()`,
];
