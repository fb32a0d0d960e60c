import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** @param json the column type that holds JSON in this database */
export function yieldCache(json: 'text' | 'jsonb'): Migration {
  return {
    async up({ schema }: Kysely<never>) {
      await schema
        .createTable('yield_cache')
        .addColumn('key', 'text', (column) => column.primaryKey())
        .addColumn('response', json, (column) => column.notNull())
        .addColumn('database', 'text', (column) => column.notNull())
        .addColumn('years', 'text', (column) => column.notNull())
        .addColumn('fetched_at', 'text', (column) => column.notNull())
        .execute();
      await schema
        .createIndex('yield_cache_by_time')
        .on('yield_cache')
        .column('fetched_at')
        .execute();
      await schema.alterTable('reports').addColumn('pvgis_response', json).execute();
    },
  };
}
