import type { Limit } from '../counters.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

export const CODE_LIFE_MS = 5 * MINUTE_MS;
/** A second press on the button within this time sends nothing more. */
export const RESEND_AFTER_MS = 30_000;
export const TRIES_PER_CODE = 5;

/** To browsers that have signed in to the number, and as often once more to all others together. */
export const SENDS_PER_NUMBER: readonly Limit[] = [
  { most: 3, inMs: 10 * MINUTE_MS },
  { most: 5, inMs: HOUR_MS },
];
/**
 * To one number from one network: less than the number has, so that a stranger leaves one in each ten minutes
 * to somebody with a new phone.
 */
export const SENDS_PER_PAIR: readonly Limit[] = [
  { most: 2, inMs: 10 * MINUTE_MS },
  { most: 3, inMs: HOUR_MS },
  { most: 6, inMs: 24 * HOUR_MS },
];
export const SENDS_PER_ADDRESS: readonly Limit[] = [{ most: 10, inMs: HOUR_MS }];
export const SENDS_PER_ADDRESS_UNPROVED: readonly Limit[] = [{ most: 5, inMs: HOUR_MS }];
/** A network is many homes behind one address, or one renter with thousands: generous, and a quarter of all at most. */
export const sendsPerNetwork = (perHour: number): readonly Limit[] => [
  { most: Math.max(1, Math.min(40, Math.floor(perHour / 4))), inMs: HOUR_MS },
];
/** Of all SMS together; a fifth is kept for browsers that have signed in before. */
export const sendsToUnknown = (perHour: number): readonly Limit[] => [
  { most: perHour - Math.floor(perHour / 5), inMs: HOUR_MS },
];
export const sendsInAll = (perHour: number): readonly Limit[] => [{ most: perHour, inMs: HOUR_MS }];

export const DAY_MS = 24 * HOUR_MS;
/** At short codes of one number, by all browsers that have never signed in to it together. */
export const GUESSES_PER_DAY = 15;
/** At those of browsers that have. */
export const GUESSES_PER_DAY_KNOWN = 10;
export const SHORT_CODE_DIGITS = 6;
/** A million times a million: nobody guesses one, however long they try. */
export const LONG_CODE_DIGITS = 12;
