import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const spotPrices: Migration = {
  async up({ schema }: Kysely<never>) {
    await schema
      .createTable('spot_prices')
      .addColumn('zone', 'text', (column) => column.notNull())
      .addColumn('hour_utc', 'text', (column) => column.notNull())
      .addColumn('milli_dkk_per_kwh', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('spot_prices_key', ['zone', 'hour_utc'])
      .execute();
  },
};
