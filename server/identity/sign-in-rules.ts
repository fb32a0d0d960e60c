import type { Limit } from '../counters.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

export const CODE_LIFE_MS = 5 * MINUTE_MS;
/** A second press on the button within this time sends nothing more. */
export const RESEND_AFTER_MS = 30_000;
export const TRIES_PER_CODE = 5;

export const SENDS_PER_NUMBER: readonly Limit[] = [
  { most: 3, inMs: 10 * MINUTE_MS },
  { most: 5, inMs: HOUR_MS },
];
export const SENDS_PER_ADDRESS: readonly Limit[] = [{ most: 10, inMs: HOUR_MS }];
/** For a browser that can't show that it did the work, as one without JavaScript. */
export const SENDS_PER_ADDRESS_UNPROVED: readonly Limit[] = [{ most: 5, inMs: HOUR_MS }];
export const sendsInAll = (perHour: number): readonly Limit[] => [{ most: perHour, inMs: HOUR_MS }];

export const DAY_MS = 24 * HOUR_MS;
/** At short codes of one number, by everybody together. */
export const GUESSES_PER_DAY = 15;
export const SHORT_CODE_DIGITS = 6;
/** A million times a million: nobody guesses one, however long they try. */
export const LONG_CODE_DIGITS = 12;
