import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** @param json the column type that holds JSON in this database */
export function firstTables(json: 'text' | 'jsonb'): Migration {
  return {
    async up(db: Kysely<never>) {
      await createCatalogue(db, json);
      await createReportsAndOffers(db, json);
      await createOutbox(db, json);
    },
  };
}

async function createCatalogue(db: Kysely<never>, json: 'text' | 'jsonb'): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('solar_panels')
    .addColumn('model', 'text', (column) => column.primaryKey())
    .addColumn('manufacturer', 'text', (column) => column.notNull())
    .addColumn('manufacturer_name', 'text', (column) => column.notNull())
    .addColumn('peak_power', 'double precision')
    .addColumn('x', 'double precision')
    .addColumn('y', 'double precision')
    .addColumn('is_default', 'integer', (column) => column.notNull())
    .addColumn('datasheet_checked', 'integer', (column) => column.notNull())
    .execute();
  for (const table of ['inverters', 'batteries']) {
    await schema
      .createTable(table)
      .addColumn('model_id', 'text', (column) => column.primaryKey())
      .addColumn('product_name', 'text', (column) => column.notNull())
      .addColumn('details', json, (column) => column.notNull())
      .execute();
  }
  await schema
    .createTable('price_books')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('version', 'text', (column) => column.notNull().unique())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('valid_from', 'text', (column) => column.notNull())
    .addColumn('is_example', 'integer', (column) => column.notNull())
    .addColumn('book', json, (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
}

async function createReportsAndOffers(db: Kysely<never>, json: 'text' | 'jsonb'): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('reports')
    .addColumn('report_id', 'text', (column) => column.primaryKey())
    .addColumn('owner_uid', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('postcode', 'text')
    .addColumn('peak_power', 'double precision', (column) => column.notNull())
    .addColumn('total_price_ore', 'integer', (column) => column.notNull())
    .addColumn('calculator_state', json, (column) => column.notNull())
    .addColumn('result', json, (column) => column.notNull())
    .addColumn('engine_version', 'text', (column) => column.notNull())
    .addColumn('price_book_version', 'text', (column) => column.notNull())
    .addColumn('share_token_hash', 'text', (column) => column.unique())
    .execute();
  await schema
    .createTable('offer_requests')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('report_id', 'text', (column) => column.notNull().references('reports.report_id'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('email', 'text')
    .addColumn('phone', 'text')
    .addColumn('contact_time', 'text', (column) => column.notNull())
    .addColumn('notes', 'text', (column) => column.notNull())
    .addColumn('consent_version', 'text', (column) => column.notNull())
    .addColumn('consent_at', 'text', (column) => column.notNull())
    .addColumn('receipt_token_hash', 'text', (column) => column.notNull().unique())
    .execute();
  await schema
    .createTable('offer_events')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('offer_id', 'text', (column) => column.notNull().references('offer_requests.id'))
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .execute();
  await schema.createIndex('offer_events_by_offer').on('offer_events').column('offer_id').execute();
  await schema
    .createIndex('offer_requests_by_time')
    .on('offer_requests')
    .columns(['status', 'created_at'])
    .execute();
}

async function createOutbox(db: Kysely<never>, json: 'text' | 'jsonb'): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('outbox')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('offer_id', 'text', (column) => column.references('offer_requests.id'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('body_text', 'text', (column) => column.notNull())
    .addColumn('body_html', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('next_attempt_at', 'text', (column) => column.notNull())
    .addColumn('claimed_until', 'text')
    .addColumn('last_error', 'text')
    .addColumn('sent_at', 'text')
    .execute();
  await schema
    .createIndex('outbox_due')
    .on('outbox')
    .columns(['status', 'next_attempt_at'])
    .execute();
  await schema
    .createTable('idempotency_keys')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('answer', json, (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
}
