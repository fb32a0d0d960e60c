import type { Transaction } from 'kysely';
import { danishMobile } from '../../domain/danish-phone.ts';
import { fail, ok, type Result } from '../../domain/result.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { newId } from '../db/new-id.ts';
import type { Tables } from '../db/tables.ts';
import type { Services } from '../services.ts';
import { holdCounters, type HeldCounters } from './counters.ts';
import { guessCountersOf } from './request-code.ts';
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
  | { readonly kind: 'too-many-guesses' }
  | { readonly kind: 'no-user' };

/** Signs a browser in with the code that it asked for. @returns the new session's token */
export async function signIn(
  services: Services,
  entry: CodeEntry,
): Promise<Result<string, EntryRefusal>> {
  const code = entry.code.replace(/[\s-]/g, '');
  if (!/^\d{6}$/.test(code)) return fail({ kind: 'not-a-code' });
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
  const now = services.now();
  const guesses = guessCountersOf(owner, services.secret);
  const held = await holdCounters(transaction, Object.values(guesses), now);
  const most = triesLeftToday(held, guesses);
  if (most === 0) return fail({ kind: 'too-many-guesses' });
  // One change that both counts the try and takes the row: of parallel tries each sees those before it.
  const tried = await transaction
    .updateTable('phone_codes')
    .set((row) => ({ tries: row('tries', '+', 1) }))
    .where('browser_hash', '=', owner.browserHash)
    .where('phone', '=', owner.phone)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .where('tries', '<', most)
    .returning(['code_mac', 'tries'])
    .executeTakeFirst();
  if (tried === undefined) return fail(await whyNot(transaction, owner, now, most));
  if (!isSameMac(tried.code_mac, codeMac(code, owner, services.secret))) {
    await held.note(Object.values(guesses));
    const left = triesLeftToday(held, guesses);
    return left === 0
      ? fail({ kind: 'too-many-guesses' })
      : fail({ kind: 'wrong-code', triesLeft: Math.max(0, left - tried.tries) });
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

function triesLeftToday(
  held: HeldCounters,
  { guessesAtNumber, guessesInBrowser }: ReturnType<typeof guessCountersOf>,
): number {
  return rules.triesOf(
    held.count(guessesAtNumber, rules.DAY_MS),
    held.count(guessesInBrowser, rules.DAY_MS),
  );
}

async function whyNot(
  transaction: Transaction<Tables>,
  owner: CodeOwner,
  now: Date,
  most: number,
): Promise<EntryRefusal> {
  const row = await transaction
    .selectFrom('phone_codes')
    .select(['tries', 'used_at', 'expires_at'])
    .where('browser_hash', '=', owner.browserHash)
    .where('phone', '=', owner.phone)
    .executeTakeFirst();
  const isOpen = row !== undefined && row.used_at === null && Date.parse(row.expires_at) > +now;
  return isOpen && row.tries >= most ? { kind: 'wrong-code', triesLeft: 0 } : { kind: 'no-code' };
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
