import type { SignedIn } from '../identity/session.ts';
import { decodeJson } from '../db/json.ts';
import { isSealed } from '../outbox/sealed-text.ts';
import { adoptLegacyRecords } from '../reports/legacy-records.ts';
import { readCalculatorData } from '../reports/calculator-data.ts';
import type { Services } from '../services.ts';
import { consentTextReader } from './consent-texts.ts';

type Person = Pick<SignedIn, 'uid' | 'phone'>;

/** Everything that is stored about a user apart from their reports, by the specification's names where it has any. */
export async function personalData(services: Services, person: Person) {
  const { db } = services;
  const { uid } = person;
  await adoptLegacyRecords(services, person);
  const user = await db.selectFrom('users').selectAll().where('uid', '=', uid).executeTakeFirst();
  const [sessions, browsers, calculatorData, index, admin, request] = await Promise.all([
    db
      .selectFrom('sessions')
      .select(['created_at', 'last_used_at', 'expires_at', 'confirmed_at'])
      .where('uid', '=', uid)
      .execute(),
    db.selectFrom('known_browsers').select('signed_in_at').where('uid', '=', uid).execute(),
    readCalculatorData(services, uid),
    db
      .selectFrom('user_report_index')
      .select('report_id')
      .where('owner_key', '=', uid)
      .orderBy('added_at')
      .execute(),
    db.selectFrom('admins').select('role').where('uid', '=', uid).executeTakeFirst(),
    db.selectFrom('admin_requests').selectAll().where('uid', '=', uid).executeTakeFirst(),
  ]);
  return {
    user: {
      uid,
      phone: user?.phone ?? null,
      email: user?.email ?? null,
      name: user?.name ?? null,
      createdAt: user?.created_at ?? null,
    },
    sessions: sessions.map((session) => ({
      createdAt: session.created_at,
      lastUsedAt: session.last_used_at,
      expiresAt: session.expires_at,
      confirmedAt: session.confirmed_at,
    })),
    knownBrowsers: browsers.map((browser) => ({ signedInAt: browser.signed_in_at })),
    userCalculatorData: calculatorData === null ? null : { ...calculatorData, ownerUid: uid },
    userReportIndex: { reportIds: index.map((entry) => entry.report_id) },
    admins: admin ?? null,
    adminRequests:
      request === undefined
        ? null
        : {
            uid,
            email: request.email,
            requestedAt: request.requested_at,
            decision: request.decision,
          },
    ...(await sentByThem(services, person)),
  };
}

/** Requests, messages and what was sent to them, found as an erasure finds them. */
async function sentByThem({ db }: Services, { uid, phone }: Person) {
  const offers = await db
    .selectFrom('offer_requests as offer')
    .leftJoin('reports as saved', 'saved.report_id', 'offer.saved_report_id')
    .selectAll('offer')
    .where((row) =>
      row.or([
        row('offer.owner_uid', '=', uid),
        row('saved.owner_uid', '=', uid),
        ...(phone === null ? [] : [row('offer.phone', '=', phone)]),
      ]),
    )
    .execute();
  const contacts = await db
    .selectFrom('contact_messages')
    .selectAll()
    .where((row) =>
      row.or([row('owner_uid', '=', uid), ...(phone === null ? [] : [row('phone', '=', phone)])]),
    )
    .execute();
  const offerIds = offers.map(({ id }) => id);
  const contactIds = contacts.map(({ id }) => id);
  const messages = await db
    .selectFrom('outbox')
    .selectAll()
    .where((row) =>
      row.or([
        row('owner_uid', '=', uid),
        ...(phone === null ? [] : [row('recipient', '=', phone)]),
        ...(offerIds.length === 0 ? [] : [row('offer_id', 'in', offerIds)]),
        ...(contactIds.length === 0 ? [] : [row('contact_message_id', 'in', contactIds)]),
      ]),
    )
    .execute();
  const consents = await db
    .selectFrom('consents')
    .selectAll()
    .where('owner_uid', '=', uid)
    .execute();
  const wordsOf = await consentTextReader(db);
  return {
    offerRequests: offers.map((offer) => ({
      createdAt: offer.created_at,
      status: offer.status,
      locale: offer.locale,
      name: offer.name,
      preferredContactMethod: offer.channel,
      email: offer.email,
      phone: offer.phone,
      preferredContactTime: offer.contact_time,
      notes: offer.notes,
      consent: {
        at: offer.consent_at,
        textVersion: offer.consent_version,
        text: wordsOf({
          purpose: `offer-by-${offer.channel}`,
          version: offer.consent_version,
          locale: offer.locale,
        }),
      },
      calculator: decodeJson(offer.calculator_state),
    })),
    contactMessages: contacts.map((contact) => ({
      createdAt: contact.created_at,
      status: contact.status,
      locale: contact.locale,
      name: contact.name,
      email: contact.email,
      phone: contact.phone,
      topic: contact.topic,
      message: contact.message,
    })),
    messages: messages.map((message) => ({
      createdAt: message.created_at,
      kind: message.kind,
      purpose: message.purpose,
      to: message.recipient,
      subject: message.subject,
      // Codes and keys are of no use here, and a file is easily passed on.
      text: isSealed(message.body_text) ? null : message.body_text,
      status: message.status,
      sentAt: message.sent_at,
    })),
    consents: consents.map((consent) => ({
      at: consent.at,
      purpose: consent.purpose,
      textVersion: consent.text_version,
      locale: consent.locale,
      text: wordsOf({ ...consent, version: consent.text_version }),
    })),
  };
}
