import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** How often something was done on a day, by nobody in particular; and what the overview counts by time. */
export const dayCounts: Migration = {
  async up(db: Kysely<never>) {
    await db.schema
      .createTable('day_counts')
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('what', 'text', (column) => column.notNull())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('day_counts_key', ['day', 'what'])
      .execute();
    for (const index of INDEXES) await sql.raw(index).execute(db);
  },
};

const INDEXES = [
  `create index reports_by_time on reports (created_at)`,
  `create index leads_by_created on leads (created_at)`,
  `create index quotes_by_sent on quotes (sent_at, offer_id)`,
  `create index leads_unowned on leads (created_at) where is_closed = 0 and owner_uid is null`,
];
