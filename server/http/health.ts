import { sql } from 'kysely';
import { Hono } from 'hono';
import type { Services } from '../services.ts';
import type { AppEnvironment } from './environment.ts';

/** Whether the server accepts new visitors; false once it is told to stop. */
export type Readiness = { accepting: boolean };

export function healthRoutes(services: Services, readiness: Readiness): Hono<AppEnvironment> {
  const routes = new Hono<AppEnvironment>();
  routes.get('/healthz', (context) => context.text('ok', 200, { 'Cache-Control': 'no-store' }));
  routes.get('/readyz', async (context) => {
    const ready = readiness.accepting && (await databaseAnswers(services));
    return context.text(ready ? 'ready' : 'not ready', ready ? 200 : 503, {
      'Cache-Control': 'no-store',
    });
  });
  return routes;
}

async function databaseAnswers(services: Services): Promise<boolean> {
  try {
    await sql`select 1`.execute(services.db);
    return true;
  } catch {
    return false;
  }
}
