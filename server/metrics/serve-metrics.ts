import { createHash, timingSafeEqual } from 'node:crypto';
import { serve, type ServerType } from '@hono/node-server';
import { Hono } from 'hono';
import { logFailure } from '../log-failure.ts';
import type { Services } from '../services.ts';

type Needed = Pick<Services, 'settings' | 'metrics' | 'log'>;

/** What a Prometheus reads, at /metrics. */
export function metricsApp({ settings, metrics, log }: Needed): Hono {
  const app = new Hono();
  const { token } = settings.metrics;
  app.get('/metrics', async (context) => {
    if (token !== null && !isSame(context.req.header('authorization'), `Bearer ${token}`)) {
      return context.text('A token is needed.', 401, { 'WWW-Authenticate': 'Bearer' });
    }
    return context.text(await metrics.text(), 200, {
      'Content-Type': metrics.contentType,
      'Cache-Control': 'no-store',
    });
  });
  app.onError((error, context) => {
    logFailure(log, 'metrics failed', error);
    return context.text('The figures could not be read.', 503);
  });
  return app;
}

/** On a port of its own, that no proxy leads visitors to; null: nobody wants them. */
export function serveMetrics(services: Needed): ServerType | null {
  const { port, host } = services.settings.metrics;
  if (port === null) return null;
  const server = serve({ fetch: metricsApp(services).fetch, port, hostname: host });
  // The site goes on without them.
  server.on('error', (error) => logFailure(services.log, 'metrics not served', error));
  return server;
}

const digest = (text: string) => createHash('sha256').update(text).digest();
const isSame = (given: string | undefined, wanted: string) =>
  timingSafeEqual(digest(given ?? ''), digest(wanted));
