import { textIn } from '../../../domain/posted-form.ts';

/** The form's fields, in the order in which they stand on the page. */
export const CONTACT_FIELDS = ['name', 'email', 'phone', 'topic', 'message'] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];

/** What stands in the form, exactly as typed. */
export type ContactFormValues = Readonly<Record<ContactField, string>>;

export function fieldId(field: ContactField): string {
  return `contact-${field}`;
}

export function readForm(form: FormData): ContactFormValues {
  return {
    name: textIn(form, 'name'),
    email: textIn(form, 'email'),
    phone: textIn(form, 'phone'),
    topic: textIn(form, 'topic'),
    message: textIn(form, 'message'),
  };
}
