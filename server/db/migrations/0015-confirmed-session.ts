import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** When somebody who is signed in showed once more, by a code, that they hold the phone. */
export const confirmedSession: Migration = {
  async up({ schema }: Kysely<never>) {
    await schema.alterTable('sessions').addColumn('confirmed_at', 'text').execute();
  },
};
