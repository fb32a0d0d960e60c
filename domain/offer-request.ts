import * as z from 'zod/mini';
import { calculatorStateSchema } from './calculator-state.ts';
import { CONTACT_CHANNELS, CONTACT_TIMES } from './contact-channels.ts';
import {
  consentVersion,
  emailOrEmpty,
  freeText,
  idempotencyKey,
  personName,
  phoneText,
} from './contact-details.ts';
import { danishPhone } from './danish-phone.ts';

/** A request for a non-binding offer, as the form sends it. */
export const offerRequestSchema = z
  .strictObject({
    idempotencyKey,
    state: calculatorStateSchema,
    name: personName,
    preferredContactMethod: z.enum(CONTACT_CHANNELS),
    email: z._default(emailOrEmpty, ''),
    phone: z._default(phoneText, ''),
    preferredContactTime: z._default(z.enum(CONTACT_TIMES), 'any'),
    notes: z._default(freeText(2000), ''),
    consent: consentVersion,
  })
  .check(
    z.superRefine((request, context) => {
      const missing = (path: 'email' | 'phone', message: 'required' | 'phone') =>
        context.addIssue({ code: 'custom', path: [path], message });
      if (request.preferredContactMethod === 'email' && request.email === '') {
        missing('email', 'required');
      }
      if (request.preferredContactMethod === 'phone') {
        if (request.phone === '') missing('phone', 'required');
        else if (danishPhone(request.phone) === null) missing('phone', 'phone');
      }
    }),
  );

export type OfferRequest = z.infer<typeof offerRequestSchema>;
