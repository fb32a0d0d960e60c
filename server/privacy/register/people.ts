import { sql } from 'kysely';
import { STAFF_WAYS } from '../../../domain/sign-in-way.ts';
import { each, first, nobodys, type Entry } from './entry.ts';
import { KEPT_DAYS } from './kept-days.ts';

const byUid = { by: 'uid', column: 'uid' } as const;

export const users: Entry<'users'> = {
  columns: {
    uid: 'told',
    phone: 'told',
    // Users who sign in with Google know their account; the number it goes by is Google's.
    google_sub: 'hidden',
    email: 'told',
    email_proven_at: 'told',
    name: 'told',
    created_at: 'told',
  },
  words: { email: 'own', name: 'own' },
  names: [
    ['names', 'name'],
    ['emails', 'email'],
    ['phones', 'phone'],
  ],
  key: 'uid',
  owners: [byUid],
  partOf: [],
  why: 'sign-in',
  kept: [],
  told: {
    name: 'user',
    collect: first((row) => ({
      uid: row.uid,
      phone: row.phone,
      email: row.email,
      emailProvenAt: row.email_proven_at,
      name: row.name,
      createdAt: row.created_at,
    })),
  },
};

export const sessions: Entry<'sessions'> = {
  columns: {
    id: 'plain',
    token_hash: 'hidden',
    uid: 'hidden',
    way: 'told',
    created_at: 'told',
    last_used_at: 'told',
    expires_at: 'told',
    confirmed_at: 'told',
    browser: 'told',
    system: 'told',
  },
  key: 'id',
  owners: [byUid],
  partOf: [],
  why: 'sign-in',
  kept: [
    {
      what: 'sessions',
      hourly: true,
      over: (before) =>
        // Open pages of somebody whose access was taken are told so for a day.
        sql`(expires_at <= ${before(1)} or last_used_at <= ${before(KEPT_DAYS.sessionUnused)}
          or (expires_at <= ${before(0)}
            or way in (${sql.join([...STAFF_WAYS])}) and last_used_at <= ${before(KEPT_DAYS.staffSessionUnused)})
          and uid not in (select uid from admins where role = 'removed'))`,
    },
  ],
  told: {
    name: 'sessions',
    collect: each((row) => ({
      way: row.way,
      createdAt: row.created_at,
      lastUsedAt: row.last_used_at,
      expiresAt: row.expires_at,
      confirmedAt: row.confirmed_at,
      browser: row.browser,
      system: row.system,
    })),
  },
};

export const knownBrowsers: Entry<'known_browsers'> = {
  columns: { browser_hash: 'hidden', uid: 'hidden', signed_in_at: 'told' },
  key: 'browser_hash',
  owners: [byUid],
  partOf: [],
  why: 'sign-in',
  kept: [
    {
      what: 'knownBrowsers',
      hourly: true,
      over: (before) => sql`signed_in_at <= ${before(KEPT_DAYS.knownBrowser)}`,
    },
  ],
  told: { name: 'knownBrowsers', collect: each((row) => ({ signedInAt: row.signed_in_at })) },
};

export const admins: Entry<'admins'> = {
  columns: {
    uid: 'hidden',
    role: 'told',
    granted_at: 'told',
    removed_at: 'told',
    last_sign_in_at: 'told',
    lead_view_order: 'plain',
  },
  key: 'uid',
  owners: [byUid],
  partOf: [],
  why: 'staff',
  kept: [],
  told: {
    name: 'admins',
    collect: first((row) => ({
      role: row.role,
      grantedAt: row.granted_at,
      removedAt: row.removed_at,
      lastSignInAt: row.last_sign_in_at,
    })),
  },
};

/** About people who are not users here yet; deleted when they sign in, or over time. */
export const adminInvitations: Entry<'admin_invitations'> = nobodys(
  { id: 'plain', email: 'hidden', link_hash: 'hidden', invited_at: 'plain', expires_at: 'plain' },
  [{ what: 'adminInvitations', over: (before) => sql`expires_at <= ${before(0)}` }],
  { email: 'own' },
);

export const adminRequests: Entry<'admin_requests'> = {
  columns: {
    uid: 'told',
    email: 'told',
    requested_at: 'told',
    decision: 'told',
    decided_at: 'told',
    reason: 'told',
  },
  words: { email: 'own', reason: 'named' },
  names: [['emails', 'email']],
  key: 'uid',
  owners: [byUid],
  partOf: [],
  why: 'staff',
  kept: [
    {
      what: 'refusedAdminRequests',
      over: (before) =>
        sql`decision = 'refused' and decided_at <= ${before(KEPT_DAYS.refusedAdminRequest)}`,
    },
  ],
  told: {
    name: 'adminRequests',
    collect: first((row) => ({
      uid: row.uid,
      email: row.email,
      requestedAt: row.requested_at,
      decision: row.decision,
      decidedAt: row.decided_at,
      reason: row.reason,
    })),
  },
};

export const phoneCodes: Entry<'phone_codes'> = {
  columns: {
    browser_hash: 'hidden',
    // Deleted after a day, and exported with the message that carried the code.
    phone: 'hidden',
    purpose: 'plain',
    code_mac: 'hidden',
    digits: 'plain',
    tries: 'plain',
    is_known: 'plain',
    most_tries: 'plain',
    sent_at: 'plain',
    expires_at: 'plain',
    used_at: 'plain',
  },
  key: 'browser_hash',
  owners: [{ by: 'phone', column: 'phone', since: 'sent_at' }],
  partOf: [],
  why: 'sign-in',
  kept: [
    {
      what: 'codes',
      hourly: true,
      over: (before) => sql`sent_at <= ${before(KEPT_DAYS.code)}`,
    },
  ],
  told: null,
};

export const consents: Entry<'consents'> = {
  columns: {
    id: 'plain',
    at: 'told',
    purpose: 'told',
    text_version: 'told',
    locale: 'told',
    owner_uid: 'hidden',
    subject_hash: 'hidden',
  },
  key: 'id',
  owners: [{ by: 'uid', column: 'owner_uid' }],
  partOf: [],
  why: 'proof',
  kept: [{ what: 'consents', over: (before) => sql`at <= ${before(KEPT_DAYS.consent)}` }],
  told: {
    name: 'consents',
    collect: each((row, wordsOf) => ({
      at: row.at,
      purpose: row.purpose,
      textVersion: row.text_version,
      locale: row.locale,
      text: wordsOf({ purpose: row.purpose, version: row.text_version, locale: row.locale }),
    })),
  },
};

/**
 * Keyed hashes of what is counted: they outlive an erasure for a day, or it would give new tries at
 * a code.
 */
export const counters = nobodys<'counters'>(
  { subject: 'hidden', times: 'hidden', forget_at: 'plain' },
  [{ what: 'counters', hourly: true, over: (before) => sql`forget_at <= ${before(0)}` }],
);

/** Keyed hashes of erased people: they stay, so that no backup brings anybody back. */
export const tombstones = nobodys<'tombstones'>({
  id: 'plain',
  uid_hash: 'hidden',
  phone_hash: 'hidden',
  erased_at: 'plain',
});

/** Staff by uid, everybody else by a keyed hash that identifies nobody. */
export const auditLog = nobodys<'audit_log'>(
  {
    id: 'plain',
    at: 'plain',
    action: 'plain',
    actor_kind: 'plain',
    actor: 'hidden',
    subject_kind: 'plain',
    subject: 'hidden',
    before: 'plain',
    after: 'plain',
  },
  [{ what: 'auditEntries', over: (before) => sql`at <= ${before(KEPT_DAYS.auditEntry)}` }],
  // Of what is theirs and what names them: server/privacy/redact-words.ts.
  { before: 'named', after: 'named' },
);

/** Lines of the log that lost words about somebody erased; they name nobody. */
export const auditRedactions = nobodys<'audit_redactions'>({ entry_id: 'plain', at: 'plain' });
