import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Links to a report that were sent by mail; they stand beside the one that its owner hands out. */
export const share: Migration = {
  async up({ schema }: Kysely<never>) {
    await schema
      .createTable('report_mail_links')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('report_id', 'text', (column) =>
        column.notNull().references('reports.report_id').onDelete('cascade'),
      )
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute();
    await schema
      .createIndex('report_mail_links_of_report')
      .on('report_mail_links')
      .column('report_id')
      .execute();
  },
};
