import { parseInput } from '../../../domain/field-error.ts';
import { offerRequestSchema } from '../../../domain/offer-request.ts';
import { fieldTexts, type FieldTexts } from './field-texts.ts';
import { requestInput, type OfferFormValues } from './form-values.ts';

// Any key and place that the schema takes: only the fields a person fills in are looked at here.
const CARRIER = { idempotencyKey: 'recheck-0000-0000', state: { lat: 56, lon: 10 } };

/** What is wrong in the form now, by the server's own schema. Loaded only once something was wrong. */
export function recheck(values: OfferFormValues): FieldTexts {
  const parsed = parseInput(offerRequestSchema, requestInput(values, CARRIER));
  return parsed.ok ? {} : fieldTexts(parsed.error.errors);
}
