import { m } from '../../../../messages/compiled/messages.js';

const NAMES: Readonly<Record<string, () => string>> = {
  'offer-receipt': m.admin_purpose_offer_receipt,
  'offer-notice': m.admin_purpose_offer_notice,
  'offer-addition': m.admin_purpose_offer_addition,
  'offer-withdrawal': m.admin_purpose_offer_withdrawal,
  'offer-withdrawn': m.admin_purpose_offer_withdrawn,
  quote: m.admin_purpose_quote,
  'quote-signed': m.admin_purpose_quote_signed,
  'quote-answer': m.admin_purpose_quote_answer,
  'withdrawal-receipt': m.admin_purpose_withdrawal_receipt,
  'withdrawal-notice': m.admin_purpose_withdrawal_notice,
  'contact-receipt': m.admin_purpose_contact_receipt,
  'contact-notice': m.admin_purpose_contact_notice,
  'sign-in-code': m.admin_purpose_sign_in_code,
  'report-link': m.admin_purpose_report_link,
  'staff-invitation': m.admin_purpose_staff_invitation,
  'staff-access': m.admin_purpose_staff_access,
};

/** What a message is for; one of a newer program goes by its own name. */
export function purposeName(purpose: string): string {
  return NAMES[purpose]?.() ?? purpose;
}
