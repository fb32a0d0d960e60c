import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Offers with a price that staff send. What has been sent keeps its words and figures: the database refuses to
 * change them. A calculation stays for as long as a quote refers to it, too.
 * @param json the column type that holds JSON in this database
 */
export const quotes = (json: 'text' | 'jsonb'): Migration => ({
  async up(db: Kysely<never>) {
    await db.schema
      .createTable('quotes')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('offer_id', 'text', (column) => column.notNull().references('offer_requests.id'))
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('calculation_id', 'text', (column) =>
        column.notNull().references('calculations.calculation_id'),
      )
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('changed_at', 'text', (column) => column.notNull())
      .addColumn('changed_by', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('price_book_version', 'text', (column) => column.notNull())
      .addColumn('is_example', 'integer', (column) => column.notNull())
      .addColumn('vat_percent', 'double precision', (column) => column.notNull())
      .addColumn('lines', json, (column) => column.notNull())
      .addColumn('total_ex_vat_ore', 'integer', (column) => column.notNull())
      .addColumn('vat_ore', 'integer', (column) => column.notNull())
      .addColumn('total_ore', 'integer', (column) => column.notNull())
      .addColumn('cost_ore', 'integer')
      .addColumn('sent_at', 'text')
      .addColumn('valid_until', 'text')
      .addColumn('token_hash', 'text', (column) => column.unique())
      .addColumn('opened_at', 'text')
      .addColumn('opened_count', 'integer', (column) => column.notNull())
      .addColumn('answered_at', 'text')
      .addColumn('signed_name', 'text')
      .addColumn('answer_note', 'text', (column) => column.notNull())
      .addUniqueConstraint('quotes_numbered', ['offer_id', 'number'])
      .execute();
    await db.schema
      .createIndex('quotes_answered')
      .on('quotes')
      .columns(['status', 'answered_at'])
      .execute();
    await db.schema
      .createIndex('quotes_of_calculation')
      .on('quotes')
      .column('calculation_id')
      .execute();
    for (const statement of json === 'text' ? onSqlite() : ON_POSTGRES) {
      await sql.raw(statement).execute(db);
    }
  },
});

const SENT = 'A quote that was sent is never changed.';
const FIXED = [
  'offer_id',
  'number',
  'calculation_id',
  'price_book_version',
  'lines',
  'total_ex_vat_ore',
  'vat_ore',
  'total_ore',
  'sent_at',
  'valid_until',
] as const;
const REFERRING = ['reports', 'offer_requests', 'quotes'] as const;
const UNUSED = REFERRING.map(
  (table) => `and not exists (select 1 from ${table} where calculation_id = old.calculation_id)`,
).join(' ');
const LET_GO = `delete from calculations where calculation_id = old.calculation_id ${UNUSED}`;

const onSqlite = () => [
  `create trigger quotes_stay_as_sent before update on quotes
    when old.status != 'draft' and (${FIXED.map((column) => `new.${column} is not old.${column}`).join(' or ')})
    begin select raise(abort, '${SENT}'); end`,
  ...REFERRING.flatMap((table) =>
    (['delete on', 'update of calculation_id on'] as const).flatMap((change, index) => [
      `drop trigger if exists ${table}_let_go_${index + 1}`,
      `create trigger ${table}_let_go_${index + 1} after ${change} ${table} begin ${LET_GO}; end`,
    ]),
  ),
];

const ON_POSTGRES = [
  `create function quotes_stay_as_sent() returns trigger language plpgsql as $$
    begin raise exception '${SENT}'; end $$`,
  `create trigger quotes_stay_as_sent before update on quotes for each row
    when (old.status <> 'draft' and (${FIXED.map((column) => `new.${column} is distinct from old.${column}`).join(' or ')}))
    execute function quotes_stay_as_sent()`,
  `create or replace function let_go_of_calculation() returns trigger language plpgsql as $$
    begin
      perform 1 from calculations where calculation_id = old.calculation_id for update;
      ${LET_GO};
      return null;
    end $$`,
  `create trigger quotes_let_go after delete or update of calculation_id on quotes
    for each row execute function let_go_of_calculation()`,
];
