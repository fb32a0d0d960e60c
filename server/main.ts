import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { firstStaffNotice } from './admin/first-link.ts';
import { settingsOfProcess } from './env.ts';
import { loadAssets } from './http/assets.ts';
import { coveredAnswers, coverRefusals } from './http/bare-answers.ts';
import { StillPages } from './http/still-pages.ts';
import { readStyleParts, withStyles } from './http/styles-in-page.ts';
import { serveMetrics } from './metrics/serve-metrics.ts';
import { loadPages } from './page-build.ts';
import { findFirstRoof } from './roofs/first-roof.ts';
import { openSite, startWorkers } from './site.ts';
import { endOnStartFailure } from './start-failure.ts';
import { stopOnSignal } from './stop.ts';
import { logFailure } from './log-failure.ts';

const buildFolder = join(import.meta.dirname, '..', 'build');

const settings = settingsOfProcess();
const assets = loadAssets(join(buildFolder, 'client'));
/** Longer than nginx and other proxies keep a connection open: else one closes here while a request is sent on it. */
const IDLE_MS = 75_000;

const pages = await loadPages(buildFolder);
const styleParts = readStyleParts(join(buildFolder, 'style-parts.json'));
// For a page that is made for one visitor the work on the larger text would cost more than it saves.
const handleStill = withStyles(pages.handle, assets, styleParts);
const { services, readiness, app, stillPages } = await openSite(settings, (wired) => ({
  pages: pages.handle,
  stillPages: new StillPages(wired, { ...pages, handle: handleStill }),
  assets,
})).catch((error: unknown) => endOnStartFailure(error, settings));
const isDeployed = settings.mode === 'deployed';
const server = serve(
  {
    fetch: app.fetch,
    port: settings.port,
    hostname: settings.host,
    serverOptions: { ...coveredAnswers(isDeployed), keepAliveTimeout: IDLE_MS },
  },
  async ({ port }) => {
    const shown = settings.appUrl ?? `http://localhost:${port}`;
    await stillPages.renderAll(shown);
    services.log.info({ port, mode: settings.mode }, 'listening');
    process.stdout.write(`Solrig: ${shown}\n`);
    void findFirstRoof(services);
    const notice = await firstStaffNotice(services);
    if (notice !== null) process.stdout.write(`Solrig, ${notice}\n`);
  },
);
coverRefusals(server, isDeployed);
serveMetrics(services);
server.on('error', (error) => {
  if (!server.listening) endOnStartFailure(error, settings);
  logFailure(services.log, 'server failed', error);
});
stopOnSignal({ server, services, readiness, workers: startWorkers(services) });
