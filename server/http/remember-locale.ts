import type { MiddlewareHandler } from 'hono';
import type { AppEnvironment } from './environment.ts';
import { localeCookie } from './visitor-locale.ts';

/** Remembers the language of the pages a visitor reads. */
export function rememberLocale(isSecure: boolean): MiddlewareHandler<AppEnvironment> {
  return async (context, next) => {
    await next();
    const cookie = localeCookie(context.req.path, context.req.header('cookie'), isSecure);
    if (cookie !== null) context.res.headers.append('Set-Cookie', cookie);
  };
}
