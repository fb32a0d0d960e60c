import { page } from './links.ts';
import type { Locale } from '../words/locale.ts';

/** Addresses behind a receipt: only who has one loads them. */
export const receiptLinks = {
  files: page('/thank-you/files'),
  sendFile: (token: string, locale?: Locale) =>
    `${page('/thank-you/send-file')(locale)}?${new URLSearchParams({ kvittering: token })}`,
} as const;
