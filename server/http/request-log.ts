import type { MiddlewareHandler } from 'hono';
import type { Services } from '../services.ts';
import type { AppEnvironment } from './environment.ts';

/** One line per request. The path without its query: addresses of the calculator carry a home's figures. */
export function requestLog({ log }: Services): MiddlewareHandler<AppEnvironment> {
  return async (context, next) => {
    const started = performance.now();
    await next();
    const { method, path } = context.req;
    const ms = Math.round((performance.now() - started) * 10) / 10;
    log.info({ method, path, status: context.res.status, ms }, 'request');
  };
}
