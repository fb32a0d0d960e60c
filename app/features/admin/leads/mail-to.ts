import type { LeadFacts } from '../../../../domain/staff/lead-facts.ts';
import { m } from '../../../../messages/compiled/messages.js';
import type { Locale } from '../../../../words/locale.ts';

/** A mail to the customer in one's own mail program, in the language that they asked in. */
export function mailTo({ lead, locale }: LeadFacts, email: string): string {
  const words = m.lead_mail_subject({ reference: lead.reference }, { locale: locale as Locale });
  return `mailto:${email}?subject=${encodeURIComponent(words)}`;
}
