import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What the daily job looks for among all reports: nobody's, and links that are over. Few rows, whatever the number of reports. */
export const reportsUpkeep: Migration = {
  async up({ schema }: Kysely<never>) {
    await schema
      .createIndex('reports_of_nobody')
      .on('reports')
      .column('created_at')
      .where(sql.ref('owner_uid'), 'is', null)
      .execute();
    await schema
      .createIndex('reports_shared')
      .on('reports')
      .column('share_expires_at')
      .where(sql.ref('share_expires_at'), 'is not', null)
      .execute();
    await schema
      .createIndex('report_index_by_phone')
      .on('user_report_index')
      .column('added_at')
      .where(sql.ref('owner_key'), 'like', sql.lit('+%'))
      .execute();
  },
};
