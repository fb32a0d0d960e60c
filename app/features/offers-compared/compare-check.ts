import { receivedOfferSchema } from '../../../domain/offers-compared/received-offer.ts';
import { m } from '../../../messages/compiled/messages.js';
import { formCheck } from '../../forms/form-check.ts';
import { compareForm } from './compare-form.ts';

/** What is wrong with an offer's fields, in words. The pasted letter itself is never wrong. */
export const compareCheck = formCheck({
  form: compareForm,
  schema: receivedOfferSchema,
  input: ({ text: _text, ...offer }) => offer,
  words: {
    price: { required: m.compare_error_price, any: m.compare_error_price_number },
    panels: {
      required: m.compare_error_panels,
      'too-large': m.compare_error_panels_many,
      any: m.compare_error_panels,
    },
    panelW: { required: m.compare_error_watts, any: m.compare_error_watts_number },
    firm: { 'too-long': m.compare_error_firm },
  },
});
