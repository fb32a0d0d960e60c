import type { MiddlewareHandler } from 'hono';
import { m } from '../../messages/compiled/messages.js';
import { localeOf } from './api/problem.ts';
import type { AppEnvironment } from './environment.ts';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

export function isReading(method: string): boolean {
  return READING.has(method);
}

/**
 * Refuses state-changing requests that another site sends through the visitor's browser.
 * @param appUrl the site's own origin; null: the host that the request names
 */
export function sameOriginOnly(appUrl: string | null): MiddlewareHandler<AppEnvironment> {
  return async (context, next) => {
    if (isReading(context.req.method)) return next();
    const own = appUrl ?? new URL(context.req.url).origin;
    const origin = context.req.header('origin');
    const site = context.req.header('sec-fetch-site');
    // A browser always says one of the two; a request that says neither is not a visitor's form.
    const allowed =
      origin === undefined ? site === 'same-origin' || site === 'none' : origin === own;
    if (allowed && (site === undefined || site === 'same-origin' || site === 'none')) return next();
    return context.text(m.error_other_site({}, { locale: localeOf(context) }), 403);
  };
}
