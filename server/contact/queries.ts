import type { ContactTopic } from '../../domain/contact-message.ts';
import { fail, ok, type Result } from '../../domain/result.ts';
import { hashOfToken } from '../receipt-token.ts';
import { referenceOf } from '../reference.ts';
import type { Services } from '../services.ts';

/** One's own message, as whoever holds its token may see it. */
export type ContactReceipt = {
  readonly reference: string;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
  readonly email: string;
  readonly topic: ContactTopic;
  /** Whether a receipt went to this address. */
  readonly isReceiptSent: boolean;
};

export async function contactByReceipt(
  { db }: Services,
  token: string,
): Promise<Result<ContactReceipt, { readonly kind: 'not-found' }>> {
  const row = await db
    .selectFrom('contact_messages')
    .select(['id', 'created_at', 'email', 'topic', 'receipt_sent'])
    .where('receipt_token_hash', '=', hashOfToken(token))
    .executeTakeFirst();
  if (row === undefined) return fail({ kind: 'not-found' });
  return ok({
    reference: referenceOf(row.id),
    createdAt: row.created_at,
    email: row.email,
    topic: row.topic,
    isReceiptSent: row.receipt_sent === 1,
  });
}
