import type { FieldError } from '../../../domain/field-error.ts';
import { errorTexts } from '../../../domain/posted-form.ts';
import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { fieldErrorText } from '../../../messages/field-error-text.ts';
import { decimal } from '../../i18n/format.ts';
import { CONTACT_FIELDS, type ContactField } from './form-values.ts';

export type FieldTexts = Readonly<Partial<Record<ContactField, string>>>;

/** The errors of the form's own fields in words, in the order of the page. */
export function fieldTexts(errors: readonly FieldError[]): FieldTexts {
  return errorTexts(CONTACT_FIELDS, errors, textOf);
}

// In a summary «Udfyld feltet» doesn't say which one.
function textOf(field: ContactField, error: FieldError): string {
  const limit = decimal(error.limit ?? 0, getLocale());
  if (field === 'topic') return m.contact_error_topic();
  if (error.code === 'required') {
    if (field === 'name') return m.contact_error_name();
    if (field === 'email') return m.contact_error_email();
    if (field === 'message') return m.contact_error_message();
  }
  if (error.code === 'too-long') {
    if (field === 'name') return m.contact_error_name_long({ limit });
    if (field === 'message') return m.contact_error_message_long({ limit });
    return fieldErrorText({ field, code: field }, getLocale());
  }
  return fieldErrorText(error, getLocale());
}
