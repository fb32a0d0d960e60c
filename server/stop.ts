import type { ServerType } from '@hono/node-server';
import type { Readiness } from './http/health.ts';
import type { OutboxWorker } from './outbox/worker.ts';
import type { Services } from './services.ts';

const LONGEST_STOP_MS = 9_000;

type Running = {
  readonly server: ServerType;
  readonly services: Services;
  readonly readiness: Readiness;
  readonly outbox: OutboxWorker;
};

/** On SIGTERM or SIGINT: not ready any more, running requests finish, then the database closes. */
export function stopOnSignal(running: Running): void {
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    void stopServing(running).then(() => process.exit(0));
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

async function stopServing({ server, services, readiness, outbox }: Running): Promise<void> {
  readiness.accepting = false;
  services.log.info('stopping');
  const deadline = setTimeout(() => {
    services.log.warn('requests still running; stopping all the same');
    process.exit(0);
  }, LONGEST_STOP_MS);
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
    if ('closeIdleConnections' in server) server.closeIdleConnections();
  });
  await outbox.stop();
  clearTimeout(deadline);
  await services.db.destroy();
}
