import { createHash, createHmac } from 'node:crypto';

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
