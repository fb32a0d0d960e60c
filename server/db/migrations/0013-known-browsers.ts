import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Browsers that have signed in before, and which codes were theirs. */
export const knownBrowsers: Migration = {
  async up({ schema }: Kysely<never>) {
    await schema
      .createTable('known_browsers')
      .addColumn('browser_hash', 'text', (column) => column.primaryKey())
      .addColumn('uid', 'text', (column) =>
        column.notNull().references('users.uid').onDelete('cascade'),
      )
      .addColumn('signed_in_at', 'text', (column) => column.notNull())
      .execute();
    await schema.createIndex('known_browsers_by_user').on('known_browsers').column('uid').execute();
    await schema
      .alterTable('phone_codes')
      .addColumn('is_known', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
