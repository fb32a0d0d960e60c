import { localeOfVisitor } from '../../../server/http/visitor-locale.ts';
import type { Locale } from '../../../words/locale.ts';

/** The language of a visitor whose address names none. */
export function visitorLocale({ headers }: Request): Locale {
  return localeOfVisitor(headers.get('Cookie'), headers.get('Accept-Language'));
}
