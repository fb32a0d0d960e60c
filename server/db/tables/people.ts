import type { ColumnType } from 'kysely';
import type { SignInWay } from '../../../domain/sign-in-way.ts';
import type { Fixed } from './columns.ts';

/**
 * Users, who sign in by phone or with Google. With Google, google_sub identifies them, never the
 * mail address.
 */
export type UserTable = {
  uid: Fixed<string>;
  /** In the one normal form. */
  phone: string | null;
  google_sub: string | null;
  email: string | null;
  /** When the issuer last confirmed `email` here; null: it did not, and the address may be made up. */
  email_proven_at: ColumnType<string | null, string | null | undefined, string | null>;
  name: string | null;
  created_at: Fixed<string>;
};

export type SessionTable = {
  id: Fixed<string>;
  token_hash: Fixed<string>;
  uid: Fixed<string>;
  /** How it began; null: unknown. It never changes: another way in is another session. */
  way: Fixed<SignInWay | null>;
  created_at: Fixed<string>;
  /** Written at most once an hour, of staff once in five minutes. */
  last_used_at: string;
  /** Brought forward where access was taken: whoever has the session can then be told so. */
  expires_at: string;
  /** Confirmed by a code since signing in; null: not confirmed. */
  confirmed_at: string | null;
  /** Of staff: by what they tell their own sign-ins apart; null: of a visitor, or of before it was noted. */
  browser: string | null;
  system: string | null;
};

/** The code that a browser asked for, one per number. */
export type PhoneCodeTable = {
  /** Hash of the token in the cookie of the browser that asked. */
  browser_hash: Fixed<string>;
  phone: Fixed<string>;
  /** What it may be used for. */
  purpose: ColumnType<string, string | undefined, string>;
  code_mac: string;
  digits: ColumnType<number, number | undefined, number>;
  tries: number;
  /** 1: requested by a browser that had signed in to the number before. */
  is_known: ColumnType<number, number | undefined, number>;
  most_tries: ColumnType<number, number | undefined, number>;
  sent_at: string;
  expires_at: string;
  used_at: string | null;
};

/** A browser that has signed in to a number, by a hash of its cookie and the number. */
export type KnownBrowserTable = {
  browser_hash: Fixed<string>;
  uid: string;
  /** The last time. */
  signed_in_at: string;
};

/**
 * When something rate-limited happened, per subject such as a number or an address; never in plain
 * text.
 */
export type CounterTable = {
  subject: Fixed<string>;
  /** Milliseconds since 1970, oldest first, separated by commas. */
  times: string;
  forget_at: string;
};

/** Staff. Only the role `admin` is let in; `removed` means they had it and no longer do. */
export type AdminTable = {
  uid: Fixed<string>;
  role: string;
  /** null: taken over from the former site. */
  granted_at: ColumnType<string | null, string | null | undefined, string | null>;
  removed_at: ColumnType<string | null, string | null | undefined, string | null>;
  /** null: has not signed in here yet. */
  last_sign_in_at: ColumnType<string | null, string | null | undefined, string | null>;
  /** Ids of saved searches, separated by commas; null: they stand by age. */
  lead_view_order: ColumnType<string | null, string | null | undefined, string | null>;
};

/**
 * Who becomes staff at their first sign-in: the owner of the mail address, or the holder of the
 * link.
 */
export type AdminInvitationTable = {
  id: Fixed<string>;
  email: Fixed<string | null>;
  link_hash: Fixed<string | null>;
  invited_at: string;
  expires_at: string;
};

export type AdminRequestTable = {
  uid: Fixed<string>;
  email: string;
  requested_at: string;
  decision: 'granted' | 'refused' | null;
  decided_at: ColumnType<string | null, string | null | undefined, string | null>;
  /** Why it was refused. */
  reason: ColumnType<string | null, string | null | undefined, string | null>;
};

/**
 * Who was erased, as hashes keyed with the server's secret, so that an older backup does not bring
 * them back.
 */
export type TombstoneTable = {
  id: Fixed<string>;
  uid_hash: Fixed<string>;
  phone_hash: Fixed<string | null>;
  erased_at: Fixed<string>;
};

/** What somebody agreed to. Consent to an offer is stored with the request. */
export type ConsentTable = {
  id: Fixed<string>;
  at: Fixed<string>;
  purpose: Fixed<string>;
  text_version: Fixed<string>;
  locale: Fixed<string>;
  owner_uid: Fixed<string | null>;
  /**
   * Hash of the mail address or number, keyed with the server's secret: it can prove a consent
   * without revealing whose it is.
   */
  subject_hash: Fixed<string>;
};

/** The words beside a ticked box; every consent names them by purpose, version and language. */
export type ConsentTextTable = {
  purpose: Fixed<string>;
  version: Fixed<string>;
  locale: Fixed<string>;
  text: Fixed<string>;
  shown_since: Fixed<string>;
};
