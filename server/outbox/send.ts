import type { Transaction } from 'kysely';
import { danishMobile } from '../../domain/danish-phone.ts';
import { companyInForce } from '../company/stored-company.ts';
import { holdCounters, type HeldCounters } from '../counters.ts';
import { newId } from '../db/new-id.ts';
import type { Tables } from '../db/tables.ts';
import type { ClientGroups } from '../http/client-address.ts';
import type { Services } from '../services.ts';
import { withSender } from './mail-foot.ts';
import type { OutgoingMessage } from './outgoing-message.ts';
import { beyondLimit, countersFor } from './sending-limits.ts';

/** Identifies what was sent and by whom; an erasure finds the messages by it. */
type MessageSubject =
  | { readonly offerId: string; readonly contactMessageId?: never }
  | { readonly contactMessageId: string; readonly offerId?: never }
  | { readonly offerId?: never; readonly contactMessageId?: never };

export type Sending = MessageSubject & {
  /** Who asked for it; null: counted elsewhere, as for codes. */
  readonly from: ClientGroups | null;
  /** After this they are useless and are not sent. */
  readonly expiresAt?: Date;
  /** The user it is sent for; an erasure also finds it by this. */
  readonly ownerUid?: string | null;
};

export type Sent =
  | { readonly kind: 'sent' }
  /** It is sent later, in one mail with others. */
  | { readonly kind: 'gathered' }
  | { readonly kind: 'too-many'; readonly waitMs: number }
  /** SMS go to Danish mobile phones: others cost more, or nobody reads them. */
  | { readonly kind: 'no-mobile' };

type Sender = Pick<Services, 'secret' | 'settings' | 'log' | 'now'>;

/**
 * Puts messages into the outbox as far as the rule allows, in the transaction of the event they
 * report: both happen or neither. This is the only way to send anything, and a transaction may call
 * it once.
 * @returns what became of each
 */
export async function send(
  transaction: Transaction<Tables>,
  services: Sender,
  messages: readonly OutgoingMessage[],
  sending: Sending & { readonly from: ClientGroups },
): Promise<readonly Sent[]> {
  const counted = messages.flatMap((message) => countersFor(message, sending.from, services));
  const subjects = counted.map(({ subject }) => subject);
  const held = await holdCounters(transaction, subjects, services.now);
  return sendHeld(transaction, services, held, messages, sending);
}

/**
 * The same for a caller that holds the messages' counters (countersFor) together with others of the
 * transaction.
 */
export async function sendHeld(
  transaction: Transaction<Tables>,
  services: Sender,
  held: HeldCounters,
  messages: readonly OutgoingMessage[],
  sending: Sending,
): Promise<readonly Sent[]> {
  const sent: Sent[] = [];
  for (const message of messages) {
    const became = await countOne(services, held, message, sending.from);
    if (became.kind === 'sent' || became.kind === 'gathered') {
      await store(transaction, message, {
        ...sending,
        now: held.now,
        isGathered: became.kind === 'gathered',
      });
    }
    sent.push(became);
  }
  return sent;
}

async function countOne(
  services: Sender,
  held: HeldCounters,
  message: OutgoingMessage,
  from: ClientGroups | null,
): Promise<Sent> {
  if (message.kind === 'sms' && danishMobile(message.recipient) !== message.recipient) {
    return { kind: 'no-mobile' };
  }
  const counters = countersFor(message, from, services);
  const waitMs = Math.max(...counters.map((counter) => held.waitMs(counter)));
  if (waitMs > 0) {
    return beyondLimit(message.purpose) === 'gather'
      ? { kind: 'gathered' }
      : { kind: 'too-many', waitMs };
  }
  await held.note(counters.map(({ subject }) => subject));
  const ofSite = counters.at(-1)!;
  if (held.waitMs(ofSite) > 0) {
    const facts = { kind: message.kind, perHour: ofSite.limits[0]?.most };
    services.log.error(facts, 'messages: what the site may send in an hour is used up');
  }
  return { kind: 'sent' };
}

type Storing = Sending & { readonly now: Date; readonly isGathered: boolean };

async function store(
  transaction: Transaction<Tables>,
  message: OutgoingMessage,
  { now, isGathered, ...about }: Storing,
): Promise<void> {
  const at = now.toISOString();
  const { facts } = await companyInForce(transaction);
  const { text, html } = withSender(message, facts, message.locale);
  await transaction
    .insertInto('outbox')
    .values({
      id: newId(now),
      offer_id: about.offerId ?? null,
      contact_message_id: about.contactMessageId ?? null,
      created_at: at,
      kind: message.kind,
      purpose: message.purpose,
      locale: message.locale,
      recipient: message.recipient,
      subject: message.subject,
      body_text: text,
      body_html: html,
      status: 'pending',
      attempts: 0,
      next_attempt_at: at,
      claimed_until: null,
      last_error: null,
      sent_at: null,
      expires_at: about.expiresAt?.toISOString() ?? null,
      owner_uid: about.ownerUid ?? null,
      is_gathered: isGathered ? 1 : 0,
    })
    .execute();
}
