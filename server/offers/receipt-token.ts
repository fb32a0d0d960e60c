import { createHash, createHmac } from 'node:crypto';

/**
 * The key to one's own request. It follows from the request's id and the server's secret, so that a
 * repeated post gets the same one although only its hash is stored.
 */
export function receiptTokenOf(offerId: string, secret: string): string {
  return createHmac('sha256', secret).update(`offer-receipt:${offerId}`).digest('base64url');
}

export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
