import type { Transaction } from 'kysely';
import { newId } from '../db/new-id.ts';
import type { Tables } from '../db/tables.ts';
import type { Services } from '../services.ts';
import { keepConsentText, type Shown } from './consent-texts.ts';
import { hiddenIdentity } from './hidden-identity.ts';

export type Consent = Shown & {
  /** null: nobody was signed in. */
  readonly ownerUid: string | null;
  readonly subject: { readonly kind: 'email' | 'phone'; readonly value: string };
};

/** Notes a yes in the transaction of what it allows. The address or number is hidden: who shows it can be told. */
export async function recordConsent(
  transaction: Transaction<Tables>,
  services: Pick<Services, 'log' | 'secret'>,
  { purpose, locale, now, ownerUid, subject }: Consent,
): Promise<void> {
  const version = await keepConsentText(transaction, services, { purpose, locale, now });
  await transaction
    .insertInto('consents')
    .values({
      id: newId(now),
      at: now.toISOString(),
      purpose,
      text_version: version,
      locale,
      owner_uid: ownerUid,
      subject_hash: hiddenIdentity(subject.kind, subject.value.toLowerCase(), services.secret),
    })
    .execute();
}
