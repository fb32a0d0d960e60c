import type { MiddlewareHandler } from 'hono';
import type { AppEnvironment } from './environment.ts';

/** All that a page, a call or a file is asked by. Others, such as TRACE, can't even be handed on as a request. */
const KNOWN = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const ALLOW = KNOWN.join(', ');

/** Refuses requests by other methods before anything is done for them. */
export function knownMethodsOnly(): MiddlewareHandler<AppEnvironment> {
  return async (context, next) => {
    if (KNOWN.includes(context.req.method)) return next();
    return context.body(null, 405, { Allow: ALLOW, 'Cache-Control': 'no-store' });
  };
}
