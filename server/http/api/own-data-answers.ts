import type { Context } from 'hono';
import { m } from '../../../messages/compiled/messages.js';
import type { SignedIn } from '../../identity/session.ts';
import type { Services } from '../../services.ts';
import type { AppEnvironment } from '../environment.ts';
import { localeOf, problem } from './problem.ts';

type AppContext = Context<AppEnvironment>;
type Handler = (context: AppContext, who: SignedIn) => Promise<Response>;

/** The specification's own words (its section 8); callers compare them, so they are not translated. */
const LOAD_FAILED = 'Could not load saved data.';
export const NO_REPORT = 'Report not found.';

/** A call that needs to know who is signed in. */
export function forUser(handler: Handler): (context: AppContext) => Promise<Response> {
  return async (context) => {
    const who = context.get('signedIn');
    return who === null ? notSignedIn(context) : handler(context, who);
  };
}

/** The same for one that reads what they have saved. */
export function loading(services: Services, handler: Handler) {
  return forUser(async (context, who) => {
    try {
      return await handler(context, who);
    } catch (error) {
      const { name: code, stack = '' } = error instanceof Error ? error : { name: 'unknown' };
      services.log.error({ code, stack }, LOAD_FAILED);
      return problem(context, 503, LOAD_FAILED);
    }
  });
}

export function notSignedIn(context: AppContext): Response {
  return problem(context, 401, m.privacy_api_sign_in({}, { locale: localeOf(context) }));
}

export function noReport(context: AppContext): Response {
  return problem(context, 404, NO_REPORT);
}
