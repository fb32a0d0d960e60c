import * as z from 'zod/mini';
import { calculatorStateSchema } from './calculator-state.ts';
import { danishPhone } from './danish-phone.ts';
import { oneLine, severalLines } from './plain-text.ts';

export const CONTACT_CHANNELS = ['email', 'phone'] as const;
export const CONTACT_TIMES = ['any', 'morning', 'afternoon', 'evening'] as const;

/** The text a visitor agrees to is stored by this version; a changed text needs a new one. */
export const CONSENT_VERSION = '2026-11-20';

const name = z.string().check(z.overwrite(oneLine), z.trim(), z.minLength(1), z.maxLength(120));
const notes = z.string().check(z.overwrite(severalLines), z.trim(), z.maxLength(2000));
// The address is proved by the mail that reaches it; here only what can't be one is refused.
const email = z.string().check(
  z.trim(),
  z.maxLength(254),
  z.refine(
    (value) =>
      value === '' || /^[^\s\p{Cc}@<>,;:"]+@[^\s\p{Cc}@.]+(\.[^\s\p{Cc}@.]+)+$/u.test(value),
    {
      error: 'email',
    },
  ),
);

/** A request for a non-binding offer, as the form sends it. */
export const offerRequestSchema = z
  .strictObject({
    idempotencyKey: z.string().check(z.minLength(16), z.maxLength(64), z.regex(/^[\w-]+$/)),
    state: calculatorStateSchema,
    name,
    preferredContactMethod: z.enum(CONTACT_CHANNELS),
    email: z._default(email, ''),
    phone: z._default(z.string().check(z.overwrite(oneLine), z.trim(), z.maxLength(30)), ''),
    preferredContactTime: z._default(z.enum(CONTACT_TIMES), 'any'),
    notes: z._default(notes, ''),
    consent: z.boolean().check(z.refine((given) => given, { error: 'consent' })),
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
