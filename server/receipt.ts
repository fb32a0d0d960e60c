import { createHash, createHmac } from 'node:crypto';
import { referenceOf } from './reference.ts';
import type { Settings } from './env.ts';

// What somebody sent from a form, as whoever holds the key to it may see it again.

/**
 * The key to what one sent. It follows from the id and the server's secret, so that a repeated post gets
 * the same one although only its hash is stored.
 */
export function receiptTokenOf(of: 'offer' | 'contact', id: string, secret: string): string {
  return createHmac('sha256', secret).update(`${of}-receipt:${id}`).digest('base64url');
}

export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** What every receipt says. */
export type Receipt = {
  readonly reference: string;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
  /** Whether a receipt could go to this address or number at all. */
  readonly isReceiptSent: boolean;
  /** Whether it could, as a mail, and this house sends mail. */
  readonly comesByMail: boolean;
};

type Row = { readonly id: string; readonly created_at: string; readonly receipt_sent: number };

/** @param channel by which the answer goes */
export function receiptOf(
  row: Row,
  channel: 'email' | 'phone',
  { mail }: Pick<Settings, 'mail'>,
): Receipt {
  const isReceiptSent = row.receipt_sent === 1;
  return {
    reference: referenceOf(row.id),
    createdAt: row.created_at,
    isReceiptSent,
    comesByMail: isReceiptSent && channel === 'email' && mail.kind !== 'off',
  };
}
