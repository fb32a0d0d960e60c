import type { ContactTopic } from '../../domain/contact-message.ts';
import { maskedEmail } from '../../domain/masked-contact.ts';
import { fail, ok } from '../../domain/result.ts';
import { hashOfToken, receiptOf, type Receipt } from '../receipt.ts';
import type { Services } from '../services.ts';
import { query } from '../use-case/use-case.ts';

/** One's own message, as whoever holds its token may see it. */
export type ContactReceipt = Receipt & {
  /** Where the answer goes, masked. */
  readonly email: string;
  readonly topic: ContactTopic;
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
    return ok<ContactReceipt>({
      ...receiptOf(row, 'email', settings),
      email: maskedEmail(row.email),
      topic: row.topic,
    });
  },
);
