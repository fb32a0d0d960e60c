import { KEY_FIELDS } from '../domain/key-address.ts';
import { page } from './links.ts';
import type { Locale } from '../words/locale.ts';

/** Addresses behind a receipt: loaded only on receipt pages. */
export const receiptLinks = {
  files: page('/thank-you/files'),
  sendFile: (token: string, locale?: Locale) =>
    `${page('/thank-you/send-file')(locale)}?${new URLSearchParams({ [KEY_FIELDS.receipt]: token })}`,
  /** A thumbnail of a photo. */
  picture: (id: string, token: string, locale?: Locale) =>
    `${page(`/thank-you/picture/${id}`)(locale)}?${new URLSearchParams({ [KEY_FIELDS.receipt]: token })}`,
} as const;
