import type { ContactTopic } from '../../domain/contact-message.ts';
import { maskedEmail } from '../../domain/masked-contact.ts';
import { fail, ok } from '../../domain/result.ts';
import { hashOfToken } from '../receipt-token.ts';
import { referenceOf } from '../reference.ts';
import type { Services } from '../services.ts';
import { query } from '../use-case/use-case.ts';

/** One's own message, as whoever holds its token may see it. */
export type ContactReceipt = {
  readonly reference: string;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
  /** Where the answer goes, masked. */
  readonly email: string;
  readonly topic: ContactTopic;
  /** Whether a receipt could go to this address at all. */
  readonly isReceiptSent: boolean;
  /** Whether it could, and this house sends mail. */
  readonly comesByMail: boolean;
};

/** The message that a token opens. */
export const contactByReceipt = query(
  { name: 'contact.read', access: 'anyone' },
  async (
    { db, settings }: Pick<Services, 'db' | 'settings'>,
    _who,
    { token }: { readonly token: string },
  ) => {
    const row = await db
      .selectFrom('contact_messages')
      .select(['id', 'created_at', 'email', 'topic', 'receipt_sent'])
      .where('receipt_token_hash', '=', hashOfToken(token))
      .executeTakeFirst();
    if (row === undefined) return fail({ kind: 'not-found' as const });
    const isReceiptSent = row.receipt_sent === 1;
    return ok<ContactReceipt>({
      reference: referenceOf(row.id),
      createdAt: row.created_at,
      email: maskedEmail(row.email),
      topic: row.topic,
      isReceiptSent,
      comesByMail: isReceiptSent && settings.mail.kind !== 'off',
    });
  },
);
