import type { Context, MiddlewareHandler } from 'hono';
import { m } from '../../messages/compiled/messages.js';
import { localeOf, problem } from './api/problem.ts';
import type { AppEnvironment } from './environment.ts';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

export function isReading(method: string): boolean {
  return READING.has(method);
}

/**
 * Refuses state-changing requests that another site sends through the visitor's browser.
 * @param appUrl the site's own origin; null: the host named in the request
 */
export function sameOriginOnly(appUrl: string | null): MiddlewareHandler<AppEnvironment> {
  return async (context, next) => {
    if (isReading(context.req.method) || isOwn(context, appUrl)) return next();
    return context.text(m.error_other_site({}, { locale: localeOf(context) }), 403, {
      Connection: 'close',
    });
  };
}

/** The same for calls of the interface that read the session. */
export function ownSiteCallsOnly(appUrl: string | null): MiddlewareHandler<AppEnvironment> {
  return async (context, next) => {
    if (isReading(context.req.method) || isOwn(context, appUrl)) return next();
    return problem(context, 403, m.error_other_site({}, { locale: localeOf(context) }));
  };
}

function isOwn({ req }: Context<AppEnvironment>, appUrl: string | null): boolean {
  const own = appUrl ?? new URL(req.url).origin;
  const origin = req.header('origin');
  const site = req.header('sec-fetch-site');
  const isSame = site === 'same-origin' || site === 'none';
  // A browser always sends one of the two headers; a request with neither is not a visitor's form.
  if (origin === undefined) return isSame;
  // A form without a script on a page that names itself to nobody: the browser hides its origin,
  // and says beside it that it is this site's.
  if (origin === 'null') return site === 'same-origin';
  return origin === own && (site === undefined || isSame);
}
