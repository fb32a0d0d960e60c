import { fail, ok, type Result } from '../../domain/result.ts';
import { inTransaction } from '../db/in-transaction.ts';
import type { Services } from '../services.ts';
import { forgetBrowsersOf } from './known-browser.ts';
import { endAllSessions, endSession } from './session.ts';

/** The specification's own words (its section 8); callers compare them, so they are not translated. */
export const NO_SIGN_OUT = 'Firebase Auth is not initialized for sign out.';

export type SigningOut = {
  /** The session here; null: the browser sent none. */
  readonly token: string | null;
  /** Whose sessions all end, and whose browsers are known no more; null: the one here alone. */
  readonly everywhereOf: string | null;
};

/** Ends a session, or all of a user's. Where the database does not take it, the browser keeps its cookie to try again. */
export async function signOut(
  { db, log }: Pick<Services, 'db' | 'log'>,
  { token, everywhereOf }: SigningOut,
): Promise<Result<null, { readonly kind: 'unavailable' }>> {
  try {
    if (everywhereOf !== null) {
      await inTransaction(db, async (transaction) => {
        await endAllSessions(transaction, everywhereOf);
        await forgetBrowsersOf(transaction, everywhereOf);
      });
    } else if (token !== null) await endSession(db, token);
    return ok(null);
  } catch (error) {
    const { name: code, stack = '' } = error instanceof Error ? error : { name: 'unknown' };
    log.error({ code, stack }, NO_SIGN_OUT);
    return fail({ kind: 'unavailable' });
  }
}
