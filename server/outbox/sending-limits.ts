import { counterOf, type Counter, type Limit } from '../counters.ts';
import type { ClientGroups } from '../http/client-address.ts';
import type { Services } from '../services.ts';
import type { MessagePurpose, OutgoingMessage } from './outgoing-message.ts';

// The one rule for everything that is sent. Each message is counted for its recipient, the person
// who asked for it and the whole site, in the transaction that puts it into the outbox. So it holds
// for several servers on one database and for simultaneous requests
// (docs/decisions/0012-what-leaves-is-counted.md).

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

type Rule = {
  /** Counted together, apart from others. */
  readonly name: 'code' | 'stranger' | 'offer' | 'house';
  /** To one number or mailbox. */
  readonly recipient: readonly Limit[];
  /** For one visitor, and for the network they come from (http/client-address.ts). */
  readonly visitor: readonly Limit[];
  readonly network: readonly Limit[];
  /** How much of the site's hourly limit may be used before this is no longer sent. */
  readonly shareOf: (capPerHour: number) => number;
  /**
   * What happens above the limit: the message is not sent, or it is sent later in one mail with
   * others.
   */
  readonly beyond: 'refuse' | 'gather';
};

/**
 * A mail with many notices goes to staff this often, always: no flood may keep staff from hearing.
 */
const GATHERED_EVERY_MS = 15 * MINUTE_MS;
const GATHERED_PER_HOUR = HOUR_MS / GATHERED_EVERY_MS;

const RULES = {
  /**
   * Requests for codes are counted where codes are made (identity/send-budget.ts), because refusing
   * one needs a message.
   */
  code: {
    name: 'code',
    recipient: [],
    visitor: [],
    network: [],
    // Nobody gets in without a code, so everything left of the cap is for codes.
    shareOf: (cap) => cap,
    beyond: 'refuse',
  },
  /**
   * To a number or mailbox that anybody may have typed. Without it the page still says what a
   * receipt says.
   */
  stranger: {
    name: 'stranger',
    recipient: [
      { most: 3, inMs: HOUR_MS },
      { most: 6, inMs: DAY_MS },
    ],
    visitor: [
      { most: 10, inMs: HOUR_MS },
      { most: 30, inMs: DAY_MS },
    ],
    network: [
      { most: 40, inMs: HOUR_MS },
      { most: 120, inMs: DAY_MS },
    ],
    // The other half is reserved: of SMS for codes, of mails for notices to staff.
    shareOf: (cap) => Math.floor(cap / 2),
    beyond: 'refuse',
  },
  /** To whom staff write, each by itself, above all with offers: several people in one office send many. */
  offer: {
    name: 'offer',
    recipient: [{ most: 12, inMs: DAY_MS }],
    visitor: [{ most: 60, inMs: HOUR_MS }],
    network: [{ most: 200, inMs: HOUR_MS }],
    shareOf: (cap) => cap - GATHERED_PER_HOUR,
    beyond: 'refuse',
  },
  /** To staff, who must hear of everything, but not in a thousand mails. */
  house: {
    name: 'house',
    recipient: [{ most: 30, inMs: HOUR_MS }],
    visitor: [{ most: 10, inMs: HOUR_MS }],
    network: [{ most: 20, inMs: HOUR_MS }],
    shareOf: (cap) => cap - GATHERED_PER_HOUR,
    beyond: 'gather',
  },
} as const satisfies Readonly<Record<Rule['name'], Rule>>;

const RULE_OF: Readonly<Record<MessagePurpose, Rule>> = {
  'sign-in-code': RULES.code,
  'offer-receipt': RULES.stranger,
  'offer-withdrawn': RULES.stranger,
  'contact-receipt': RULES.stranger,
  'report-link': RULES.stranger,
  'offer-notice': RULES.house,
  'offer-addition': RULES.house,
  'offer-withdrawal': RULES.house,
  // Staff send it to one who asked for it.
  quote: RULES.offer,
  'quote-signed': RULES.offer,
  'quote-answer': RULES.house,
  // One for each contract, to whoever has its key.
  'withdrawal-receipt': RULES.offer,
  'withdrawal-notice': RULES.house,
  'contact-notice': RULES.house,
  // Staff let them in, one by one.
  'staff-invitation': RULES.offer,
  'staff-access': RULES.offer,
};

export function beyondLimit(purpose: MessagePurpose): Rule['beyond'] {
  return RULE_OF[purpose].beyond;
}

type Addressed = Pick<OutgoingMessage, 'kind' | 'purpose' | 'recipient'>;
type Facts = Pick<Services, 'secret' | 'settings'>;

/** What a message is counted by; the last one is the site's. */
export function countersFor(
  { kind, purpose, recipient }: Addressed,
  from: ClientGroups | null,
  { secret, settings }: Facts,
): readonly Counter[] {
  const rule = RULE_OF[purpose];
  const by = (group: 'visitor' | 'network'): readonly Counter[] =>
    from === null || rule[group].length === 0
      ? []
      : [
          {
            subject: counterOf(`sent-for-${group}-${rule.name}`, from[group], secret),
            limits: rule[group],
          },
        ];
  return [
    {
      subject: counterOf(`sent-to-${kind}`, mailboxOf(recipient), secret),
      limits: rule.recipient,
    },
    ...by('visitor'),
    ...by('network'),
    siteCounter(kind, rule.shareOf(capOf(kind, settings))),
  ];
}

/** What one mail with gathered notices is counted by. */
export function gatheredCounters({ settings }: Facts): readonly Counter[] {
  return [
    { subject: 'sent-gathered', limits: [{ most: 1, inMs: GATHERED_EVERY_MS }] },
    // Counted, never refused: the other kinds leave room for it.
    { subject: siteSubject('mail'), limits: [{ most: settings.mailPerHour + 1, inMs: HOUR_MS }] },
  ];
}

function capOf(kind: OutgoingMessage['kind'], settings: Services['settings']): number {
  return kind === 'sms' ? settings.smsPerHour : settings.mailPerHour;
}

function siteCounter(kind: OutgoingMessage['kind'], most: number): Counter {
  return { subject: siteSubject(kind), limits: [{ most, inMs: HOUR_MS }] };
}

/** Counts every message of a kind that is sent. */
export function siteSubject(kind: OutgoingMessage['kind']): string {
  return `sent-${kind}`;
}

/**
 * One form for the same mailbox: what follows a plus reaches the same person. A number has neither.
 */
function mailboxOf(recipient: string): string {
  return recipient
    .normalize('NFKC')
    .toLowerCase()
    .replace(/^(.[^@+]*)\+[^@]*@/, '$1@');
}
