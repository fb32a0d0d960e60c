import { setTimeout as pause } from 'node:timers/promises';
import { serve } from '@hono/node-server';
import { settingsOfProcess } from '../env.ts';
import { createApp } from '../http/app.ts';
import { submitOffer } from '../offers/commands.ts';
import type { PageHandler } from '../page-build.ts';
import { createServices } from '../services.ts';
import { stopOnSignal } from '../stop.ts';
import { whoOf } from '../use-case/who.ts';

// The real server as a process of its own, for tests that stop or kill it. Its pages are two: one takes a
// request for an offer as JSON, the other takes its time. It sends no message, so that after a restart
// all of them are still to be sent.
const SLOW_MS = 2_500;

const pages: PageHandler = async (request, { services: wired }) => {
  if (new URL(request.url).pathname === '/da/slow') {
    await pause(SLOW_MS);
    return new Response('done');
  }
  const submitted = await submitOffer(
    wired,
    whoOf(null, '127.0.0.1'),
    { request: await request.json() },
    'da',
  );
  return Response.json(submitted, { status: submitted.ok ? 201 : 422 });
};

const services = await createServices(settingsOfProcess());
const readiness = { accepting: true };
const app = createApp({ services, pages, assets: new Map(), stillPages: null, readiness });
const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => {
  process.stdout.write(`port ${port}\n`);
});
stopOnSignal({ server, services, readiness, workers: [] });
