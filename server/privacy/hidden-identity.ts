import { createHmac } from 'node:crypto';

/** A hash that shows whether it is the same person, only with the server's secret. */
export function hiddenIdentity(
  kind: 'uid' | 'phone' | 'email',
  who: string,
  secret: string,
): string {
  return createHmac('sha256', secret).update(`identity:${kind}:${who}`).digest('hex');
}
