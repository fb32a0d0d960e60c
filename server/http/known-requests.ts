import type { MiddlewareHandler } from 'hono';
import type { AppEnvironment } from './environment.ts';

/**
 * All the methods that pages, calls and files need. Others, such as TRACE, can't even be passed on
 * as a request.
 */
const KNOWN = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const ALLOW = KNOWN.join(', ');

/**
 * Refuses what can't be passed on as a request, before anything else happens: other methods (405), and a target that
 * holds a user's name or password (400), as `GET http://user:password@host/da` does (RFC 9110, 4.2.4).
 */
export function knownRequestsOnly(): MiddlewareHandler<AppEnvironment> {
  return async (context, next) => {
    if (!KNOWN.includes(context.req.method))
      return context.body(null, 405, { Allow: ALLOW, 'Cache-Control': 'no-store' });
    const { username, password } = new URL(context.req.url);
    if (username !== '' || password !== '')
      return context.body(null, 400, { 'Cache-Control': 'no-store' });
    return next();
  };
}
