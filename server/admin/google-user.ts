import type { Kysely } from 'kysely';
import { newId } from '../db/new-id.ts';
import type { Tables } from '../db/tables.ts';
import { GOOGLE_ISSUER } from '../google-settings.ts';
import type { GoogleIdentity } from '../identity/google/port.ts';

/** Issuer and subject identify a person. Google's own subjects have no issuer, as the former site kept them. */
export function googleSubOf({
  issuer,
  subject,
}: Pick<GoogleIdentity, 'issuer' | 'subject'>): string {
  return issuer === GOOGLE_ISSUER ? subject : `${issuer}#${subject}`;
}

/** @returns the uid of who has this account; null: nobody here */
export async function findGoogleUser(
  db: Kysely<Tables>,
  identity: GoogleIdentity,
): Promise<string | null> {
  const found = await db
    .selectFrom('users')
    .select('uid')
    .where('google_sub', '=', googleSubOf(identity))
    .executeTakeFirst();
  return found?.uid ?? null;
}

/** Notes what Google says of a person today, and makes them a user where they are none yet. @returns their uid */
export async function keepGoogleUser(
  db: Kysely<Tables>,
  identity: GoogleIdentity,
  now: Date,
): Promise<string> {
  const { email, name } = identity;
  const said = { email, email_proven_at: email === null ? null : now.toISOString(), name };
  const { uid } = await db
    .insertInto('users')
    .values({
      uid: newId(now),
      phone: null,
      google_sub: googleSubOf(identity),
      ...said,
      created_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.column('google_sub').doUpdateSet(said))
    .returning('uid')
    .executeTakeFirstOrThrow();
  return uid;
}
