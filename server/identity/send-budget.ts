import { counterOf, type Counter } from '../counters.ts';
import { addressGroup, networkOf } from '../http/client-address.ts';
import { siteSubject } from '../outbox/sending-limits.ts';
import type { Services } from '../services.ts';
import * as rules from './sign-in-rules.ts';

/** Who has to wait. */
export type Waiting = 'number' | 'address' | 'all';

/** One of the counters when a code is sent. */
export type Share = Counter & { readonly which: Waiting };

const ADDRESS = 'send-address';

export type Asker = {
  readonly phone: string;
  /** The client's own address. */
  readonly address: string;
  /** Whether this browser has signed in to the number before. */
  readonly isKnown: boolean;
};

/**
 * What a code is counted under. A browser that has signed in to the number has its own codes, which
 * nobody else's requests affect. All others share the number's codes; each network gets only a part
 * of these, and a part of the site's.
 */
export function sendBudget(
  { phone, address, isKnown }: Asker,
  { secret, settings: { smsPerHour } }: Pick<Services, 'secret' | 'settings'>,
): readonly Share[] {
  const share = (which: Waiting, kind: string, who: string, limits: Counter['limits']): Share => ({
    which,
    subject: counterOf(kind, who, secret),
    limits,
  });
  // Together with everything else sent by SMS.
  const all = (limits: Counter['limits']): Share => ({
    which: 'all',
    subject: siteSubject('sms'),
    limits,
  });
  if (isKnown) {
    const ofNumber = share('number', 'send-known', phone, rules.SENDS_PER_NUMBER);
    return [ofNumber, all(rules.sendsInAll(smsPerHour))];
  }
  const network = networkOf(address);
  return [
    share('number', 'send-number', phone, rules.SENDS_PER_NUMBER),
    share('number', 'send-pair', `${phone}:${network}`, rules.SENDS_PER_PAIR),
    share('address', ADDRESS, addressGroup(address), rules.SENDS_PER_ADDRESS),
    share('address', 'send-network', network, rules.sendsPerNetwork(smsPerHour)),
    all(rules.sendsToUnknown(smsPerHour)),
  ];
}

/** For a browser that can't prove it did the work, for example without JavaScript. */
export function unproved(share: Share): Share {
  return share.subject.startsWith(`${ADDRESS}:`)
    ? { ...share, limits: rules.SENDS_PER_ADDRESS_UNPROVED }
    : share;
}
