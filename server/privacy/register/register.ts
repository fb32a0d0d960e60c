import * as contracts from './contracts.ts';
import type { Entry, Table } from './entry.ts';
import * as leads from './leads.ts';
import { outbox } from './outbox.ts';
import * as people from './people.ts';
import * as quotes from './quotes.ts';
import * as reports from './reports.ts';
import * as requests from './requests.ts';
import * as site from './site.ts';
import * as testimonials from './testimonials.ts';
import * as uploads from './uploads.ts';

/**
 * For each table: what its columns hold, whose its rows are, how long they are kept, and how they
 * appear in the person's data file. Erasure, retention, export and the search of a restored backup
 * are made from it.
 *
 * Erasure follows this order: a table whose rows are found through another table comes before that
 * table.
 */
export const REGISTER: { readonly [T in Table]: Entry<T> } = {
  uploads: uploads.uploads,
  offer_requests: requests.offerRequests,
  contact_messages: requests.contactMessages,
  offer_events: requests.offerEvents,
  quotes: quotes.quotes,
  withdrawals: contracts.withdrawals,
  contracts: contracts.contracts,
  leads: leads.leads,
  lead_words: leads.leadWords,
  lead_keys: leads.leadKeys,
  lead_doubles: leads.leadDoubles,
  lead_views: leads.leadViews,
  outbox,
  sending_pause: site.sendingPause,
  idempotency_keys: requests.idempotencyKeys,
  former_reports: reports.formerReports,
  reports: reports.reports,
  report_mail_links: reports.reportMailLinks,
  user_report_index: reports.userReportIndex,
  user_calculator_data: reports.userCalculatorData,
  calculations: reports.calculations,
  imported_documents: reports.importedDocuments,
  phone_codes: people.phoneCodes,
  consents: people.consents,
  known_browsers: people.knownBrowsers,
  sessions: people.sessions,
  admins: people.admins,
  admin_requests: people.adminRequests,
  admin_invitations: people.adminInvitations,
  users: people.users,
  counters: people.counters,
  tombstones: people.tombstones,
  audit_log: people.auditLog,
  audit_redactions: people.auditRedactions,
  blob_removals: uploads.blobRemovals,
  testimonial_proofs: testimonials.testimonialProofs,
  record_drafts: testimonials.recordDrafts,
  testimonials: testimonials.testimonials,
  solar_panels: site.solarPanels,
  inverters: site.inverters,
  batteries: site.batteries,
  price_books: site.priceBooks,
  day_counts: site.dayCounts,
  publications: site.publications,
  tariff_rows: site.tariffRows,
  yield_cache: site.yieldCache,
  spot_prices: site.spotPrices,
  price_list_periods: site.priceListPeriods,
  price_list_readings: site.priceListReadings,
  consent_texts: site.consentTexts,
  partners: site.partners,
  company_versions: site.companyVersions,
  company_papers: site.companyPapers,
};

export const TABLES = Object.keys(REGISTER) as readonly Table[];
