import type { ColumnType } from 'kysely';
import type { ContactMessage } from '../../domain/contact-message.ts';
import type { OfferRequest } from '../../domain/offer-request.ts';
import type { StoredJson } from './json.ts';

// Times are ISO 8601 UTC text, money is whole øre, flags are 0 or 1, JSON goes through db/json.ts.

type Json = ColumnType<StoredJson, string, string>;
/** Set once, never changed. */
type Fixed<T> = ColumnType<T, T, never>;

export type SolarPanelTable = {
  model: Fixed<string>;
  /** The manufacturer's code, as in selectedPanelManufacturer; several models may share it. */
  manufacturer: string;
  manufacturer_name: string;
  /** [W] */
  peak_power: number | null;
  /** Long and short side [m]. */
  x: number | null;
  y: number | null;
  /** 1: the model that the manufacturer's code stands for. */
  is_default: number;
  datasheet_checked: number;
};

/** Inverters and batteries. details: the engine's InverterModel or BatteryModel. */
export type ModelTable = {
  model_id: Fixed<string>;
  product_name: string;
  details: Json;
};

export type PriceBookTable = {
  id: Fixed<string>;
  version: string;
  status: 'draft' | 'scheduled' | 'published' | 'retired';
  valid_from: string;
  /** 1: the example that ships, not a firm's real prices. */
  is_example: number;
  book: Json;
  created_at: Fixed<string>;
};

export type ReportTable = {
  report_id: Fixed<string>;
  owner_uid: string | null;
  created_at: Fixed<string>;
  version: number;
  postcode: string | null;
  peak_power: number;
  total_price_ore: number;
  calculator_state: Json;
  result: Json;
  /** What PVGIS said about this roof, when the result rests on it. */
  pvgis_response: ColumnType<StoredJson, string | null, string | null>;
  engine_version: string;
  price_book_version: string;
  share_token_hash: string | null;
  share_expires_at: string | null;
  user_phone_number: string | null;
  /** What the owner calls it; null: named after what it holds. */
  title: string | null;
  address: string | null;
  roof_type: string | null;
  building_type: string | null;
  battery_kwh: number | null;
  annual_kwh: number | null;
  /** Mean of the first ten years. */
  saving_ore: number | null;
  /** null: not within 25 years. */
  payback_years: number | null;
  /** domain/report/frozen-figures.ts; null where an offer alone needs the result. */
  figures: ColumnType<StoredJson, string | null, string | null>;
  /** The report of which an offer's own is a copy. */
  copied_from: Fixed<string | null>;
  updated_at: string | null;
  /** Deleted, but not yet beyond recall. */
  deleted_at: string | null;
  /** Imported: its figures were calculated here, then, and not when it was made. */
  recalculated_at: Fixed<string | null>;
};

/** What a user last told the calculator. owner_key: the uid, or in former records the phone number. */
export type UserCalculatorDataTable = {
  owner_key: Fixed<string>;
  owner_uid: string | null;
  data: Json;
  version: number;
  updated_at: string;
};

export type UserReportIndexTable = {
  owner_key: Fixed<string>;
  report_id: Fixed<string>;
  added_at: Fixed<string>;
};

export type OfferRequestTable = {
  id: Fixed<string>;
  report_id: Fixed<string>;
  created_at: Fixed<string>;
  status: 'new' | 'withdrawn';
  locale: string;
  name: string;
  channel: 'email' | 'phone';
  email: string | null;
  phone: string | null;
  contact_time: OfferRequest['preferredContactTime'];
  notes: string;
  consent_version: string;
  consent_at: string;
  receipt_token_hash: Fixed<string>;
  /** Who was signed in when it was sent. */
  owner_uid: Fixed<string | null>;
};

export type OfferEventTable = {
  id: Fixed<string>;
  offer_id: Fixed<string>;
  at: Fixed<string>;
  kind: Fixed<'received' | 'withdrawn'>;
};

export type OutboxTable = {
  id: Fixed<string>;
  offer_id: string | null;
  contact_message_id: string | null;
  created_at: Fixed<string>;
  kind: 'mail' | 'sms';
  purpose: string;
  locale: string;
  recipient: string;
  subject: string;
  body_text: string;
  body_html: string;
  status: 'pending' | 'sent' | 'dead';
  attempts: number;
  next_attempt_at: string;
  claimed_until: string | null;
  /** A code, never the other side's words: those may quote the message. */
  last_error: string | null;
  sent_at: string | null;
  /** From then on it is of no use and is not sent; null: it never grows old. */
  expires_at: Fixed<string | null>;
  /** The user it is sent for. */
  owner_uid: Fixed<string | null>;
};

export type IdempotencyKeyTable = {
  key: Fixed<string>;
  fingerprint: Fixed<string>;
  answer: Json;
  created_at: Fixed<string>;
};

/** Answers of PVGIS, one per rounded place and plane. */
export type YieldCacheTable = {
  /** domain/roof-plane.ts says how it is made. */
  key: Fixed<string>;
  response: Json;
  database: string;
  years: string;
  fetched_at: string;
};

/** Day-ahead prices, hour by hour, of the last year and a little more. */
export type SpotPriceTable = {
  zone: Fixed<'DK1' | 'DK2'>;
  /** The hour's start. */
  hour_utc: Fixed<string>;
  /** [0.001 DKK/kWh excl. VAT] */
  milli_dkk_per_kwh: number;
};

/** What people who use the site say about it. Texts stand beside each other in both languages. */
export type TestimonialTable = {
  id: Fixed<string>;
  quote_da: string;
  quote_en: string;
  /** Kind of house and place, as «Parcelhus i Greve». */
  house_da: string;
  house_en: string;
  /** The system, as «6,2 kWp»; empty where there is none. */
  system_da: string;
  system_en: string;
  /** Empty where the person is not named. */
  shown_name: string;
  /** The drawing beside it; null: none. */
  picture: 'house-detached' | 'house-terraced' | 'house-farm' | null;
  /** 1: written by us, and shown as such. */
  is_example: number;
  /** Where the words were given, as a message or a letter; never shown. */
  proof: string | null;
  /** The day on which the person said yes to standing here. */
  consent_date: string | null;
  sort_order: number;
  published: number;
};

export type PartnerTable = {
  id: Fixed<string>;
  name: string;
  kind: 'installer' | 'electrician' | 'roofer';
  area_da: string;
  area_en: string;
  text_da: string;
  text_en: string;
  url: string | null;
  /** 1: no real company, and shown as such. */
  is_example: number;
  /** The day on which the company became a partner. */
  since: string | null;
  sort_order: number;
  published: number;
};

export type ContactMessageTable = {
  id: Fixed<string>;
  created_at: Fixed<string>;
  status: 'new' | 'answered';
  locale: Fixed<string>;
  name: string;
  email: string;
  /** In the one normal form. */
  phone: string | null;
  topic: ContactMessage['topic'];
  message: string;
  receipt_token_hash: Fixed<string>;
  /** Who was signed in when it was sent. */
  owner_uid: Fixed<string | null>;
};

/** Who signs in: by phone, or with Google (then google_sub is who they are, never the mail). */
export type UserTable = {
  uid: Fixed<string>;
  /** In the one normal form. */
  phone: string | null;
  google_sub: string | null;
  email: string | null;
  name: string | null;
  created_at: Fixed<string>;
};

export type SessionTable = {
  id: Fixed<string>;
  token_hash: Fixed<string>;
  uid: Fixed<string>;
  created_at: Fixed<string>;
  /** Written at most once an hour. */
  last_used_at: string;
  expires_at: Fixed<string>;
};

/** The code that a browser asked for, one per number. */
export type PhoneCodeTable = {
  /** Of the token in the cookie of the browser that asked. */
  browser_hash: Fixed<string>;
  phone: Fixed<string>;
  code_mac: string;
  digits: ColumnType<number, number | undefined, number>;
  tries: number;
  most_tries: ColumnType<number, number | undefined, number>;
  sent_at: string;
  expires_at: string;
  used_at: string | null;
};

/** When something that is limited happened, per subject such as a number or an address; never in plain. */
export type CounterTable = {
  subject: Fixed<string>;
  /** Milliseconds since 1970, the oldest first, with commas. */
  times: string;
  forget_at: string;
};

/** Staff. Only who has the role `admin` is let in. */
export type AdminTable = { uid: Fixed<string>; role: string };

export type AdminRequestTable = {
  uid: Fixed<string>;
  email: string;
  requested_at: string;
  decision: 'granted' | 'refused' | null;
};

/** Who was erased, as hashes with the server's secret: an older backup does not bring them back. */
export type TombstoneTable = {
  id: Fixed<string>;
  uid_hash: Fixed<string>;
  phone_hash: Fixed<string | null>;
  erased_at: Fixed<string>;
};

/** A link to a report in a mail, beside the one that the owner hands out. */
export type ReportMailLinkTable = {
  token_hash: Fixed<string>;
  report_id: Fixed<string>;
  expires_at: Fixed<string>;
};

/** What somebody said yes to. The yes to an offer stands with the request. */
export type ConsentTable = {
  id: Fixed<string>;
  at: Fixed<string>;
  purpose: Fixed<string>;
  text_version: Fixed<string>;
  locale: Fixed<string>;
  owner_uid: Fixed<string | null>;
  /** Of the mail address or number, with the server's secret: it proves a yes and tells nobody's. */
  subject_hash: Fixed<string>;
};

/** The words beside a box that was ticked; every yes names them by purpose, version and language. */
export type ConsentTextTable = {
  purpose: Fixed<string>;
  version: Fixed<string>;
  locale: Fixed<string>;
  text: Fixed<string>;
  first_used_at: Fixed<string>;
};

/** Documents that the import has taken; hashes, as some of their ids are phone numbers. */
export type ImportedDocumentTable = {
  document_hash: Fixed<string>;
  imported_at: Fixed<string>;
};

/** Reports of the former site as they came, also those that have a result of this server's own beside it. */
export type FormerReportTable = {
  report_id: Fixed<string>;
  owner_uid: string | null;
  created_at: Fixed<string>;
  document: Json;
};

export type Tables = {
  solar_panels: SolarPanelTable;
  inverters: ModelTable;
  batteries: ModelTable;
  price_books: PriceBookTable;
  reports: ReportTable;
  user_calculator_data: UserCalculatorDataTable;
  user_report_index: UserReportIndexTable;
  offer_requests: OfferRequestTable;
  offer_events: OfferEventTable;
  outbox: OutboxTable;
  idempotency_keys: IdempotencyKeyTable;
  yield_cache: YieldCacheTable;
  spot_prices: SpotPriceTable;
  testimonials: TestimonialTable;
  partners: PartnerTable;
  contact_messages: ContactMessageTable;
  users: UserTable;
  sessions: SessionTable;
  phone_codes: PhoneCodeTable;
  counters: CounterTable;
  admins: AdminTable;
  admin_requests: AdminRequestTable;
  tombstones: TombstoneTable;
  consents: ConsentTable;
  consent_texts: ConsentTextTable;
  report_mail_links: ReportMailLinkTable;
  imported_documents: ImportedDocumentTable;
  former_reports: FormerReportTable;
};
