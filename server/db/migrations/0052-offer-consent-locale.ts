import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The language of the words of a yes that was given after the request was sent. Null: the request's. */
export const offerConsentLocale: Migration = {
  async up({ schema }: Kysely<never>) {
    await schema.alterTable('offer_requests').addColumn('consent_locale', 'text').execute();
  },
};
