import type { Transaction } from 'kysely';
import { newId } from '../db/new-id.ts';
import type { Tables } from '../db/tables.ts';
import { versionSaid, type Yes } from './consent-texts.ts';
import { hiddenIdentity } from './hidden-identity.ts';

export type Consent = Yes & {
  /** null: nobody was signed in. */
  readonly ownerUid: string | null;
  /** The mail address the consent is about. */
  readonly email: string;
  readonly secret: string;
  readonly now: Date;
};

/**
 * Records a consent, in the transaction of what it allows. The address is stored hashed: a person
 * who presents it can be answered.
 */
export async function recordConsent(
  transaction: Transaction<Tables>,
  { ownerUid, email, secret, now, ...yes }: Consent,
): Promise<void> {
  await transaction
    .insertInto('consents')
    .values({
      id: newId(now),
      at: now.toISOString(),
      purpose: yes.purpose,
      text_version: await versionSaid(transaction, yes),
      locale: yes.locale,
      owner_uid: ownerUid,
      subject_hash: hiddenIdentity('email', email.toLowerCase(), secret),
    })
    .execute();
}
