import type { PaymentPlan, SellerFacts } from '../domain/company/facts.ts';
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
  { phoneFromHour: from, phoneToHour: to }: Pick<SellerFacts, 'phoneFromHour' | 'phoneToHour'>,
  locale: Locale,
): string {
  return from === null || to === null ? '' : m.company_hours({ from, to }, { locale });
}

type Named = Pick<SellerFacts, 'name' | 'cvr' | 'street' | 'postcode' | 'town' | 'phone' | 'email'>;

/** Street, postcode and town in one line; empty where none is given. */
export const placeText = ({
  street,
  postcode,
  town,
}: Pick<Named, 'street' | 'postcode' | 'town'>) =>
  [street, `${postcode} ${town}`.trim()].filter((part) => part !== '').join(', ');

/** Name and CVR number; empty where there is no name. */
export const whoText = ({ name, cvr }: Pick<Named, 'name' | 'cvr'>, locale: Locale): string =>
  name === '' || cvr === ''
    ? name
    : m.company_name_and_cvr({ name, cvr: cvrText(cvr) }, { locale });

/** Who and where, and how they are reached, in two or three lines; what is missing is left out. */
export function companyLines(facts: Named, locale: Locale): readonly string[] {
  const reach = [phoneText(facts.phone), facts.email].filter((part) => part !== '').join(' · ');
  return [whoText(facts, locale), placeText(facts), reach].filter((line) => line !== '');
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
