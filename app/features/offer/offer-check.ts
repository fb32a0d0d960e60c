import { offerFieldsSchema } from '../../../domain/offer-request.ts';
import { m } from '../../../messages/compiled/messages.js';
import { formCheck } from '../../forms/form-check.ts';
import { offerForm, type OfferValues } from './offer-form.ts';

/**
 * What of the form is sent on. Only the chosen channel's details: the consent names one channel, and what was
 * typed under the other is hidden and must not be stored or stop the request.
 */
export function ofChosenChannel(values: OfferValues): OfferValues {
  return values.preferredContactMethod === 'phone'
    ? { ...values, email: '' }
    : { ...values, phone: '', preferredContactTime: 'any' };
}

/** Its schema and its words for what can be wrong. Loaded by a browser only once something was. */
export const offerCheck = formCheck({
  form: offerForm,
  schema: offerFieldsSchema,
  input: ofChosenChannel,
  words: {
    name: { required: m.offer_error_name, 'too-long': m.offer_error_name_long },
    preferredContactMethod: { any: m.offer_error_channel },
    email: { required: m.offer_error_email, 'too-long': m.error_email },
    phone: { required: m.offer_error_phone, 'too-long': m.error_phone },
    notes: { 'too-long': m.offer_error_notes_long },
  },
});
