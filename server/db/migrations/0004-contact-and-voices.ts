import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const contactAndVoices: Migration = {
  async up(db: Kysely<never>) {
    await createVoices(db);
    await createContact(db);
  },
};

async function createVoices({ schema }: Kysely<never>): Promise<void> {
  await schema
    .createTable('testimonials')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('quote_da', 'text', (column) => column.notNull())
    .addColumn('quote_en', 'text', (column) => column.notNull())
    .addColumn('house_da', 'text', (column) => column.notNull())
    .addColumn('house_en', 'text', (column) => column.notNull())
    .addColumn('system_da', 'text', (column) => column.notNull())
    .addColumn('system_en', 'text', (column) => column.notNull())
    .addColumn('shown_name', 'text', (column) => column.notNull())
    .addColumn('picture', 'text')
    .addColumn('is_example', 'integer', (column) => column.notNull())
    .addColumn('proof', 'text')
    .addColumn('consent_date', 'text')
    .addColumn('sort_order', 'integer', (column) => column.notNull())
    .addColumn('published', 'integer', (column) => column.notNull())
    // Nobody's words are shown as theirs without proof of them and a yes to it.
    .addCheckConstraint(
      'testimonials_proved',
      sql`published = 0 or is_example = 1 or (proof is not null and consent_date is not null)`,
    )
    .execute();
  await schema
    .createTable('partners')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('area_da', 'text', (column) => column.notNull())
    .addColumn('area_en', 'text', (column) => column.notNull())
    .addColumn('text_da', 'text', (column) => column.notNull())
    .addColumn('text_en', 'text', (column) => column.notNull())
    .addColumn('url', 'text')
    .addColumn('is_example', 'integer', (column) => column.notNull())
    .addColumn('since', 'text')
    .addColumn('sort_order', 'integer', (column) => column.notNull())
    .addColumn('published', 'integer', (column) => column.notNull())
    .execute();
}

async function createContact({ schema }: Kysely<never>): Promise<void> {
  await schema
    .createTable('contact_messages')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('phone', 'text')
    .addColumn('topic', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('receipt_token_hash', 'text', (column) => column.notNull().unique())
    .execute();
  await schema
    .createIndex('contact_messages_by_time')
    .on('contact_messages')
    .columns(['status', 'created_at'])
    .execute();
  await schema
    .alterTable('outbox')
    .addColumn('contact_message_id', 'text', (column) => column.references('contact_messages.id'))
    .execute();
}
