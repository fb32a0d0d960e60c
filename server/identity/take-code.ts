import type { Transaction } from 'kysely';
import { danishMobile } from '../../domain/danish-phone.ts';
import { fail, ok, type Result } from '../../domain/result.ts';
import type { Tables } from '../db/tables.ts';
import type { Services } from '../services.ts';
import type { CodePurpose } from './code-message.ts';
import { holdCounters } from '../counters.ts';
import { guessesAt } from './guess-budget.ts';
import * as rules from './sign-in-rules.ts';
import { browserHashOf, codeMac, isSameMac, type CodeOwner } from './sign-in-secrets.ts';

/** A code as it was typed. */
export type TypedCode = {
  readonly phone: string;
  readonly code: string;
  /** Of the browser that types the code, from its cookie. */
  readonly browserToken: string | null;
};

export type CodeEntryRefusal =
  | { readonly kind: 'not-a-code' }
  /** None was sent to this browser and number for this purpose, it was used, or it has expired. */
  | { readonly kind: 'no-code' }
  | { readonly kind: 'wrong-code'; readonly triesLeft: number };

/** A code that may be right, from a browser that may have requested one. */
export type CodeEntry = { readonly owner: CodeOwner; readonly code: string };

const FORMS = new RegExp(
  `^\\d{${rules.SHORT_CODE_DIGITS}}(?:\\d{${rules.LONG_CODE_DIGITS - rules.SHORT_CODE_DIGITS}})?$`,
);

/** What can be answered before looking anything up. */
export function readEntry(
  typed: TypedCode,
  purpose: CodePurpose,
): Result<CodeEntry, CodeEntryRefusal> {
  const code = typed.code.replace(/[\s-]/g, '');
  if (!FORMS.test(code)) return fail({ kind: 'not-a-code' });
  const phone = danishMobile(typed.phone);
  if (phone === null || typed.browserToken === null) return fail({ kind: 'no-code' });
  return ok({ owner: { browserHash: browserHashOf(typed.browserToken), phone, purpose }, code });
}

/**
 * Uses up a code, for the purpose it was requested for and no other; a wrong one is counted.
 * @returns when it was taken
 */
export async function takeCode(
  transaction: Transaction<Tables>,
  services: Pick<Services, 'secret' | 'now'>,
  { owner, code }: CodeEntry,
): Promise<Result<Date, CodeEntryRefusal>> {
  // Whose tries they are is stored in the row, which may be read only once both are held.
  const guesses = [true, false].map((isKnown) => guessesAt(owner.phone, isKnown, services.secret));
  const held = await holdCounters(transaction, guesses, services.now);
  const { now } = held;
  // One statement both counts the try and takes the row, so each of several parallel tries sees
  // those before it.
  const tried = await transaction
    .updateTable('phone_codes')
    .set((row) => ({ tries: row('tries', '+', 1) }))
    .where('browser_hash', '=', owner.browserHash)
    .where('phone', '=', owner.phone)
    .where('purpose', '=', owner.purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .where('digits', '=', code.length)
    .whereRef('tries', '<', 'most_tries')
    .returning(['code_mac', 'tries', 'most_tries', 'is_known'])
    .executeTakeFirst();
  if (tried === undefined) return fail(await whyNot(transaction, { owner, code }, now));
  if (!isSameMac(tried.code_mac, codeMac(code, owner, services.secret))) {
    if (code.length === rules.SHORT_CODE_DIGITS) {
      await held.note([guessesAt(owner.phone, tried.is_known === 1, services.secret)]);
    }
    return fail({ kind: 'wrong-code', triesLeft: tried.most_tries - tried.tries });
  }
  await transaction
    .updateTable('phone_codes')
    .set({ used_at: now.toISOString() })
    .where('browser_hash', '=', owner.browserHash)
    .where('phone', '=', owner.phone)
    .execute();
  return ok(now);
}

async function whyNot(
  transaction: Transaction<Tables>,
  { owner, code }: CodeEntry,
  now: Date,
): Promise<CodeEntryRefusal> {
  const row = await transaction
    .selectFrom('phone_codes')
    .select(['digits', 'used_at', 'expires_at'])
    .where('browser_hash', '=', owner.browserHash)
    .where('phone', '=', owner.phone)
    .where('purpose', '=', owner.purpose)
    .executeTakeFirst();
  const isOpen = row !== undefined && row.used_at === null && Date.parse(row.expires_at) > +now;
  if (!isOpen) return { kind: 'no-code' };
  if (row.digits !== code.length) return { kind: 'not-a-code' };
  return { kind: 'wrong-code', triesLeft: 0 };
}
