import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Each try to send a message, with its moment and what was answered, and when staff have seen that it was given up.
 * @param json the column type that holds JSON in this database
 */
export function messageTries(json: 'text' | 'jsonb'): Migration {
  return {
    async up({ schema }: Kysely<never>) {
      await schema
        .alterTable('outbox')
        .addColumn('tries', json, (column) => column.notNull().defaultTo('[]'))
        .execute();
      await schema.alterTable('outbox').addColumn('seen_at', 'text').execute();
    },
  };
}
