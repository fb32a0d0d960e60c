import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Where the maker's own data sheet of a panel is. */
export const panelDatasheets: Migration = {
  async up({ schema }: Kysely<never>) {
    await schema.alterTable('solar_panels').addColumn('datasheet_url', 'text').execute();
  },
};
