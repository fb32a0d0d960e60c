import { CONTACT_FORM_KEY } from '../../../domain/browser-keys.ts';
import type { KeptFields } from '../../forms/kept-fields.ts';
import type { FormAnswer } from '../../forms/form-definition.ts';

const FIELDS = ['name', 'email', 'phone', 'topic', 'message'] as const;

const KEPT: KeptFields = {
  key: CONTACT_FORM_KEY,
  fields: FIELDS,
  typed: ['name', 'email', 'phone', 'message'],
};

/** Writing to the company. */
export const contactForm = {
  id: 'contact',
  fields: FIELDS,
  kept: KEPT,
  ticketed: { texts: ['message'] },
} as const;

export type ContactField = (typeof FIELDS)[number];
export type ContactAnswer = FormAnswer<ContactField>;
