import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** In which order somebody has the saved searches: ids, separated by commas. */
export const leadViewOrder: Migration = {
  async up({ schema }: Kysely<never>) {
    await schema.alterTable('admins').addColumn('lead_view_order', 'text').execute();
  },
};
