import * as z from 'zod/mini';
import {
  emailOrEmpty,
  freeText,
  idempotencyKey,
  personName,
  phoneText,
} from './contact-details.ts';
import { danishPhone } from './danish-phone.ts';

export const CONTACT_TOPICS = ['calculation', 'offer', 'partner', 'privacy', 'other'] as const;
export type ContactTopic = (typeof CONTACT_TOPICS)[number];

/** What a person fills in to write to the company. */
export const contactFieldsSchema = z.strictObject({
  name: personName,
  email: emailOrEmpty.check(z.minLength(1)),
  phone: z._default(
    phoneText.check(
      z.refine((value) => value === '' || danishPhone(value) !== null, { error: 'phone' }),
    ),
    '',
  ),
  topic: z.enum(CONTACT_TOPICS),
  message: freeText(4000).check(z.minLength(1)),
});

/** A message to the company, as the contact form sends it. */
export const contactMessageSchema = z.extend(contactFieldsSchema, { idempotencyKey });

export type ContactMessage = z.infer<typeof contactMessageSchema>;
