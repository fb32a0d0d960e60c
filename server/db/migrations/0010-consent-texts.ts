import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The words that were said yes to, once for all who said it. */
export const consentTexts: Migration = {
  async up({ schema }: Kysely<never>) {
    await schema
      .createTable('consent_texts')
      .addColumn('purpose', 'text', (column) => column.notNull())
      .addColumn('version', 'text', (column) => column.notNull())
      .addColumn('locale', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('first_used_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('consent_texts_key', ['purpose', 'version', 'locale'])
      .execute();
  },
};
