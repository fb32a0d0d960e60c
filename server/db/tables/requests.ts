import type { ColumnType } from 'kysely';
import type { ContactMessage } from '../../../domain/contact-message.ts';
import type { OfferRequest } from '../../../domain/offer-request.ts';
import type { LeadEventKind } from '../../../domain/staff/leads.ts';
import type { StoredJson } from '../json.ts';
import type { Fixed, Json } from './columns.ts';

type FieldsOrNone = ColumnType<StoredJson, string | null | undefined, never>;
type Flag = ColumnType<number, number | undefined, number>;

export type OfferRequestTable = {
  id: Fixed<string>;
  /** What was asked, including the address. */
  calculator_state: Json;
  calculation_id: Fixed<string>;
  /** The sender's own report that it was sent from; it may be gone. */
  saved_report_id: Fixed<string | null>;
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
  /** Of the words said yes to; null: the request's. */
  consent_locale: ColumnType<string | null, string | null | undefined, string | null>;
  receipt_token_hash: Fixed<string>;
  /** Who was signed in when it was sent. */
  owner_uid: Fixed<string | null>;
  /** 0: no message could be sent to the given address or number. */
  receipt_sent: Flag;
  /** The request that staff merged it into, where number or mail address show that one person sent both. */
  same_person_as: ColumnType<string | null, string | null | undefined, string | null>;
};

export type OfferEventTable = {
  id: Fixed<string>;
  offer_id: Fixed<string>;
  at: Fixed<string>;
  kind: Fixed<LeadEventKind>;
  /** Which member of staff; null: the customer, or the site itself. */
  actor_uid: ColumnType<string | null, string | null | undefined, never>;
  /** What staff wrote. */
  note: ColumnType<string | null, string | null | undefined, never>;
  /** The fields of the lead that it changed, before and after. */
  before: FieldsOrNone;
  after: FieldsOrNone;
  undone_at: ColumnType<string | null, string | null | undefined, string>;
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
  /** 0: no receipt could be sent to the given address. */
  receipt_sent: Flag;
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
  /** held: it waited when a backup was made that was restored; staff decide. */
  status: 'pending' | 'sent' | 'dead' | 'held';
  attempts: number;
  next_attempt_at: string;
  claimed_until: string | null;
  /** A code, never the other side's words, which may quote the message. */
  last_error: string | null;
  /** Each try: when, and the code that was answered. */
  tries: ColumnType<StoredJson, string | undefined, string>;
  /** When staff saw that it was given up. */
  seen_at: ColumnType<string | null, string | null | undefined, string | null>;
  sent_at: string | null;
  /** After this it is useless and is not sent; null: it never expires. */
  expires_at: Fixed<string | null>;
  /** The user it is sent for. */
  owner_uid: Fixed<string | null>;
  /** 1: it is sent together with others, in one mail. */
  is_gathered: Flag;
};

export type IdempotencyKeyTable = {
  key: Fixed<string>;
  fingerprint: Fixed<string>;
  answer: Json;
  created_at: Fixed<string>;
};

/** At most one row: for as long as it is there, nothing goes out. */
export type SendingPauseTable = {
  id: Fixed<'outbox'>;
  since: Fixed<string>;
  /** Who of staff stopped it. */
  by_uid: Fixed<string>;
};
