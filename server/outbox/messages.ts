import type { Transaction } from 'kysely';
import { newId } from '../db/new-id.ts';
import type { Tables } from '../db/tables.ts';

type MessagePurpose =
  | 'offer-receipt'
  | 'offer-notice'
  | 'offer-withdrawal'
  | 'contact-receipt'
  | 'contact-notice'
  | 'sign-in-code'
  | 'report-link';

export type OutgoingMessage = {
  readonly kind: 'mail' | 'sms';
  readonly purpose: MessagePurpose;
  readonly locale: 'da' | 'en';
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  /** Empty for an SMS. */
  readonly html: string;
};

/** What was sent and by whom stands there; an erasure finds the messages by it. */
type MessageSubject =
  | { readonly offerId: string; readonly contactMessageId?: never }
  | { readonly contactMessageId: string; readonly offerId?: never }
  | { readonly offerId?: never; readonly contactMessageId?: never };

/** Puts messages into the outbox, in the transaction of what they tell about: both happen or neither. */
export async function enqueue(
  transaction: Transaction<Tables>,
  messages: readonly OutgoingMessage[],
  about: MessageSubject & {
    readonly now: Date;
    /** From then on they are of no use and are not sent. */
    readonly expiresAt?: Date;
    /** The user it is sent for; an erasure finds it by this, too. */
    readonly ownerUid?: string | null;
  },
): Promise<void> {
  const at = about.now.toISOString();
  if (messages.length === 0) return;
  await transaction
    .insertInto('outbox')
    .values(
      messages.map((message) => ({
        id: newId(about.now),
        offer_id: about.offerId ?? null,
        contact_message_id: about.contactMessageId ?? null,
        created_at: at,
        kind: message.kind,
        purpose: message.purpose,
        locale: message.locale,
        recipient: message.recipient,
        subject: message.subject,
        body_text: message.text,
        body_html: message.html,
        status: 'pending' as const,
        attempts: 0,
        next_attempt_at: at,
        claimed_until: null,
        last_error: null,
        sent_at: null,
        expires_at: about.expiresAt?.toISOString() ?? null,
        owner_uid: about.ownerUid ?? null,
      })),
    )
    .execute();
}
