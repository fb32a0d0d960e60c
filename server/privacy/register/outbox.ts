import { sql } from 'kysely';
import { isSealed } from '../../sealed-text.ts';
import { each, type Entry } from './entry.ts';
import { KEPT_DAYS } from './kept-days.ts';

/** What the site has sent or is to send: to who asked, and to staff of it. */
export const outbox: Entry<'outbox'> = {
  columns: {
    id: 'plain',
    offer_id: 'plain',
    contact_message_id: 'plain',
    created_at: 'told',
    kind: 'told',
    purpose: 'told',
    locale: 'plain',
    recipient: 'told',
    subject: 'told',
    body_text: 'told',
    // The same words as the text.
    body_html: 'hidden',
    status: 'told',
    attempts: 'plain',
    next_attempt_at: 'plain',
    claimed_until: 'plain',
    last_error: 'plain',
    tries: 'plain',
    seen_at: 'plain',
    sent_at: 'told',
    expires_at: 'plain',
    owner_uid: 'hidden',
    is_gathered: 'plain',
  },
  words: { recipient: 'own', subject: 'own', body_text: 'own', body_html: 'own' },
  key: 'id',
  owners: [
    { by: 'uid', column: 'owner_uid' },
    { by: 'phone', column: 'recipient', since: 'created_at', only: sql`kind = 'sms'` },
    // Who is invited is no user yet. The address of a user is one that Google has checked.
    {
      by: 'row',
      column: 'recipient',
      of: 'users',
      key: 'email',
      only: sql`purpose = 'staff-invitation'`,
    },
  ],
  partOf: [
    { table: 'offer_requests', key: 'id', rowsOf: (keys) => sql`outbox.offer_id in (${keys})` },
    {
      table: 'contact_messages',
      key: 'id',
      rowsOf: (keys) => sql`outbox.contact_message_id in (${keys})`,
    },
  ],
  why: 'delivery',
  kept: [
    {
      what: 'codeMessages',
      hourly: true,
      over: (before) => sql`(purpose = 'sign-in-code' and created_at <= ${before(KEPT_DAYS.code)})`,
    },
    {
      what: 'messages',
      over: (before) => sql`(status = 'sent' and sent_at <= ${before(KEPT_DAYS.sentMessage)})`,
    },
    {
      what: 'messagesGivenUp',
      over: (before) =>
        sql`(status = 'dead' and next_attempt_at <= ${before(KEPT_DAYS.deadMessage)})`,
    },
    {
      // What waited too long to be sent, and what has expired meanwhile.
      what: 'messagesNeverSent',
      over: (before) => sql`(status = 'pending'
        and (created_at <= ${before(KEPT_DAYS.waitingMessage)} or expires_at <= ${before(0)}))`,
    },
  ],
  told: {
    name: 'messages',
    collect: each((row) => ({
      createdAt: row.created_at,
      kind: row.kind,
      purpose: row.purpose,
      to: row.recipient,
      subject: row.subject,
      // Codes and keys are useless here, and a file is easily passed on.
      text: isSealed(row.body_text) ? null : row.body_text,
      status: row.status,
      sentAt: row.sent_at,
    })),
  },
};
