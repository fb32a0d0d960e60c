import { placeOfDuty, type DutyId } from '../../../../domain/company/duties.ts';
import type { FactName } from '../../../../domain/company/facts.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { staffLinks } from '../../../staff-links.ts';
import { COMPANY_QUERY } from './company-view.ts';

const DUTIES: Readonly<Record<DutyId, () => string>> = {
  name: m.company_duty_name,
  cvr: m.company_duty_cvr,
  address: m.company_duty_address,
  phone: m.company_duty_phone,
  email: m.company_duty_email,
  payment: m.company_duty_payment,
  delivery: m.company_duty_delivery,
  'withdrawal-form': m.company_duty_withdrawal_form,
  'withdrawal-guide': m.company_duty_withdrawal_guide,
  terms: m.company_duty_terms,
  'terms-in-english': m.company_duty_terms_english,
  authorisation: m.company_duty_authorisation,
  supervision: m.company_duty_supervision,
  complaint: m.company_duty_complaint,
  'eu-notice': m.company_duty_eu_notice,
  'eu-label': m.company_duty_eu_label,
  'lawyer-terms': m.company_duty_lawyer_terms,
  'lawyer-period': m.company_duty_lawyer_period,
  'lawyer-payment': m.company_duty_lawyer_payment,
};

/** What a duty asks for, in small letters, as it stands in a list. */
export const dutyName = (id: DutyId): string => DUTIES[id]();

/** Where a duty is met: on the company's page, at the field. */
export function dutyPath(id: DutyId): string {
  const place = placeOfDuty(id);
  return `${staffLinks.company()}?${new URLSearchParams({ [COMPANY_QUERY.fill]: place })}#${place}`;
}

const FACTS: Readonly<Record<FactName, () => string>> = {
  name: m.company_fact_name,
  cvr: m.company_fact_cvr,
  street: m.company_fact_street,
  postcode: m.company_fact_postcode,
  town: m.company_fact_town,
  phone: m.company_fact_phone,
  phoneFromHour: m.company_fact_phone_from,
  phoneToHour: m.company_fact_phone_to,
  email: m.company_fact_email,
  authorisation: m.company_fact_authorisation,
  supervision: m.company_fact_supervision,
  complaintBody: m.company_fact_complaint,
  withdrawalStarts: m.company_fact_withdrawal,
  paymentPlan: m.company_fact_payment,
  deliveryFromWeeks: m.company_fact_delivery_from,
  deliveryToWeeks: m.company_fact_delivery_to,
  readByLawyer: m.company_fact_lawyer,
};

export const factName = (name: FactName): string => FACTS[name]();
