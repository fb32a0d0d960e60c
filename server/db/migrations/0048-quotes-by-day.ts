import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Those that run out one of these days are looked for each time that the overview is. */
export const quotesByDay: Migration = {
  async up({ schema }: Kysely<never>) {
    await schema
      .createIndex('quotes_by_day')
      .on('quotes')
      .columns(['status', 'valid_until'])
      .execute();
  },
};
