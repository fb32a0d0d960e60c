import { offerFieldsSchema } from '../../../domain/offer-request.ts';
import { m } from '../../../messages/compiled/messages.js';
import { formCheck } from '../../forms/form-check.ts';
import { offerForm, type OfferValues } from './offer-form.ts';

/** Only the chosen channel's details are sent on: the consent names one, and what is hidden must not stop the request. */
export function ofChosenChannel(values: OfferValues): OfferValues {
  const isPhone = values.preferredContactMethod === 'phone';
  return { ...values, ...(isPhone ? { email: '' } : { phone: '', preferredContactTime: 'any' }) };
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
