import { contactMessageSchema } from '../../../domain/contact-message.ts';
import { parseInput } from '../../../domain/field-error.ts';
import { fieldTexts, type FieldTexts } from './field-texts.ts';
import type { ContactFormValues } from './form-values.ts';

// Any key that the schema takes: only the fields a person fills in are looked at here.
const ANY_KEY = 'recheck-0000-0000';

/** What is wrong in the form now, by the server's own schema. Loaded only once something was wrong. */
export function recheck(values: ContactFormValues): FieldTexts {
  const parsed = parseInput(contactMessageSchema, { ...values, idempotencyKey: ANY_KEY });
  return parsed.ok ? {} : fieldTexts(parsed.error.errors);
}
