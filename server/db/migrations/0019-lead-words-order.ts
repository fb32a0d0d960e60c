import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * A word's beginning is looked for as a range of words. PostgreSQL sorts by the language of its cluster, where such a
 * range holds other words too; SQLite sorts by the letters alone.
 * @param json the column type that holds JSON in this database
 */
export function leadWordsOrder(json: 'text' | 'jsonb'): Migration {
  return {
    async up(db: Kysely<never>) {
      if (json === 'text') return;
      await sql`alter table lead_words alter column word type text collate "C"`.execute(db);
    },
  };
}
