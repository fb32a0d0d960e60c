import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Drafts of price books, and a count of what was published, by which every process learns that there is something new.
 * @param json the column type that holds JSON in this database
 */
export function priceDrafts(json: 'text' | 'jsonb'): Migration {
  return {
    async up(db: Kysely<never>) {
      const { schema } = db;
      for (const [column, type] of [
        ['number', 'integer'],
        ['base_version', 'text'],
        ['edits', json],
        ['saved_at', 'text'],
        ['rehearsal', json],
        ['published_at', 'text'],
      ] as const) {
        await schema.alterTable('price_books').addColumn(column, type).execute();
      }
      await schema
        .alterTable('price_books')
        .addColumn('edit_version', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
      await sql`update price_books set published_at = created_at, number =
        (select count(*) from price_books as older where older.created_at <= price_books.created_at
          and older.id <= price_books.id)`.execute(db);
      await schema
        .createIndex('price_books_by_number')
        .on('price_books')
        .column('number')
        .unique()
        .execute();
      await schema
        .createTable('publications')
        .addColumn('part', 'text', (column) => column.primaryKey())
        .addColumn('count', 'integer', (column) => column.notNull())
        .execute();
      for (const statement of json === 'text' ? IN_SQLITE : IN_POSTGRES) {
        await sql.raw(statement).execute(db);
      }
    },
  };
}

const REFUSED = 'A published price book is never changed.';
/** What was published stays what it was; only whether it is still in force can change. */
const FIXED = ['id', 'version', 'number', 'valid_from', 'is_example', 'book', 'created_at'];
const differs = FIXED.map((column) => `new.${column} is not old.${column}`).join(' or ');
const differsInPostgres = FIXED.map((column) => `new.${column} is distinct from old.${column}`);

const IN_SQLITE = [
  `create trigger price_books_are_fixed before update on price_books
   when old.status <> 'draft' and (new.status = 'draft' or ${differs})
   begin select raise(abort, '${REFUSED}'); end`,
  `create trigger price_books_are_kept before delete on price_books when old.status <> 'draft'
   begin select raise(abort, '${REFUSED}'); end`,
];

const IN_POSTGRES = [
  `create function price_books_are_fixed() returns trigger language plpgsql as $$
   begin
     if old.status = 'draft' then return case tg_op when 'DELETE' then old else new end; end if;
     if tg_op = 'DELETE' or new.status = 'draft' or ${differsInPostgres.join(' or ')} then
       raise exception '${REFUSED}';
     end if;
     return new;
   end $$`,
  `create trigger price_books_are_fixed before update or delete on price_books
   for each row execute function price_books_are_fixed()`,
];
