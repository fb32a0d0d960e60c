import type { MiddlewareHandler } from 'hono';
import type { Services } from '../services.ts';
import { pathWithoutKey } from '../../domain/report/share-link.ts';
import type { AppEnvironment } from './environment.ts';

/** One line per request. The path without its query: addresses of the calculator carry a home's figures. */
export function requestLog({ log }: Services): MiddlewareHandler<AppEnvironment> {
  return async (context, next) => {
    const started = performance.now();
    await next();
    const { method } = context.req;
    const path = pathWithoutKey(context.req.path);
    const ms = Math.round((performance.now() - started) * 10) / 10;
    log.info({ method, path, status: context.res.status, ms }, 'request');
  };
}
