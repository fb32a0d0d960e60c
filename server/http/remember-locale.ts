import type { MiddlewareHandler } from 'hono';
import type { AppEnvironment } from './environment.ts';
import { localeCookie } from './visitor-locale.ts';

/** Keeps the language that a visitor chose, or began to read in. */
export function rememberLocale(isSecure: boolean): MiddlewareHandler<AppEnvironment> {
  return async (context, next) => {
    await next();
    const { req } = context;
    const asked = { path: req.path, header: (name: string) => req.header(name) };
    const cookie = localeCookie(asked, isSecure);
    if (cookie !== null) context.res.headers.append('Set-Cookie', cookie);
  };
}
