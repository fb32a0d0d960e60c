import type { Transaction } from 'kysely';
import { danishMobile } from '../../domain/danish-phone.ts';
import { fail, ok, type Result } from '../../domain/result.ts';
import { holdCounters } from '../counters.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { newId } from '../db/new-id.ts';
import type { Tables } from '../db/tables.ts';
import type { Services } from '../services.ts';
import { guessesAt } from './guess-budget.ts';
import { createSession, endSession } from './session.ts';
import * as rules from './sign-in-rules.ts';
import { browserHashOf, codeMac, isSameMac, type CodeOwner } from './sign-in-secrets.ts';

export type CodeEntry = {
  readonly phone: string;
  readonly code: string;
  /** Of the browser that types the code, from its cookie. */
  readonly browserToken: string | null;
  /** The session that the browser had so far: it ends. */
  readonly oldSession: string | null;
};

export type EntryRefusal =
  | { readonly kind: 'not-a-code' }
  /** None was sent to this browser and number, it was used, or its time is over. */
  | { readonly kind: 'no-code' }
  | { readonly kind: 'wrong-code'; readonly triesLeft: number }
  | { readonly kind: 'no-user' };

const FORMS = new RegExp(
  `^\\d{${rules.SHORT_CODE_DIGITS}}(?:\\d{${rules.LONG_CODE_DIGITS - rules.SHORT_CODE_DIGITS}})?$`,
);

/** Signs a browser in with the code that it asked for. @returns the new session's token */
export async function signIn(
  services: Services,
  entry: CodeEntry,
): Promise<Result<string, EntryRefusal>> {
  const code = entry.code.replace(/[\s-]/g, '');
  if (!FORMS.test(code)) return fail({ kind: 'not-a-code' });
  const phone = danishMobile(entry.phone);
  if (phone === null || entry.browserToken === null) return fail({ kind: 'no-code' });
  const owner = { browserHash: browserHashOf(entry.browserToken), phone };
  const signedIn = await inTransaction(services.db, (transaction) =>
    enter(transaction, services, { owner, code, oldSession: entry.oldSession }),
  );
  if (!signedIn.ok) noteRefusal(services, signedIn.error.kind);
  return signedIn;
}

/** In the words of the specification's catalogue (its section 8). */
function noteRefusal({ log }: Services, code: EntryRefusal['kind']): void {
  if (code === 'no-user') log.error({ code }, 'No user returned from sign-in process.');
  else log.info({ code }, 'Sign-in process did not return a user.');
}

type Entering = {
  readonly owner: CodeOwner;
  readonly code: string;
  readonly oldSession: string | null;
};

async function enter(
  transaction: Transaction<Tables>,
  services: Services,
  { owner, code, oldSession }: Entering,
): Promise<Result<string, EntryRefusal>> {
  const guesses = guessesAt(owner.phone, services.secret);
  const held = await holdCounters(transaction, [guesses], services.now);
  const { now } = held;
  // One change that both counts the try and takes the row: of parallel tries each sees those before it.
  const tried = await transaction
    .updateTable('phone_codes')
    .set((row) => ({ tries: row('tries', '+', 1) }))
    .where('browser_hash', '=', owner.browserHash)
    .where('phone', '=', owner.phone)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .where('digits', '=', code.length)
    .whereRef('tries', '<', 'most_tries')
    .returning(['code_mac', 'tries', 'most_tries'])
    .executeTakeFirst();
  if (tried === undefined) return fail(await whyNot(transaction, owner, now, code));
  if (!isSameMac(tried.code_mac, codeMac(code, owner, services.secret))) {
    if (code.length === rules.SHORT_CODE_DIGITS) await held.note([guesses]);
    return fail({ kind: 'wrong-code', triesLeft: tried.most_tries - tried.tries });
  }
  await transaction
    .updateTable('phone_codes')
    .set({ used_at: now.toISOString() })
    .where('browser_hash', '=', owner.browserHash)
    .where('phone', '=', owner.phone)
    .execute();
  const uid = await userOf(transaction, owner.phone, now);
  if (uid === undefined) return fail({ kind: 'no-user' });
  if (oldSession !== null) await endSession(transaction, oldSession);
  return ok(await createSession(transaction, { uid, now }));
}

async function whyNot(
  transaction: Transaction<Tables>,
  owner: CodeOwner,
  now: Date,
  code: string,
): Promise<EntryRefusal> {
  const row = await transaction
    .selectFrom('phone_codes')
    .select(['digits', 'used_at', 'expires_at'])
    .where('browser_hash', '=', owner.browserHash)
    .where('phone', '=', owner.phone)
    .executeTakeFirst();
  const isOpen = row !== undefined && row.used_at === null && Date.parse(row.expires_at) > +now;
  if (!isOpen) return { kind: 'no-code' };
  if (row.digits !== code.length) return { kind: 'not-a-code' };
  return { kind: 'wrong-code', triesLeft: 0 };
}

/** Whoever reads the code off a phone is its owner: the first time makes the user. */
async function userOf(
  transaction: Transaction<Tables>,
  phone: string,
  now: Date,
): Promise<string | undefined> {
  await transaction
    .insertInto('users')
    .values({ uid: newId(now), phone, created_at: now.toISOString() })
    .onConflict((conflict) => conflict.column('phone').doNothing())
    .execute();
  const user = await transaction
    .selectFrom('users')
    .select('uid')
    .where('phone', '=', phone)
    .executeTakeFirst();
  return user?.uid;
}
