import { contactMessageSchema, type ContactMessage } from '../../domain/contact-message.ts';
import { danishPhone } from '../../domain/danish-phone.ts';
import { parseInput, type InvalidInput } from '../../domain/field-error.ts';
import { fail, ok, type Result } from '../../domain/result.ts';
import { claimKey, type KeyReused } from '../db/claim-key.ts';
import { newId } from '../db/new-id.ts';
import { clientGroups } from '../http/client-address.ts';
import { send } from '../outbox/send.ts';
import { holdPerson } from '../privacy/hold-person.ts';
import { hashOfToken, receiptTokenOf } from '../receipt.ts';
import { referenceOf } from '../reference.ts';
import type { Services } from '../services.ts';
import { command, type Change, type NotAllowed } from '../use-case/use-case.ts';
import type { Locale } from '../../words/locale.ts';
import { contactMessages } from './messages.ts';

type Needs = Pick<Services, 'now' | 'secret' | 'settings' | 'log'> & { readonly change: Change };

type ContactInput = {
  /** The form as it was sent; it is checked here. */
  readonly message: unknown;
  /** Where visitors reach the site; null where the caller has none. */
  readonly site?: URL | null;
};

type SentMessage = {
  /** Opens the receipt; only its hash is stored. */
  readonly receiptToken: string;
};
type Refusal = InvalidInput | KeyReused | NotAllowed<'user'>;

/**
 * Takes a message to the company: the message, the notice to staff and the receipt are stored in one
 * transaction. The same key with the same content has one effect and the same answer, however often it comes.
 */
export const sendContactMessage = command(
  { name: 'contact.send', access: 'anyone', idempotent: 'by-key', audit: 'contact-message' },
  async (
    { change, ...services }: Needs,
    who,
    { message: sent, site = null }: ContactInput,
    locale: Locale,
  ): Promise<Result<SentMessage, Refusal>> => {
    const parsed = parseInput(contactMessageSchema, sent);
    if (!parsed.ok) return parsed;
    const message = parsed.value;
    const phone = danishPhone(message.phone);
    const ownerUid = who.kind === 'visitor' ? null : who.uid;
    return change(async (transaction, about) => {
      // Erased meanwhile: with the person goes their session.
      if (!(await holdPerson(transaction, { uid: ownerUid, phone }))) {
        return fail({ kind: 'signed-out' });
      }
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
      if (!isNew) return ok({ receiptToken });
      about({ id: answer.id });
      await transaction
        .insertInto('contact_messages')
        .values(rowOf(message, { id: answer.id, now, locale, receiptToken, ownerUid }))
        .execute();
      const mails = contactMessages({
        message,
        locale,
        phone,
        reference: referenceOf(answer.id),
        staff: services.settings.staffEmail,
        site,
      });
      const from = clientGroups(who.network);
      const became = await send(transaction, services, mails, {
        contactMessageId: answer.id,
        from,
      });
      const isReceiptSent = mails.some(
        ({ purpose }, index) => purpose === 'contact-receipt' && became[index]?.kind === 'sent',
      );
      if (!isReceiptSent) {
        await transaction
          .updateTable('contact_messages')
          .set({ receipt_sent: 0 })
          .where('id', '=', answer.id)
          .execute();
      }
      return ok({ receiptToken });
    });
  },
);

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
