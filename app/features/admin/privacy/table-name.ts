import { m } from '../../../../messages/compiled/messages.js';

/** What rows of a table are, in words; those without words of their own are shown by their table's name alone. */
export function tableName(table: string): string {
  switch (table) {
    case 'users':
      return m.admin_privacy_t_users();
    case 'offer_requests':
      return m.admin_privacy_t_offers();
    case 'contact_messages':
      return m.admin_privacy_t_messages();
    case 'offer_events':
      return m.admin_privacy_t_events();
    case 'leads':
    case 'lead_words':
    case 'lead_keys':
    case 'lead_doubles':
      return m.admin_privacy_t_leads();
    case 'contracts':
    case 'withdrawals':
      return m.admin_privacy_t_contracts();
    case 'uploads':
      return m.admin_privacy_t_files();
    case 'testimonials':
    case 'record_drafts':
      return m.admin_privacy_t_testimonials();
    case 'testimonial_proofs':
      return m.admin_privacy_t_proofs();
    case 'outbox':
      return m.admin_privacy_t_outbox();
    case 'reports':
    case 'former_reports':
      return m.admin_privacy_t_reports();
    case 'calculations':
      return m.admin_privacy_t_calculations();
    case 'user_calculator_data':
      return m.admin_privacy_t_data();
    case 'consents':
      return m.admin_privacy_t_consents();
    case 'sessions':
    case 'known_browsers':
      return m.admin_privacy_t_sessions();
    case 'phone_codes':
      return m.admin_privacy_t_codes();
    case 'admin_requests':
    case 'admin_invitations':
    case 'admins':
      return m.admin_privacy_t_staff();
    case 'audit_log':
      return m.admin_privacy_t_audit();
    case 'report_mail_links':
      return m.admin_privacy_t_mail_links();
    case 'user_report_index':
      return m.admin_privacy_t_report_index();
    case 'counters':
      return m.admin_privacy_t_counters();
    case 'idempotency_keys':
      return m.admin_privacy_t_keys();
    default:
      return m.admin_privacy_t_other();
  }
}
