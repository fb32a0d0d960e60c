import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * What a customer ordered, frozen, and their withdrawal of it. Neither changes, and neither goes before the bookkeeping
 * act's five years are over: the database refuses. Only the day of delivery becomes known, and can move later.
 *
 * The snapshot is text in either database, because its hash is that of its bytes.
 */
export const contracts = (json: 'text' | 'jsonb'): Migration => ({
  async up(db: Kysely<never>) {
    await db.schema
      .createTable('contracts')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('quote_id', 'text', (column) => column.notNull().unique())
      .addColumn('offer_id', 'text', (column) => column.notNull())
      .addColumn('token_hash', 'text', (column) => column.notNull().unique())
      .addColumn('ordered_at', 'text', (column) => column.notNull())
      .addColumn('locale', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('email', 'text')
      .addColumn('snapshot', 'text', (column) => column.notNull())
      .addColumn('sha256', 'text', (column) => column.notNull())
      .addColumn('delivered_on', 'text')
      .execute();
    await db.schema.createIndex('contracts_of_offer').on('contracts').column('offer_id').execute();
    await db.schema
      .createTable('withdrawals')
      .addColumn('contract_id', 'text', (column) => column.primaryKey())
      .addColumn('received_at', 'text', (column) => column.notNull())
      .addColumn('sent_on', 'text')
      .addColumn('how', 'text', (column) => column.notNull())
      .addColumn('by_uid', 'text')
      .addColumn('locale', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('email', 'text')
      .addColumn('said', 'text', (column) => column.notNull())
      .addColumn('is_late', 'integer', (column) => column.notNull())
      .execute();
    for (const statement of json === 'text' ? ON_SQLITE : ON_POSTGRES) {
      await sql.raw(statement).execute(db);
    }
  },
});

const REFUSAL = 'Contracts and withdrawals are append-only.';
const KEPT = '5 years';
const FIXED = {
  contracts: [
    'id',
    'quote_id',
    'offer_id',
    'token_hash',
    'ordered_at',
    'locale',
    'name',
    'email',
    'snapshot',
    'sha256',
  ],
  withdrawals: [
    'contract_id',
    'received_at',
    'sent_on',
    'how',
    'by_uid',
    'locale',
    'name',
    'email',
    'said',
    'is_late',
  ],
} as const;
const SINCE = { contracts: 'ordered_at', withdrawals: 'received_at' } as const;
const TABLES = ['contracts', 'withdrawals'] as const;

const ON_SQLITE = [
  ...TABLES.flatMap((table) => [
    `create trigger ${table}_unchanged before update on ${table}
      when ${FIXED[table].map((column) => `new.${column} is not old.${column}`).join(' or ')}
      begin select raise(abort, '${REFUSAL}'); end`,
    `create trigger ${table}_kept before delete on ${table}
      when old.${SINCE[table]} > strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-${KEPT}')
      begin select raise(abort, '${REFUSAL}'); end`,
  ]),
  `create trigger contracts_delivered before update on contracts
    when old.delivered_on is not null
      and (new.delivered_on is null or new.delivered_on < old.delivered_on)
    begin select raise(abort, 'A day of delivery only moves later.'); end`,
];

const ON_POSTGRES = [
  `create function contracts_refuse() returns trigger language plpgsql as $$
    begin raise exception '${REFUSAL}'; end $$`,
  `create function contracts_refuse_sooner() returns trigger language plpgsql as $$
    begin raise exception 'A day of delivery only moves later.'; end $$`,
  ...TABLES.flatMap((table) => [
    `create trigger ${table}_unchanged before update on ${table} for each row
      when (${FIXED[table].map((column) => `new.${column} is distinct from old.${column}`).join(' or ')})
      execute function contracts_refuse()`,
    `create function ${table}_refuse_delete() returns trigger language plpgsql as $$
      begin
        if old.${SINCE[table]}::timestamptz <= now() - interval '${KEPT}' then return old; end if;
        raise exception '${REFUSAL}';
      end $$`,
    `create trigger ${table}_kept before delete on ${table} for each row
      execute function ${table}_refuse_delete()`,
  ]),
  `create trigger contracts_delivered before update on contracts for each row
    when (old.delivered_on is not null
      and (new.delivered_on is null or new.delivered_on < old.delivered_on))
    execute function contracts_refuse_sooner()`,
];
