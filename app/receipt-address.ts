import { links } from './links.ts';

export const RECEIPT_PARAM = 'kvittering';

/** Where what one sent is shown again; whoever has the address has the key to it. */
export function receiptAt(of: 'contact' | 'offer', token: string): string {
  const page = of === 'contact' ? links.contact() : links.thankYou();
  return `${page}?${RECEIPT_PARAM}=${encodeURIComponent(token)}`;
}
