import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Tariffs by date. A published row stays as it is: a new one is added, and one that should never have been there is
 * withdrawn.
 * @param json the column type that holds JSON in this database
 */
export function tariffRows(json: 'text' | 'jsonb'): Migration {
  return {
    async up(db: Kysely<never>) {
      await db.schema
        .createTable('tariff_rows')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('company', 'text', (column) => column.notNull())
        .addColumn('part', 'text', (column) => column.notNull())
        .addColumn('valid_from', 'text', (column) => column.notNull())
        .addColumn('figures', json, (column) => column.notNull())
        .addColumn('standing', 'text', (column) => column.notNull())
        .addColumn('source', 'text', (column) => column.notNull())
        .addColumn('read_on', 'text')
        .addColumn('published_at', 'text', (column) => column.notNull())
        .addColumn('retired_at', 'text')
        .execute();
      for (const statement of json === 'text' ? IN_SQLITE : IN_POSTGRES) {
        await sql.raw(statement).execute(db);
      }
    },
  };
}

const REFUSED = 'A published tariff is never changed.';
const FIXED = [
  'id',
  'company',
  'part',
  'valid_from',
  'figures',
  'standing',
  'source',
  'read_on',
  'published_at',
];
const differs = FIXED.map((column) => `new.${column} is not old.${column}`).join(' or ');
const differsInPostgres = FIXED.map((column) => `new.${column} is distinct from old.${column}`);

const IN_SQLITE = [
  `create unique index tariff_rows_in_use on tariff_rows (company, part, valid_from)
   where retired_at is null`,
  `create trigger tariff_rows_are_fixed before update on tariff_rows when ${differs}
   begin select raise(abort, '${REFUSED}'); end`,
  `create trigger tariff_rows_are_kept before delete on tariff_rows
   begin select raise(abort, '${REFUSED}'); end`,
];

const IN_POSTGRES = [
  IN_SQLITE[0]!,
  `create function tariff_rows_are_fixed() returns trigger language plpgsql as $$
   begin
     if tg_op = 'DELETE' or ${differsInPostgres.join(' or ')} then raise exception '${REFUSED}'; end if;
     return new;
   end $$`,
  `create trigger tariff_rows_are_fixed before update or delete on tariff_rows
   for each row execute function tariff_rows_are_fixed()`,
];
