import type { MiddlewareHandler } from 'hono';
import { readSession } from '../identity/session.ts';
import { isSecureSite, sessionTokenIn } from '../identity/session-cookie.ts';
import type { Services } from '../services.ts';
import type { AppEnvironment } from './environment.ts';

const SIGN_OUT = /\/sign-out(\.data)?$/;

/** Who sends the request, read once; the database is asked only if a session cookie came along. */
export function signedInVisitor(services: Services): MiddlewareHandler<AppEnvironment> {
  const { db, now, settings } = services;
  const isSecure = isSecureSite(settings);
  return async (context, next) => {
    const token = sessionTokenIn(context.req.header('cookie'), isSecure);
    try {
      context.set('signedIn', token === null ? null : await readSession(db, token, now()));
    } catch (error) {
      // Signing out reads the session itself, and has its own message if it can't be ended.
      if (!SIGN_OUT.test(context.req.path)) throw error;
      context.set('signedIn', null);
    }
    await next();
  };
}
