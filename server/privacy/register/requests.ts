import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { readChangeSide } from '../../../domain/staff/stored-change.ts';
import { readState } from '../../../domain/stored-state.ts';
import type { StoredJson } from '../../db/json.ts';
import type { WordsOf } from '../consent-texts.ts';
import { toldFields } from '../told-fields.ts';
import { each, type Entry, type PartOf } from './entry.ts';
import { KEPT_DAYS } from './kept-days.ts';

const bySender = { by: 'uid', column: 'owner_uid' } as const;
/** The holder of the phone proved it with a code; a typed mail address proves nothing. */
const byNumber = { by: 'phone', column: 'phone' } as const;

/**
 * Named, or merged by staff with one that is, where number or mail address say that one person sent them. Only where
 * staff have made sure of who asks: of somebody who is signed in, a mail address that was typed proves nothing.
 */
const bySameSender = {
  by: 'case',
  rows: (ids: RawBuilder<unknown>) => sql<SqlBool>`(offer_requests.id in (${ids})
    or offer_requests.same_person_as in (${ids})
    or offer_requests.id in (select same_person_as from offer_requests where id in (${ids}))
    or offer_requests.same_person_as in (select same_person_as from offer_requests where id in (${ids})))`,
} as const;

export const offerRequests: Entry<'offer_requests'> = {
  columns: {
    id: 'plain',
    calculator_state: 'told',
    calculation_id: 'plain',
    saved_report_id: 'plain',
    created_at: 'told',
    status: 'told',
    locale: 'told',
    name: 'told',
    channel: 'told',
    email: 'told',
    phone: 'told',
    contact_time: 'told',
    notes: 'told',
    consent_version: 'told',
    consent_at: 'told',
    consent_locale: 'told',
    receipt_token_hash: 'hidden',
    owner_uid: 'hidden',
    receipt_sent: 'plain',
    same_person_as: 'plain',
  },
  words: { calculator_state: 'own', name: 'own', email: 'own', notes: 'own' },
  names: [
    ['names', 'name'],
    ['emails', 'email'],
    ['phones', 'phone'],
    ['streets', sql<string | null>`calculator_state ->> 'address'`],
  ],
  key: 'id',
  owners: [
    bySender,
    // A number comes with its own yes, which may be later than the request.
    { ...byNumber, since: 'consent_at' },
    { by: 'row', column: 'saved_report_id', of: 'reports', key: 'report_id' },
    bySameSender,
  ],
  partOf: [],
  why: 'offer',
  kept: [
    {
      what: 'offers',
      // After the last contact.
      over: (before) => sql`(created_at <= ${before(KEPT_DAYS.lead)} and not exists (
        select 1 from offer_events
        where offer_events.offer_id = offer_requests.id and offer_events.at > ${before(KEPT_DAYS.lead)})
        and not exists (
        select 1 from leads as own
        join leads as other on other.merged_into = own.id
          or other.merged_into = own.merged_into or other.id = own.merged_into
        join offer_events on offer_events.offer_id = other.id
        where own.id = offer_requests.id and offer_events.at > ${before(KEPT_DAYS.lead)}))`,
    },
  ],
  told: {
    name: 'offerRequests',
    collect: each((row, wordsOf) => ({
      createdAt: row.created_at,
      status: row.status,
      locale: row.locale,
      name: row.name,
      preferredContactMethod: row.channel,
      email: row.email,
      phone: row.phone,
      preferredContactTime: row.contact_time,
      notes: row.notes,
      consent: {
        at: row.consent_at,
        textVersion: row.consent_version,
        text: wordsOf({
          purpose: `offer-by-${row.channel}`,
          version: row.consent_version,
          locale: row.consent_locale ?? row.locale,
        }),
      },
      calculator: toldFields(row.calculator_state, readState),
    })),
  },
};

export const offerEvents: Entry<'offer_events'> = {
  columns: {
    id: 'plain',
    offer_id: 'plain',
    at: 'told',
    kind: 'told',
    // Which member of staff it was is theirs to know.
    actor_uid: 'hidden',
    note: 'told',
    // What a customer changed of how they are answered is told with the yes that stood before.
    before: 'told',
    after: 'plain',
    undone_at: 'plain',
  },
  words: { note: 'named' },
  key: 'id',
  owners: [],
  partOf: [
    {
      table: 'offer_requests',
      key: 'id',
      rowsOf: (keys) => sql`offer_events.offer_id in (${keys})`,
    },
  ],
  why: 'offer',
  kept: [],
  told: {
    name: 'offerEvents',
    collect: each((row, wordsOf) => ({
      at: row.at,
      kind: row.kind,
      note: row.note,
      ...formerYes(row.before, wordsOf),
    })),
  },
};

function formerYes(before: StoredJson, wordsOf: WordsOf) {
  if (before === null) return {};
  const change = toldFields(before, readChangeSide);
  if ('asStored' in change) return change;
  if (change.reach === null) return {};
  const { reach } = change;
  const { at, version, locale } = reach.former;
  const text = wordsOf({ purpose: `offer-by-${reach.from}`, version, locale });
  return {
    contactMethod: reach.to,
    contactTime: reach.time,
    formerConsent: { contactMethod: reach.from, at, textVersion: version, text },
  };
}

export const contactMessages: Entry<'contact_messages'> = {
  columns: {
    id: 'plain',
    created_at: 'told',
    status: 'told',
    locale: 'told',
    name: 'told',
    email: 'told',
    phone: 'told',
    topic: 'told',
    message: 'told',
    receipt_token_hash: 'hidden',
    owner_uid: 'hidden',
    receipt_sent: 'plain',
  },
  words: { name: 'own', email: 'own', message: 'own' },
  names: [
    ['names', 'name'],
    ['emails', 'email'],
    ['phones', 'phone'],
  ],
  key: 'id',
  owners: [
    bySender,
    { ...byNumber, since: 'created_at' },
    { by: 'case', rows: (ids) => sql`contact_messages.id in (${ids})` },
  ],
  partOf: [],
  why: 'answer',
  kept: [
    { what: 'contactMessages', over: (before) => sql`created_at <= ${before(KEPT_DAYS.lead)}` },
  ],
  told: {
    name: 'contactMessages',
    collect: each((row) => ({
      createdAt: row.created_at,
      status: row.status,
      locale: row.locale,
      name: row.name,
      email: row.email,
      phone: row.phone,
      topic: row.topic,
      message: row.message,
    })),
  },
};

/** A key's fingerprint is a hash of what was sent with it, and its answer names what was stored. */
const keysOf = (
  table: 'offer_requests' | 'contact_messages',
  kind: 'offer' | 'contact',
): PartOf => ({
  table,
  key: 'id',
  rowsOf: (keys) => sql`(idempotency_keys.key like ${`${kind}:%`} and exists (
    select 1 from (${keys}) as named
    where cast(idempotency_keys.answer as text) like '%' || named.id || '%'))`,
});

export const idempotencyKeys: Entry<'idempotency_keys'> = {
  columns: { key: 'hidden', fingerprint: 'hidden', answer: 'hidden', created_at: 'plain' },
  key: 'key',
  owners: [
    {
      by: 'text',
      // Keys of actions only a user can take contain the uid; the escape character occurs in no id
      // of ours.
      names: (uid) => sql`key like ${`%:${uid.replace(/[!%_]/g, '!$&')}:%`} escape '!'`,
    },
  ],
  partOf: [keysOf('offer_requests', 'offer'), keysOf('contact_messages', 'contact')],
  why: 'once',
  kept: [
    {
      what: 'idempotencyKeys',
      over: (before) => sql`created_at <= ${before(KEPT_DAYS.idempotencyKey)}`,
    },
  ],
  told: null,
};
