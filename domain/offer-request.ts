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

/** How the answer reaches a person, and their yes to that. */
const REACH = {
  preferredContactMethod: z.enum(CONTACT_CHANNELS),
  email: z._default(emailOrEmpty, ''),
  phone: z._default(phoneText, ''),
  preferredContactTime: z._default(z.enum(CONTACT_TIMES), 'any'),
  consent: consentVersion,
};

/** What a person fills in. */
const FIELDS = { name: personName, ...REACH, notes: z._default(freeText(2000), '') };

type Contact = {
  readonly preferredContactMethod: (typeof CONTACT_CHANNELS)[number];
  readonly email: string;
  readonly phone: string;
};

/** The chosen channel must lead to the person. */
const channelLeadsSomewhere = z.superRefine<Contact>((request, context) => {
  const missing = (path: 'email' | 'phone', message: 'required' | 'phone') =>
    context.addIssue({ code: 'custom', path: [path], message });
  if (request.preferredContactMethod === 'email' && request.email === '') {
    missing('email', 'required');
  }
  if (request.preferredContactMethod === 'phone') {
    if (request.phone === '') missing('phone', 'required');
    else if (danishPhone(request.phone) === null) missing('phone', 'phone');
  }
});

/** What a person changes of a request that was sent. */
export const offerReachSchema = z.strictObject(REACH).check(channelLeadsSomewhere);
export type OfferReach = z.infer<typeof offerReachSchema>;

export const offerFieldsSchema = z.strictObject(FIELDS).check(channelLeadsSomewhere);

/** A request for a non-binding offer, as the form sends it. */
export const offerRequestSchema = z
  .strictObject({ idempotencyKey, state: calculatorStateSchema, ...FIELDS })
  .check(channelLeadsSomewhere);

export type OfferRequest = z.infer<typeof offerRequestSchema>;
