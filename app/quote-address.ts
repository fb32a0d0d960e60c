import { KEY_FIELDS } from '../domain/key-address.ts';
import { page } from './links.ts';
import type { Locale } from '../words/locale.ts';

export const QUOTE_PARAM = KEY_FIELDS.quote;

const search = (token: string) => `?${new URLSearchParams({ [QUOTE_PARAM]: token })}`;

/** Where a customer sees the offer they were sent; whoever has the address has the key to it. */
export const quoteAt = (token: string, locale?: Locale) =>
  `${page('/your-offer')(locale)}${search(token)}`;

/** Where they withdraw from what they ordered, and where its receipt stays. */
export const withdrawAt = (token: string, locale?: Locale) =>
  `${page('/your-offer/withdraw')(locale)}${search(token)}`;

/** The same on paper. */
export const quotePdfAt = (token: string, locale?: Locale) =>
  `${page('/your-offer/pdf')(locale)}${search(token)}`;

/** A paper of the company; whoever knows its id may read it. */
export const paperAt = (id: string, locale?: Locale) => page(`/papers/${id}`)(locale);
