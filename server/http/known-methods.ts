import type { MiddlewareHandler } from 'hono';
import type { AppEnvironment } from './environment.ts';

/**
 * All the methods that pages, calls and files need. Others, such as TRACE, can't even be passed on
 * as a request.
 */
const KNOWN = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const ALLOW = KNOWN.join(', ');

/** Refuses other methods before anything else happens. */
export function knownMethodsOnly(): MiddlewareHandler<AppEnvironment> {
  return async (context, next) => {
    if (KNOWN.includes(context.req.method)) return next();
    return context.body(null, 405, { Allow: ALLOW, 'Cache-Control': 'no-store' });
  };
}
