import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { settingsOfProcess } from './env.ts';
import { createApp } from './http/app.ts';
import { loadAssets } from './http/assets.ts';
import { coveredAnswers, coverRefusals } from './http/bare-answers.ts';
import type { Readiness } from './http/health.ts';
import { StillPages } from './http/still-pages.ts';
import { readStyleParts, withStyles } from './http/styles-in-page.ts';
import { startOutboxWorker } from './outbox/worker.ts';
import { loadPages } from './page-build.ts';
import { startRetentionJob } from './privacy/daily-job.ts';
import { startShortRetentionJob } from './privacy/hourly-job.ts';
import { keepErased } from './privacy/keep-erased.ts';
import { startSpotPriceJob } from './providers/spot-prices/daily-job.ts';
import { createServices } from './services.ts';
import { endOnStartFailure } from './start-failure.ts';
import { stopOnSignal } from './stop.ts';

const buildFolder = join(import.meta.dirname, '..', 'build');

const settings = settingsOfProcess();
const services = await createServices(settings).catch((error: unknown) =>
  endOnStartFailure(error, settings),
);
// Before anybody is served: the database may come from a backup that is older than an erasure.
await keepErased(services).catch((error: unknown) => endOnStartFailure(error, settings));
const readiness: Readiness = { accepting: true };
const assets = loadAssets(join(buildFolder, 'client'));
const pages = await loadPages(buildFolder);
const styleParts = readStyleParts(join(buildFolder, 'style-parts.json'));
// For a page that is made for one visitor the work on the larger text would cost more than it saves.
const stillPages = new StillPages(services, {
  ...pages,
  handle: withStyles(pages.handle, assets, styleParts),
});
const app = createApp({
  services,
  readiness,
  pages: pages.handle,
  stillPages,
  assets,
});
const isDeployed = settings.mode === 'deployed';
const server = serve(
  {
    fetch: app.fetch,
    port: settings.port,
    hostname: settings.host,
    serverOptions: coveredAnswers(isDeployed),
  },
  async ({ port }) => {
    const shown = settings.appUrl ?? `http://localhost:${port}`;
    await stillPages.renderAll(shown);
    services.log.info({ port, mode: settings.mode }, 'listening');
    process.stdout.write(`Solrig: ${shown}\n`);
  },
);
coverRefusals(server, isDeployed);
server.on('error', (error) => {
  if (!server.listening) endOnStartFailure(error, settings);
  services.log.error({ code: error.name, stack: error.stack }, 'server failed');
});
const workers = [
  startOutboxWorker(services),
  startSpotPriceJob(services),
  startRetentionJob(services),
  startShortRetentionJob(services),
];
stopOnSignal({ server, services, readiness, workers });
