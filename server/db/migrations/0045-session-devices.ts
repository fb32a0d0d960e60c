import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Browser and system by which staff tell their own sign-ins apart. */
export const sessionDevices: Migration = {
  async up({ schema }: Kysely<never>) {
    await schema.alterTable('sessions').addColumn('browser', 'text').execute();
    await schema.alterTable('sessions').addColumn('system', 'text').execute();
  },
};
