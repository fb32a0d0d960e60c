import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** When somebody last read a panel's figures in the maker's data sheet. */
export const panelDatasheetDays: Migration = {
  async up({ schema }: Kysely<never>) {
    await schema.alterTable('solar_panels').addColumn('datasheet_read_on', 'text').execute();
  },
};
