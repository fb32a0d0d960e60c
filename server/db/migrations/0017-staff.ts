import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Since when somebody is staff, who is invited to be, and what became of those who asked. */
export const staff: Migration = {
  async up({ schema }: Kysely<never>) {
    for (const column of ['granted_at', 'removed_at', 'last_sign_in_at']) {
      await schema.alterTable('admins').addColumn(column, 'text').execute();
    }
    for (const column of ['decided_at', 'reason']) {
      await schema.alterTable('admin_requests').addColumn(column, 'text').execute();
    }
    await schema
      .createTable('admin_invitations')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('email', 'text', (column) => column.unique())
      .addColumn('link_hash', 'text', (column) => column.unique())
      .addColumn('invited_at', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute();
  },
};
