import { links } from './links.ts';

export const RECEIPT_PARAM = 'kvittering';

/** Where a sent form is shown again; its address contains the key to it. */
export function receiptAt(of: 'contact' | 'offer', token: string): string {
  const page = of === 'contact' ? links.contact() : links.thankYou();
  return `${page}?${RECEIPT_PARAM}=${encodeURIComponent(token)}`;
}
