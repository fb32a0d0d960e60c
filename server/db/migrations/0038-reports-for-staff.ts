import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** By what staff find a report among all of them: its number, which is the end of its id, and its postcode. */
export const reportsForStaff: Migration = {
  async up(db: Kysely<never>) {
    for (const index of INDEXES) await sql.raw(index).execute(db);
  },
};

const INDEXES = [
  `create index reports_by_number on reports (substr(report_id, 27))`,
  `create index reports_by_postcode on reports (postcode, created_at, report_id)`,
];
