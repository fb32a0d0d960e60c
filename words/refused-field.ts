import type { FieldError } from '../domain/field-error.ts';
import { fieldErrorText } from './field-error-text.ts';
import { fieldName } from './field-names.ts';
import { m } from '../messages/compiled/messages.js';
import type { Locale } from './locale.ts';
import type { RefusedLine } from './refused-lines.ts';

/**
 * A field of an address that can't be used. Made where the address is read: the names of all fields are too much for a
 * page's code.
 */
export const refusedField = (error: FieldError, locale: Locale): RefusedLine => ({
  field: error.field,
  name: fieldName(error.field, locale),
  // It is drawn, not chosen, and nothing in it can be put right by hand.
  text:
    error.field === 'roofLayout'
      ? m.report_error_roof_layout_why({}, { locale })
      : fieldErrorText(error, locale),
});
