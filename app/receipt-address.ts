import { KEY_FIELDS } from '../domain/key-address.ts';
import type { Locale } from '../words/locale.ts';
import { links } from './links.ts';

export const RECEIPT_PARAM = KEY_FIELDS.receipt;

/** Where a sent form is shown again; its address contains the key to it. */
export function receiptAt(of: 'contact' | 'offer', token: string, locale?: Locale): string {
  const page = of === 'contact' ? links.contact(locale) : links.thankYou(locale);
  return `${page}?${RECEIPT_PARAM}=${encodeURIComponent(token)}`;
}
