import { links } from '../../links.ts';

export const RECEIPT_PARAM = 'kvittering';

/** Where the visitor's own request is shown; whoever has the address has the key to it. */
export function receiptAt(token: string): string {
  return `${links.thankYou()}?${RECEIPT_PARAM}=${encodeURIComponent(token)}`;
}
