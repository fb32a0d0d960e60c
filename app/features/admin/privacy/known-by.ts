import type { FoundPerson } from '../../../../domain/staff/privacy.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { shortQuote } from '../content/short-quote.ts';

/** Mail address and number; or what they say on our pages, of whoever is known by that alone. */
export const knownBy = ({ email, phone, quote }: FoundPerson): string =>
  quote === null
    ? [email, phone].filter(Boolean).join(', ')
    : m.admin_privacy_quoted({ text: shortQuote(quote[getLocale()]) });
