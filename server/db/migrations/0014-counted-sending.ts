import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What is sent is counted: some receipts don't go out, and some notices go out together. */
export const countedSending: Migration = {
  async up({ schema }: Kysely<never>) {
    for (const [table, name, before] of [
      ['offer_requests', 'receipt_sent', 1],
      ['contact_messages', 'receipt_sent', 1],
      ['outbox', 'is_gathered', 0],
    ] as const) {
      await schema
        .alterTable(table)
        .addColumn(name, 'integer', (column) => column.notNull().defaultTo(sql.lit(before)))
        .execute();
    }
  },
};
