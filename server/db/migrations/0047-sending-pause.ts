import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A row for as long as staff have stopped mails and SMS from going out; at most one. */
export const sendingPause: Migration = {
  async up({ schema }: Kysely<never>) {
    await schema
      .createTable('sending_pause')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('since', 'text', (column) => column.notNull())
      .addColumn('by_uid', 'text', (column) => column.notNull())
      .execute();
  },
};
