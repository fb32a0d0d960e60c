import type { Transaction } from 'kysely';
import { danishMobile } from '../../domain/danish-phone.ts';
import { fail, ok, type Result } from '../../domain/result.ts';
import { newId } from '../db/new-id.ts';
import type { Tables } from '../db/tables.ts';
import { logFailure } from '../log-failure.ts';
import type { Services } from '../services.ts';
import { THEMSELVES } from '../use-case/audit-log.ts';
import { command, type Change } from '../use-case/use-case.ts';
import { rememberBrowser } from './known-browser.ts';
import { createSession, endSession } from './session.ts';
import { hiddenActor, noteSignIn, type SignInActor } from './sign-in-log.ts';
import {
  readEntry,
  takeCode,
  type CodeEntry,
  type CodeEntryRefusal,
  type TypedCode,
} from './take-code.ts';

export type SigningIn = TypedCode & {
  /** The browser's previous session: it ends. */
  readonly oldSession: string | null;
  /** The cookie token that makes the browser known from now on; null: it has none. */
  readonly knownToken: string | null;
};

export type SignInRefusal = CodeEntryRefusal | { readonly kind: 'no-user' };

type Needs = Pick<Services, 'now' | 'secret' | 'log'> & { readonly change: Change };

/** Signs a browser in with the code that it asked for. @returns the new session's token */
export const signIn = command(
  { name: 'session.begin', access: 'anyone', idempotent: 'no', audit: 'session' },
  async (
    { change, ...services }: Needs,
    who,
    signingIn: SigningIn,
  ): Promise<Result<string, SignInRefusal>> => {
    const actor = { address: who.network, phone: danishMobile(signingIn.phone) };
    const entry = readEntry(signingIn, 'sign-in');
    if (!entry.ok) {
      noteRefusal(services, actor, entry.error.kind);
      return entry;
    }
    const { value: signedIn } = await change(async (transaction, about) => {
      const entered = await enter(transaction, services, { ...signingIn, entry: entry.value });
      if (entered.ok) about(THEMSELVES);
      // A wrong code must not roll back: the try has to be counted.
      return ok(entered);
    }).catch((error: unknown) => {
      logFailure(services.log, 'sign-in failed', error);
      return ok(fail({ kind: 'no-user' as const }));
    });
    if (signedIn.ok) noteSignIn(services, { event: 'signed-in', purpose: 'sign-in', ...actor });
    else noteRefusal(services, actor, signedIn.error.kind);
    return signedIn;
  },
);

/** In the words of the specification's catalogue (its section 8). */
function noteRefusal(
  services: Omit<Needs, 'change'>,
  actor: SignInActor,
  code: SignInRefusal['kind'],
): void {
  const facts = { event: 'sign-in-refused', code, ...hiddenActor(services, actor) };
  if (code === 'no-user') services.log.error(facts, 'No user returned from sign-in process.');
  else services.log.info(facts, 'Sign-in process did not return a user.');
}

async function enter(
  transaction: Transaction<Tables>,
  services: Omit<Needs, 'change'>,
  {
    entry,
    oldSession,
    knownToken,
  }: Pick<SigningIn, 'oldSession' | 'knownToken'> & { readonly entry: CodeEntry },
): Promise<Result<string, SignInRefusal>> {
  const taken = await takeCode(transaction, services, entry);
  if (!taken.ok) return taken;
  const now = taken.value;
  const { phone } = entry.owner;
  const uid = await userOf(transaction, phone, now);
  if (uid === undefined) return fail({ kind: 'no-user' });
  if (knownToken !== null) {
    const { secret } = services;
    await rememberBrowser(transaction, { token: knownToken, phone, uid, secret, now });
  }
  if (oldSession !== null) await endSession(transaction, oldSession);
  return ok(await createSession(transaction, { uid, way: 'phone-code', now }));
}

/** Reading the code off a phone proves ownership; the first time creates the user. */
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
