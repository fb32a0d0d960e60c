import type { FieldError } from '../domain/field-error.ts';
import { m } from '../messages/compiled/messages.js';
import type { Locale } from './locale.ts';

type NumberError = Pick<FieldError, 'limit' | 'unit' | 'readings'> & { readonly code: string };

/** Why a typed number can't be read, in words. Apart from the other errors: a page with a slider carries these alone. */
export function numberErrorText(
  { code, limit = 0, unit = '', readings = [] }: NumberError,
  locale: Locale,
): string {
  const options = { locale };
  switch (code) {
    case 'not-whole':
      return m.error_not_whole({}, options);
    case 'too-many-decimals':
      return m.error_too_many_decimals({ limit: String(limit) }, options);
    case 'doubtful-number': {
      const [first = '', second] = readings.map((value) => ungrouped(value, locale));
      return second === undefined
        ? m.error_number_comma({ number: first }, options)
        : m.error_doubtful_number({ one: first, other: second }, options);
    }
    case 'other-unit':
      return m.error_other_unit({ unit }, options);
    default:
      return m.error_not_a_number({}, options);
  }
}

/** A figure that can be read in one way only. */
function ungrouped(value: number, locale: Locale): string {
  const text = String(value).replace('-', '−');
  return locale === 'da' ? text.replace('.', ',') : text;
}
