import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A search for words that many leads have asks each lead whether it has them: by the lead, then by the word. */
export const leadWordsOfLead: Migration = {
  async up(db: Kysely<never>) {
    await db.schema
      .createIndex('lead_words_by_lead')
      .on('lead_words')
      .columns(['lead_id', 'word'])
      .execute();
    await db.schema.dropIndex('lead_words_of_lead').execute();
  },
};
