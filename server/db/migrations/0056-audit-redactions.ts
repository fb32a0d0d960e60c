import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Which lines of the audit log lost words about a person who was erased. What was done, by whom, when and to what stays
 * as it was written: the database lets nothing else of a line change, and nothing at all of a line that isn't named here.
 * @param json the column type that holds JSON in this database
 */
export const auditRedactions = (json: 'text' | 'jsonb'): Migration => ({
  async up(db: Kysely<never>) {
    await db.schema
      .createTable('audit_redactions')
      .addColumn('entry_id', 'text', (column) => column.primaryKey())
      .addColumn('at', 'text', (column) => column.notNull())
      .execute();
    for (const statement of json === 'text' ? IN_SQLITE : IN_POSTGRES) {
      await sql.raw(statement).execute(db);
    }
  },
});

/** The bookkeeping act's five years, as 0012 has them. */
const KEPT = '5 years';
const FIXED = ['id', 'at', 'action', 'actor_kind', 'actor', 'subject_kind', 'subject'];
const NAMED = 'exists (select 1 from audit_redactions where entry_id = old.id)';

const IN_SQLITE = [
  'drop trigger audit_log_unchanged',
  `create trigger audit_log_unchanged before update on audit_log
   when not ${NAMED} or ${FIXED.map((column) => `new.${column} is not old.${column}`).join(' or ')}
   begin select raise(abort, 'audit_log is append-only'); end`,
];

const IN_POSTGRES = [
  `create or replace function audit_log_refuses() returns trigger language plpgsql as $$
   begin
     if tg_op = 'DELETE' and old.at::timestamptz <= now() - interval '${KEPT}' then return old; end if;
     if tg_op = 'UPDATE' and ${NAMED}
       and ${FIXED.map((column) => `new.${column} is not distinct from old.${column}`).join(' and ')}
       then return new; end if;
     raise exception 'audit_log is append-only';
   end $$`,
];
