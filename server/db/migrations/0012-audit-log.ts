import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Who did what. Nothing in it is ever changed, and nothing leaves it before its time: the database refuses.
 * @param json the column type that holds JSON in this database
 */
export function auditLog(json: 'text' | 'jsonb'): Migration {
  return {
    async up(db: Kysely<never>) {
      await db.schema
        .createTable('audit_log')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('at', 'text', (column) => column.notNull())
        .addColumn('action', 'text', (column) => column.notNull())
        .addColumn('actor_kind', 'text', (column) => column.notNull())
        .addColumn('actor', 'text', (column) => column.notNull())
        .addColumn('subject_kind', 'text', (column) => column.notNull())
        .addColumn('subject', 'text', (column) => column.notNull())
        .addColumn('before', json)
        .addColumn('after', json)
        .execute();
      await db.schema
        .createIndex('audit_log_of_subject')
        .on('audit_log')
        .columns(['subject_kind', 'subject'])
        .execute();
      await db.schema.createIndex('audit_log_by_time').on('audit_log').column('at').execute();
      for (const statement of json === 'text' ? IN_SQLITE : IN_POSTGRES) {
        await sql.raw(statement).execute(db);
      }
    },
  };
}

/** The bookkeeping act's five years, for what staff did to prices. */
const KEPT = '5 years';

const IN_SQLITE = [
  `create trigger audit_log_unchanged before update on audit_log
   begin select raise(abort, 'audit_log is append-only'); end`,
  `create trigger audit_log_kept before delete on audit_log
   when old.at > strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-${KEPT}')
   begin select raise(abort, 'audit_log is append-only'); end`,
];

const IN_POSTGRES = [
  `create function audit_log_refuses() returns trigger language plpgsql as $$
   begin
     if tg_op = 'DELETE' and old.at::timestamptz <= now() - interval '${KEPT}' then return old; end if;
     raise exception 'audit_log is append-only';
   end $$`,
  `create trigger audit_log_unchanged before update or delete on audit_log
   for each row execute function audit_log_refuses()`,
];
