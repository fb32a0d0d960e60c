import type { AuditLogTable, AuditRedactionTable, DayCountTable } from './tables/audit.ts';
import type {
  ModelTable,
  PriceBookTable,
  PublicationTable,
  SolarPanelTable,
  PriceListPeriodTable,
  PriceListReadingTable,
  SpotPriceTable,
  TariffRowTable,
  YieldCacheTable,
} from './tables/catalogue.ts';
import type { CalculationTable } from './tables/calculations.ts';
import type { CompanyPaperTable, CompanyVersionTable } from './tables/company.ts';
import type { ContractTable, WithdrawalTable } from './tables/contracts.ts';
import type { PartnerTable, TestimonialProofTable, TestimonialTable } from './tables/content.ts';
import type {
  LeadDoubleTable,
  LeadKeyTable,
  LeadTable,
  LeadViewTable,
  LeadWordTable,
} from './tables/leads.ts';
import type {
  AdminInvitationTable,
  AdminRequestTable,
  AdminTable,
  ConsentTable,
  ConsentTextTable,
  CounterTable,
  KnownBrowserTable,
  PhoneCodeTable,
  SessionTable,
  TombstoneTable,
  UserTable,
} from './tables/people.ts';
import type { QuoteTable } from './tables/quotes.ts';
import type { RecordDraftTable } from './tables/records.ts';
import type {
  FormerReportTable,
  ImportedDocumentTable,
  ReportMailLinkTable,
  ReportTable,
  UserCalculatorDataTable,
  UserReportIndexTable,
} from './tables/reports.ts';
import type {
  ContactMessageTable,
  IdempotencyKeyTable,
  OfferEventTable,
  OfferRequestTable,
  OutboxTable,
  SendingPauseTable,
} from './tables/requests.ts';
import type { BlobRemovalTable, UploadTable } from './tables/uploads.ts';

/** The whole database; the files in tables/ say what each table holds. */
export type Tables = {
  solar_panels: SolarPanelTable;
  inverters: ModelTable;
  batteries: ModelTable;
  price_books: PriceBookTable;
  publications: PublicationTable;
  record_drafts: RecordDraftTable;
  tariff_rows: TariffRowTable;
  calculations: CalculationTable;
  reports: ReportTable;
  user_calculator_data: UserCalculatorDataTable;
  user_report_index: UserReportIndexTable;
  offer_requests: OfferRequestTable;
  offer_events: OfferEventTable;
  quotes: QuoteTable;
  leads: LeadTable;
  lead_words: LeadWordTable;
  lead_keys: LeadKeyTable;
  lead_doubles: LeadDoubleTable;
  lead_views: LeadViewTable;
  outbox: OutboxTable;
  sending_pause: SendingPauseTable;
  idempotency_keys: IdempotencyKeyTable;
  yield_cache: YieldCacheTable;
  spot_prices: SpotPriceTable;
  price_list_periods: PriceListPeriodTable;
  price_list_readings: PriceListReadingTable;
  testimonials: TestimonialTable;
  testimonial_proofs: TestimonialProofTable;
  partners: PartnerTable;
  contact_messages: ContactMessageTable;
  users: UserTable;
  sessions: SessionTable;
  phone_codes: PhoneCodeTable;
  known_browsers: KnownBrowserTable;
  counters: CounterTable;
  admins: AdminTable;
  admin_requests: AdminRequestTable;
  admin_invitations: AdminInvitationTable;
  tombstones: TombstoneTable;
  consents: ConsentTable;
  consent_texts: ConsentTextTable;
  report_mail_links: ReportMailLinkTable;
  imported_documents: ImportedDocumentTable;
  former_reports: FormerReportTable;
  audit_log: AuditLogTable;
  audit_redactions: AuditRedactionTable;
  day_counts: DayCountTable;
  uploads: UploadTable;
  blob_removals: BlobRemovalTable;
  company_versions: CompanyVersionTable;
  company_papers: CompanyPaperTable;
  contracts: ContractTable;
  withdrawals: WithdrawalTable;
};
