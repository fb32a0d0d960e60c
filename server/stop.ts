import type { ServerResponse } from 'node:http';
import { Server } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { ServerType } from '@hono/node-server';
import type { Readiness } from './http/health.ts';
import type { Services } from './services.ts';

const LONGEST_STOP_MS = 9_000;
/** Time for a balancer to read that this server is not ready, before it stops listening. */
const NOTICE_MS = 1_500;
/** Node keeps an idle connection a second longer than it says it does. */
const KEEP_ALIVE_MS = 6_000;
const IDLE_CHECK_MS = 100;

type Running = {
  readonly server: ServerType;
  readonly services: Services;
  readonly readiness: Readiness;
  /** What runs in the background. */
  readonly workers: readonly { readonly stop: () => Promise<void> }[];
};

type Haste = { readonly noticeMs: number; readonly keepAliveMs: number };

/** On SIGTERM or SIGINT: not ready any more, running requests finish, then the database closes. */
export function stopOnSignal(running: Running): void {
  let stopping = false;
  const stop = (haste: Haste) => {
    if (stopping) return;
    stopping = true;
    void stopServing(running, haste).then(() => process.exit(0));
  };
  process.on('SIGTERM', () => stop({ noticeMs: NOTICE_MS, keepAliveMs: KEEP_ALIVE_MS }));
  // Somebody at the keyboard: no balancer asks, and nobody wants to wait.
  process.on('SIGINT', () => stop({ noticeMs: 0, keepAliveMs: 0 }));
}

async function stopServing(
  { server, services, readiness, workers }: Running,
  { noticeMs, keepAliveMs }: Haste,
): Promise<void> {
  readiness.accepting = false;
  services.log.info('stopping');
  const deadline = setTimeout(() => {
    services.log.warn('requests still running; stopping all the same');
    process.exit(0);
  }, LONGEST_STOP_MS);
  // Whoever asks on a connection that is open is told to open another for the next request, which another server takes.
  server.prependListener('request', (_request: unknown, response: ServerResponse) => {
    response.setHeader('Connection', 'close');
  });
  await pause(noticeMs);
  await closed(server, keepAliveMs);
  await Promise.all(workers.map((worker) => worker.stop()));
  clearTimeout(deadline);
  await services.db.destroy();
}

/**
 * Resolves when the last running request is answered.
 * @param keepAliveMs for so long a browser may send another on a connection that is idle: closed before, it would fail
 */
function closed(server: ServerType, keepAliveMs: number): Promise<void> {
  const mayEndAt = performance.now() + keepAliveMs;
  const timer = setInterval(() => {
    if (performance.now() < mayEndAt) return;
    if ('closeIdleConnections' in server) server.closeIdleConnections();
  }, IDLE_CHECK_MS);
  return new Promise((resolve) => {
    // The close of an HTTP server would end idle connections at once.
    Server.prototype.close.call(server, () => {
      clearInterval(timer);
      resolve();
    });
  });
}
