import { ok } from '../../domain/result.ts';
import type { Services } from '../services.ts';
import { THEMSELVES } from '../use-case/audit-log.ts';
import { orUnavailable } from '../use-case/unavailable.ts';
import { command, type Change } from '../use-case/use-case.ts';
import { forgetBrowsersOf } from './known-browser.ts';
import { endAllSessions, endSession } from './session.ts';

/** The specification's own words (its section 8); callers compare them, so they are not translated. */
export const NO_SIGN_OUT = 'Firebase Auth is not initialized for sign out.';

type Needs = Pick<Services, 'log'> & { readonly change: Change };

/** Ends a session. If the database refuses, the browser keeps its cookie to try again. */
export const signOut = command(
  { name: 'session.end', access: 'anyone', idempotent: 'always', audit: 'session' },
  ({ change, log }: Needs, _who, { token }: { readonly token: string | null }) =>
    orUnavailable(log, NO_SIGN_OUT, () =>
      change(async (transaction, about) => {
        // A browser that sent no cookie has no session.
        if (token !== null && (await endSession(transaction, token))) about(THEMSELVES);
        return ok(null);
      }),
    ),
);

/** Ends all of a user's sessions, in every browser; none of the browsers is known any more. */
export const signOutEverywhere = command(
  { name: 'session.end-all', access: 'user', idempotent: 'always', audit: 'session' },
  ({ change, log }: Needs, { uid }, _nothing: object) =>
    orUnavailable(log, NO_SIGN_OUT, () =>
      change(async (transaction, about) => {
        await endAllSessions(transaction, uid);
        await forgetBrowsersOf(transaction, uid);
        about(THEMSELVES);
        return ok(null);
      }),
    ),
);
