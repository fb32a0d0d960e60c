import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * How a session began. Null: before this was noted, so nobody knows; such a session has no role,
 * and its staff sign in again.
 */
export const sessionWay: Migration = {
  async up({ schema }: Kysely<never>) {
    await schema.alterTable('sessions').addColumn('way', 'text').execute();
  },
};
