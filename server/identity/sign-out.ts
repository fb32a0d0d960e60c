import { fail, ok, type Result } from '../../domain/result.ts';
import { inTransaction } from '../db/in-transaction.ts';
import type { Services } from '../services.ts';
import { forgetBrowsersOf } from './known-browser.ts';
import { endAllSessions, endSession, readSession } from './session.ts';

/** The specification's own words (its section 8); callers compare them, so they are not translated. */
export const NO_SIGN_OUT = 'Firebase Auth is not initialized for sign out.';

export type SigningOut = {
  /** The session here; null: the browser sent none. */
  readonly token: string | null;
  /** All sessions of its user end, and their browsers are known no more; else the one here alone. */
  readonly isEverywhere: boolean;
};

export type SignedOut = { readonly isEverywhere: boolean };

/** Ends a session, or all of a user's. Where the database does not take it, the browser keeps its cookie to try again. */
export async function signOut(
  { db, log, now }: Pick<Services, 'db' | 'log' | 'now'>,
  { token, isEverywhere }: SigningOut,
): Promise<Result<SignedOut, { readonly kind: 'unavailable' }>> {
  if (token === null) return ok({ isEverywhere: false });
  try {
    const user = isEverywhere ? await readSession(db, token, now()) : null;
    if (user === null) await endSession(db, token);
    else {
      await inTransaction(db, async (transaction) => {
        await endAllSessions(transaction, user.uid);
        await forgetBrowsersOf(transaction, user.uid);
      });
    }
    return ok({ isEverywhere: user !== null });
  } catch (error) {
    const { name: code, stack = '' } = error instanceof Error ? error : { name: 'unknown' };
    log.error({ code, stack }, NO_SIGN_OUT);
    return fail({ kind: 'unavailable' });
  }
}
