import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The words that people say yes to, once for all who say it. */
export const consentTexts: Migration = {
  async up({ schema }: Kysely<never>) {
    await schema
      .createTable('consent_texts')
      .addColumn('purpose', 'text', (column) => column.notNull())
      .addColumn('version', 'text', (column) => column.notNull())
      .addColumn('locale', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('shown_since', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('consent_texts_key', ['purpose', 'version', 'locale'])
      .execute();
  },
};
