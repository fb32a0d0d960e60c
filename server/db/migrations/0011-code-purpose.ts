import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What a code may be used for: since then it is good for nothing else. */
export const codePurpose: Migration = {
  async up({ schema }: Kysely<never>) {
    await schema
      .alterTable('phone_codes')
      .addColumn('purpose', 'text', (column) => column.notNull().defaultTo('sign-in'))
      .execute();
  },
};
