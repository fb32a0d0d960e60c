import type { Context } from 'hono';
import { m } from '../../../messages/compiled/messages.js';
import { NOT_LOADED } from '../../reports/calculator-data.ts';
import type { AppEnvironment } from '../environment.ts';
import { localeOf, problem } from './problem.ts';

type AppContext = Context<AppEnvironment>;

/** The specification's own words (its section 8); callers compare them, so they are not translated. */
export const NO_REPORT = 'Report not found.';

type ReadFailure = { readonly kind: 'signed-out' | 'not-found' | 'unavailable' };

/** Why somebody's saved data is not handed out. */
export function readProblem(context: AppContext, { kind }: ReadFailure): Response {
  switch (kind) {
    case 'signed-out':
      return notSignedIn(context);
    case 'not-found':
      return noReport(context);
    case 'unavailable':
      return problem(context, 503, NOT_LOADED);
  }
}

export function notSignedIn(context: AppContext): Response {
  return problem(context, 401, m.privacy_api_sign_in({}, { locale: localeOf(context) }));
}

export function noReport(context: AppContext): Response {
  return problem(context, 404, NO_REPORT);
}
