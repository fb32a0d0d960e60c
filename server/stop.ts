import { setTimeout as pause } from 'node:timers/promises';
import type { ServerType } from '@hono/node-server';
import type { Readiness } from './http/health.ts';
import type { Services } from './services.ts';

const LONGEST_STOP_MS = 9_000;
/** Time for a balancer to read that this server is not ready, before it stops listening. */
const NOTICE_MS = 1_500;
const IDLE_CHECK_MS = 100;

type Running = {
  readonly server: ServerType;
  readonly services: Services;
  readonly readiness: Readiness;
  /** What runs in the background. */
  readonly workers: readonly { readonly stop: () => Promise<void> }[];
};

/** On SIGTERM or SIGINT: not ready any more, running requests finish, then the database closes. */
export function stopOnSignal(running: Running): void {
  let stopping = false;
  const stop = (noticeMs: number) => {
    if (stopping) return;
    stopping = true;
    void stopServing(running, noticeMs).then(() => process.exit(0));
  };
  process.on('SIGTERM', () => stop(NOTICE_MS));
  // Somebody at the keyboard: no balancer asks, and nobody wants to wait.
  process.on('SIGINT', () => stop(0));
}

async function stopServing(
  { server, services, readiness, workers }: Running,
  noticeMs: number,
): Promise<void> {
  readiness.accepting = false;
  services.log.info('stopping');
  const deadline = setTimeout(() => {
    services.log.warn('requests still running; stopping all the same');
    process.exit(0);
  }, LONGEST_STOP_MS);
  await pause(noticeMs);
  await closed(server);
  await Promise.all(workers.map((worker) => worker.stop()));
  clearTimeout(deadline);
  await services.db.destroy();
}

/** Resolves when the last running request is answered. */
function closed(server: ServerType): Promise<void> {
  // A browser keeps its connection open after the answer; an idle one must not hold the stop up.
  const timer = setInterval(() => {
    if ('closeIdleConnections' in server) server.closeIdleConnections();
  }, IDLE_CHECK_MS);
  return new Promise((resolve) => {
    server.close(() => {
      clearInterval(timer);
      resolve();
    });
  });
}
