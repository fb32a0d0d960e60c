import type { Transaction } from 'kysely';
import { newId } from '../db/new-id.ts';
import type { Tables } from '../db/tables.ts';
import { hiddenIdentity } from './hidden-identity.ts';

export type Consent = {
  /** What was said yes to, as `report-by-mail`. */
  readonly purpose: string;
  /** Of the text that was shown. */
  readonly textVersion: string;
  readonly locale: 'da' | 'en';
  /** null: nobody was signed in. */
  readonly ownerUid: string | null;
  readonly subject: { readonly kind: 'email' | 'phone'; readonly value: string };
  readonly secret: string;
  readonly now: Date;
};

/** Notes a yes in the transaction of what it allows. The address or number is hidden: who shows it can be told. */
export async function recordConsent(
  transaction: Transaction<Tables>,
  { purpose, textVersion, locale, ownerUid, subject, secret, now }: Consent,
): Promise<void> {
  await transaction
    .insertInto('consents')
    .values({
      id: newId(now),
      at: now.toISOString(),
      purpose,
      text_version: textVersion,
      locale,
      owner_uid: ownerUid,
      subject_hash: hiddenIdentity(subject.kind, subject.value.toLowerCase(), secret),
    })
    .execute();
}
