import { serve } from '@hono/node-server';
import { settingsOfProcess } from '../../server/env.ts';
import { createApp } from '../../server/http/app.ts';
import { submitOffer } from '../../server/offers/commands.ts';
import type { PageHandler } from '../../server/page-build.ts';
import { createServices } from '../../server/services.ts';

// The real server over real HTTP, with one page that takes a request for an offer as JSON. It sends no
// message, so that after a restart all of them are still to be sent.
const pages: PageHandler = async (request, { services: wired }) => {
  const submitted = await submitOffer(wired, await request.json(), { locale: 'da' });
  return Response.json(submitted, { status: submitted.ok ? 201 : 422 });
};

const services = await createServices(settingsOfProcess());
const app = createApp({ services, pages, assets: new Map(), readiness: { accepting: true } });
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => {
  process.stdout.write(`port ${port}\n`);
});
