import type { MiddlewareHandler } from 'hono';
import type { Services } from '../services.ts';
import { pathWithoutKey } from '../../domain/report/share-link.ts';
import { hiddenActor } from '../identity/sign-in-log.ts';
import type { AppEnvironment } from './environment.ts';
import { MOST_PATH_BYTES } from './path-limit.ts';

/**
 * One line per request. A request that hit a limit also logs by whom, hashed as in the sign-in log.
 * The path goes without its query, because calculator addresses carry a home's figures.
 */
export function requestLog(services: Services): MiddlewareHandler<AppEnvironment> {
  return async (context, next) => {
    const started = performance.now();
    const { method } = context.req;
    const path = pathWithoutKey(context.req.path.slice(0, MOST_PATH_BYTES));
    const answered = () => next().then(() => context.res.status);
    await (services.tracing === null
      ? next()
      : services.tracing.request({ method, path }, answered));
    const ms = Math.round((performance.now() - started) * 10) / 10;
    const { status } = context.res;
    const address = context.get('clientAddress');
    const actor = status === 429 ? hiddenActor(services, { address, phone: null }) : {};
    services.metrics.answered({ method, path, status, ms });
    services.log.info({ method, path, status, ms, ...actor }, 'request');
  };
}
