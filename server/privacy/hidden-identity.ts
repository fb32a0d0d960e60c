import { createHmac } from 'node:crypto';

/** A hash that tells whether it is the same person, and with the server's secret alone. */
export function hiddenIdentity(
  kind: 'uid' | 'phone' | 'email',
  who: string,
  secret: string,
): string {
  return createHmac('sha256', secret).update(`identity:${kind}:${who}`).digest('hex');
}
