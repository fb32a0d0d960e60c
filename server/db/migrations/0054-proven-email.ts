import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * When the issuer last confirmed a user's mail address here. Null: never, as for an address of the
 * former site. Who has signed in to the admin area was confirmed then.
 */
export const provenEmail: Migration = {
  async up(db: Kysely<never>) {
    await db.schema.alterTable('users').addColumn('email_proven_at', 'text').execute();
    await sql`update users set email_proven_at =
        (select last_sign_in_at from admins where admins.uid = users.uid)
      where google_sub is not null and email is not null`.execute(db);
  },
};
