import type { FieldError } from '../domain/field-error.ts';
import { fieldErrorText } from './field-error-text.ts';
import { fieldName } from './field-names.ts';
import type { Locale } from './locale.ts';
import type { RefusedLine } from './refused-lines.ts';

/**
 * A field of an address that can't be used. Made where the address is read: the names of all fields are too much for a
 * page's code.
 */
export const refusedField = (error: FieldError, locale: Locale): RefusedLine => ({
  field: error.field,
  name: fieldName(error.field, locale),
  text: fieldErrorText(error, locale),
});
