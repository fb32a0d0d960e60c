import type { Transaction } from 'kysely';
import { counterOf, type HeldCounters } from '../counters.ts';
import type { Tables } from '../db/tables.ts';
import * as rules from './sign-in-rules.ts';

/** How long a code is, and how often one may try to write it. */
export type CodeForm = { readonly digits: number; readonly most_tries: number };

/** Counts the wrong guesses at short codes of a number. */
export function guessesAt(phone: string, secret: string): string {
  return counterOf('guess-number', phone, secret);
}

/**
 * The form of the next code to a number. A short code takes its tries out of the day's guesses when it is
 * sent, and gives back what is left of them when it ends: all guesses of a day together are never more than
 * the limit, whoever makes them and from however many browsers, and nobody can use up the tries of a code that
 * the owner has in hand. Where no guess is left the code is too long to be guessed at all, so that the owner
 * always gets in. The counter must be held.
 */
export async function nextCodeForm(
  transaction: Transaction<Tables>,
  held: HeldCounters,
  { phone, counter, now }: { readonly phone: string; readonly counter: string; readonly now: Date },
): Promise<CodeForm> {
  const open = await transaction
    .selectFrom('phone_codes')
    .select(['tries', 'most_tries'])
    .where('phone', '=', phone)
    .where('digits', '=', rules.SHORT_CODE_DIGITS)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .execute();
  const promised = open.reduce((sum, code) => sum + code.most_tries - code.tries, 0);
  const left = rules.GUESSES_PER_DAY - held.count(counter, rules.DAY_MS) - promised;
  return left > 0
    ? { digits: rules.SHORT_CODE_DIGITS, most_tries: Math.min(rules.TRIES_PER_CODE, left) }
    : { digits: rules.LONG_CODE_DIGITS, most_tries: rules.TRIES_PER_CODE };
}
