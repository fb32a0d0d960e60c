import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Drafts of rows that staff keep one by one, and models of the catalogue that are no longer sold.
 * @param json the column type that holds JSON in this database
 */
export function recordDrafts(json: 'text' | 'jsonb'): Migration {
  return {
    async up({ schema }: Kysely<never>) {
      await schema
        .createTable('record_drafts')
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('id', 'text', (column) => column.notNull())
        .addColumn('edits', json, (column) => column.notNull())
        .addColumn('edit_version', 'integer', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addColumn('saved_at', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('record_drafts_key', ['kind', 'id'])
        .execute();
      for (const table of ['solar_panels', 'inverters', 'batteries']) {
        await schema.alterTable(table).addColumn('retired_at', 'text').execute();
      }
    },
  };
}
