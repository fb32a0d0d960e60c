import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What was read from the price list of grid companies and Energinet, and how far its reading has come. */
export const priceList = (json: 'text' | 'jsonb'): Migration => ({
  async up({ schema }: Kysely<never>) {
    await schema
      .createTable('price_list_periods')
      .addColumn('gln', 'text', (column) => column.notNull())
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('code', 'text', (column) => column.notNull())
      .addColumn('from_day', 'text', (column) => column.notNull())
      .addColumn('to_day', 'text')
      .addColumn('open_from', 'text')
      .addColumn('prices', json, (column) => column.notNull())
      .addPrimaryKeyConstraint('price_list_periods_key', ['gln', 'type', 'code', 'from_day'])
      .execute();
    await schema
      .createTable('price_list_readings')
      .addColumn('gln', 'text', (column) => column.primaryKey())
      .addColumn('wished_at', 'text', (column) => column.notNull())
      .addColumn('asked_at', 'text')
      .addColumn('rest_until', 'text')
      .addColumn('next_offset', 'integer', (column) => column.notNull())
      .addColumn('total', 'integer')
      .addColumn('failures', 'integer', (column) => column.notNull())
      .addColumn('failure', 'text')
      .addColumn('read_at', 'text')
      .addColumn('rows_read', 'integer')
      .execute();
  },
});
