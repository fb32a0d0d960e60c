import type { Limit } from '../counters.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

export const CODE_LIFE_MS = 5 * MINUTE_MS;
/** A second press of the button within this time sends nothing. */
export const RESEND_AFTER_MS = 30_000;
export const TRIES_PER_CODE = 5;

/**
 * To browsers that have signed in to the number, and the same number again to all others together.
 */
export const SENDS_PER_NUMBER: readonly Limit[] = [
  { most: 3, inMs: 10 * MINUTE_MS },
  { most: 5, inMs: HOUR_MS },
];
/**
 * To one number from one network: less than the number's own limit, so that a stranger leaves one
 * every ten minutes to an owner with a new phone.
 */
export const SENDS_PER_PAIR: readonly Limit[] = [
  { most: 2, inMs: 10 * MINUTE_MS },
  { most: 3, inMs: HOUR_MS },
  { most: 6, inMs: 24 * HOUR_MS },
];
export const SENDS_PER_ADDRESS: readonly Limit[] = [{ most: 10, inMs: HOUR_MS }];
export const SENDS_PER_ADDRESS_UNPROVED: readonly Limit[] = [{ most: 5, inMs: HOUR_MS }];
/**
 * A network is many homes behind one address, or one renter of thousands: a generous limit, but at
 * most a quarter of the total.
 */
export const sendsPerNetwork = (perHour: number): readonly Limit[] => [
  { most: Math.max(1, Math.min(40, Math.floor(perHour / 4))), inMs: HOUR_MS },
];
/** Of all SMS; a fifth is reserved for browsers that have signed in before. */
export const sendsToUnknown = (perHour: number): readonly Limit[] => [
  { most: perHour - Math.floor(perHour / 5), inMs: HOUR_MS },
];
export const sendsInAll = (perHour: number): readonly Limit[] => [{ most: perHour, inMs: HOUR_MS }];

export const DAY_MS = 24 * HOUR_MS;
/** At one number's short codes, by all browsers together that have never signed in to it. */
export const GUESSES_PER_DAY = 15;
/** By browsers that have signed in. */
export const GUESSES_PER_DAY_KNOWN = 10;
export const SHORT_CODE_DIGITS = 6;
/** A million times a million: impossible to guess, however long anyone tries. */
export const LONG_CODE_DIGITS = 12;
