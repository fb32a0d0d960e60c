import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { m } from '../../../messages/compiled/messages.js';
import { COME_BACK, DatabaseAway } from '../../db/database-away.ts';
import { logFailure } from '../../log-failure.ts';
import type { Services } from '../../services.ts';
import type { AppEnvironment } from '../environment.ts';
import { isSenderGone } from '../sender-gone.ts';
import { guardCalls } from './access-guard.ts';
import { CALLS } from './calls.ts';
import { mountCalls } from './mount-calls.ts';
import { openApiDocument } from './openapi.ts';
import { localeOf, problem } from './problem.ts';

/**
 * The public interface, under /api/v1. Any site may call it; calls that read a session are accepted
 * from this site only.
 */
export function apiRoutes(services: Services): Hono<AppEnvironment> {
  const routes = new Hono<AppEnvironment>();
  routes.use(
    cors({
      origin: '*',
      allowMethods: ['GET', 'POST'],
      allowHeaders: ['Content-Type', 'Accept-Language'],
    }),
  );
  routes.use(async (context, next) => {
    await next();
    if (!context.res.headers.has('Cache-Control'))
      context.res.headers.set('Cache-Control', 'no-store');
  });
  routes.use(guardCalls(services));
  routes.route('/', mountCalls(services, CALLS));
  const document = openApiDocument(services.settings.appUrl, CALLS);
  routes.get('/openapi.json', (context) => context.json(document));
  routes.all('*', (context) =>
    problem(context, 404, `Page not found: ${new URL(context.req.url).pathname}`),
  );
  routes.onError((error, context) => {
    if (isSenderGone(error, context)) return context.body(null, 400);
    logFailure(services.log, 'api call failed', error);
    if (error instanceof DatabaseAway) {
      const away = problem(context, 503, m.error_server({}, { locale: localeOf(context) }));
      for (const [name, value] of Object.entries(COME_BACK)) away.headers.set(name, value);
      return away;
    }
    return problem(context, 500, m.error_server({}, { locale: localeOf(context) }));
  });
  return routes;
}
