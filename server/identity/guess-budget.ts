import type { Transaction } from 'kysely';
import { counterOf, type HeldCounters } from '../counters.ts';
import type { Tables } from '../db/tables.ts';
import * as rules from './sign-in-rules.ts';

/** A code's length, and how often one may try it. */
export type CodeForm = {
  readonly digits: number;
  readonly most_tries: number;
  /** 1: its tries count as those of a browser that has signed in before. */
  readonly is_known: number;
};

/**
 * Counts the wrong guesses at a number's short codes, separately for browsers known to it and for
 * all others.
 */
export function guessesAt(phone: string, isKnown: boolean, secret: string): string {
  return counterOf(isKnown ? 'guess-known' : 'guess-number', phone, secret);
}

type CodeFor = {
  readonly phone: string;
  readonly isKnown: boolean;
  readonly counter: string;
  readonly now: Date;
};

/**
 * Decides the form of the next code to a number. A short code reserves its tries from the day's
 * guesses when it is sent, and returns the unused ones when it ends. So all guesses of a day
 * together never exceed the limit, however many people and browsers make them, and nobody can use
 * up the tries of a code the owner holds. When no guesses are left, the code is too long to be
 * guessed at all, so the owner always gets in. Guesses by known browsers are counted separately.
 * The caller must hold the counter.
 */
export async function nextCodeForm(
  transaction: Transaction<Tables>,
  held: HeldCounters,
  { phone, isKnown, counter, now }: CodeFor,
): Promise<CodeForm> {
  const open = await transaction
    .selectFrom('phone_codes')
    .select(['tries', 'most_tries'])
    .where('phone', '=', phone)
    .where('is_known', '=', Number(isKnown))
    .where('digits', '=', rules.SHORT_CODE_DIGITS)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .execute();
  const promised = open.reduce((sum, code) => sum + code.most_tries - code.tries, 0);
  const most = isKnown ? rules.GUESSES_PER_DAY_KNOWN : rules.GUESSES_PER_DAY;
  const left = most - held.count(counter, rules.DAY_MS) - promised;
  const is_known = Number(isKnown);
  return left > 0
    ? {
        digits: rules.SHORT_CODE_DIGITS,
        most_tries: Math.min(rules.TRIES_PER_CODE, left),
        is_known,
      }
    : { digits: rules.LONG_CODE_DIGITS, most_tries: rules.TRIES_PER_CODE, is_known };
}
