import type { CompanyFacts, PaymentPlan } from '../domain/company/facts.ts';
import type { PaperKind } from '../domain/company/papers.ts';
import { m } from '../messages/compiled/messages.js';
import type { Locale } from './locale.ts';

/** "12345678" in pairs, as a CVR number or a phone number is written. */
const inPairs = (digits: string) => (digits.match(/\d{1,2}/g) ?? []).join('\u00a0');

/** "+4570000000" as it is written: "70 00 00 00". */
export const phoneText = (phone: string): string => inPairs(phone.replace(/^\+45/, ''));

export const cvrText = (cvr: string): string => inPairs(cvr);

/** Empty where nobody said when. */
export function phoneHours(
  { phoneFromHour: from, phoneToHour: to }: CompanyFacts,
  locale: Locale,
): string {
  return from === null || to === null ? '' : m.company_hours({ from, to }, { locale });
}

/** Who and where, and how they are reached, in two or three lines; what is missing is left out. */
export function companyLines(facts: CompanyFacts, locale: Locale): readonly string[] {
  const { name, cvr, street, postcode, town, phone, email } = facts;
  const who =
    name === '' || cvr === ''
      ? name
      : m.company_name_and_cvr({ name, cvr: cvrText(cvr) }, { locale });
  const place = [street, `${postcode} ${town}`.trim()].filter((part) => part !== '').join(', ');
  const reach = [phoneText(phone), email].filter((part) => part !== '').join(' · ');
  return [who, place, reach].filter((line) => line !== '');
}

/** When a customer pays; empty where no plan was chosen. */
export function paymentText(plan: PaymentPlan | '', locale: Locale): string {
  switch (plan) {
    case 'mounted-60':
      return m.company_payment_mounted({}, { locale });
    case 'handover':
      return m.company_payment_handover({}, { locale });
    case '':
      return '';
  }
}

const PAPERS: Readonly<Record<PaperKind, typeof m.company_paper_terms>> = {
  'withdrawal-form': m.company_paper_withdrawal_form,
  'withdrawal-guide': m.company_paper_withdrawal_guide,
  terms: m.company_paper_terms,
  'eu-notice': m.company_paper_eu_notice,
  'eu-label': m.company_paper_eu_label,
  'terms-in-english': m.company_paper_terms_english,
};

export const paperName = (kind: PaperKind, locale: Locale): string => PAPERS[kind]({}, { locale });
