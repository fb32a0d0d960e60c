import { contactMessageSchema, type ContactMessage } from '../../domain/contact-message.ts';
import { danishPhone } from '../../domain/danish-phone.ts';
import { parseInput, type InvalidInput } from '../../domain/field-error.ts';
import { ok, type Result } from '../../domain/result.ts';
import { claimKey, type KeyReused } from '../db/claim-key.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { newId } from '../db/new-id.ts';
import type { ClientGroups } from '../http/client-address.ts';
import { send } from '../outbox/send.ts';
import { holdSender } from '../privacy/hold-person.ts';
import { hashOfToken, receiptTokenOf } from '../receipt-token.ts';
import { referenceOf } from '../reference.ts';
import type { Services } from '../services.ts';
import { contactMessages, type Locale } from './messages.ts';

export type SentContactMessage = {
  /** Opens the receipt; only its hash is stored. */
  readonly receiptToken: string;
};

export type MessageContext = {
  readonly locale: Locale;
  /** Who sends it, as sending is counted. */
  readonly from: ClientGroups;
  /** Who is signed in; null: nobody. */
  readonly ownerUid?: string | null;
};

/**
 * Takes a message to the company: the message, the notice to staff and the receipt are stored in one
 * transaction. The same key with the same content has one effect and the same answer, however often it comes.
 */
export async function sendContactMessage(
  services: Services,
  input: unknown,
  { locale, from, ownerUid = null }: MessageContext,
): Promise<Result<SentContactMessage, InvalidInput | KeyReused>> {
  const parsed = parseInput(contactMessageSchema, input);
  if (!parsed.ok) return parsed;
  const message = parsed.value;
  return inTransaction(services.db, async (transaction) => {
    await holdSender(transaction, { uid: ownerUid, phone: danishPhone(message.phone) });
    const now = services.now();
    const claimed = await claimKey(transaction, {
      key: `contact:${message.idempotencyKey}`,
      content: message,
      answer: { id: newId(now) },
      now,
    });
    if (!claimed.ok) return claimed;
    const { isNew, answer } = claimed.value;
    const receiptToken = receiptTokenOf('contact', answer.id, services.secret);
    if (isNew) {
      await transaction
        .insertInto('contact_messages')
        .values(rowOf(message, { id: answer.id, now, locale, receiptToken, ownerUid }))
        .execute();
      const mails = contactMessages({
        message,
        locale,
        phone: danishPhone(message.phone),
        reference: referenceOf(answer.id),
        staff: services.settings.staffEmail,
      });
      const sent = await send(transaction, services, mails, { contactMessageId: answer.id, from });
      const isReceiptSent = mails.some(
        ({ purpose }, index) => purpose === 'contact-receipt' && sent[index]?.kind === 'sent',
      );
      if (!isReceiptSent) {
        await transaction
          .updateTable('contact_messages')
          .set({ receipt_sent: 0 })
          .where('id', '=', answer.id)
          .execute();
      }
    }
    return ok({ receiptToken });
  });
}

type Stored = {
  readonly id: string;
  readonly now: Date;
  readonly locale: Locale;
  readonly receiptToken: string;
  /** null: nobody was signed in. */
  readonly ownerUid: string | null;
};

function rowOf(message: ContactMessage, { id, now, locale, receiptToken, ownerUid }: Stored) {
  return {
    id,
    created_at: now.toISOString(),
    status: 'new' as const,
    locale,
    name: message.name,
    email: message.email,
    phone: danishPhone(message.phone),
    topic: message.topic,
    message: message.message,
    receipt_token_hash: hashOfToken(receiptToken),
    owner_uid: ownerUid,
  };
}
