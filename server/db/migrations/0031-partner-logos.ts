import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const AT_ONCE = '1970-01-01T00:00:00.000Z';

/**
 * A partner's logo, and the day on which it said yes to its text. A logo that is replaced, or whose partner goes,
 * leaves its file's key on the list of what is to be removed: the database sees to it.
 * @param json the column type that holds JSON in this database
 */
export const partnerLogos = (json: 'text' | 'jsonb'): Migration => ({
  async up(db: Kysely<never>) {
    for (const column of ['logo_key', 'approved_on']) {
      await db.schema.alterTable('partners').addColumn(column, 'text').execute();
    }
    for (const statement of json === 'text' ? ON_SQLITE : ON_POSTGRES) {
      await sql.raw(statement).execute(db);
    }
  },
});

const REMEMBER = `insert into blob_removals (blob_key, due_at) values (old.logo_key, '${AT_ONCE}')
  on conflict (blob_key) do update set due_at = excluded.due_at`;
const GOES = 'old.logo_key is not null and new.logo_key is not old.logo_key';

const ON_SQLITE = [
  `create trigger partners_leave_logo after update on partners when ${GOES}
   begin ${REMEMBER}; end`,
  `create trigger partners_leave_last_logo after delete on partners when old.logo_key is not null
   begin ${REMEMBER}; end`,
];
const ON_POSTGRES = [
  `create function partners_leave_logo() returns trigger language plpgsql as $$
    begin
      if old.logo_key is null then return null; end if;
      if tg_op = 'UPDATE' and new.logo_key is not distinct from old.logo_key then return null; end if;
      ${REMEMBER}; return null;
    end $$`,
  `create trigger partners_leave_logo after update or delete on partners
    for each row execute function partners_leave_logo()`,
];
