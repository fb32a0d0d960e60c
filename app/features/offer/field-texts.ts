import type { FieldError } from '../../../domain/field-error.ts';
import { errorTexts } from '../../../domain/posted-form.ts';
import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { fieldErrorText } from '../../../messages/field-error-text.ts';
import { decimal } from '../../i18n/format.ts';
import { OFFER_FIELDS, type OfferField } from './form-values.ts';

export type FieldTexts = Readonly<Partial<Record<OfferField, string>>>;

/** The errors of the form's own fields in words, in the order of the page. */
export function fieldTexts(errors: readonly FieldError[]): FieldTexts {
  return errorTexts(OFFER_FIELDS, errors, textOf);
}

// In a summary «Udfyld feltet» doesn't say which one.
function textOf(field: OfferField, error: FieldError): string {
  const limit = decimal(error.limit ?? 0, getLocale());
  if (error.code === 'required') {
    if (field === 'name') return m.offer_error_name();
    if (field === 'email') return m.offer_error_email();
    if (field === 'phone') return m.offer_error_phone();
  }
  if (error.code === 'too-long') {
    if (field === 'name') return m.offer_error_name_long({ limit });
    if (field === 'notes') return m.offer_error_notes_long({ limit });
    if (field === 'phone') return fieldErrorText({ field, code: 'phone' }, getLocale());
    if (field === 'email') return fieldErrorText({ field, code: 'email' }, getLocale());
  }
  if (field === 'preferredContactMethod') return m.offer_error_channel();
  return fieldErrorText(error, getLocale());
}
