import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** How long a code is and how many tries it has: since then neither is the same for all. */
export const codeForm: Migration = {
  async up({ schema }: Kysely<never>) {
    for (const [name, before] of [
      ['digits', 6],
      ['most_tries', 5],
    ] as const) {
      await schema
        .alterTable('phone_codes')
        .addColumn(name, 'integer', (column) => column.notNull().defaultTo(sql.lit(before)))
        .execute();
    }
    await schema.createIndex('phone_codes_by_phone').on('phone_codes').column('phone').execute();
  },
};
