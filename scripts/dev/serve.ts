// npm run dev: the whole product from its sources, with Vite in front. Started by scripts/dev.mjs.
import { createServer as createHttpServer } from 'node:http';
import { realpathSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { dirname, join, relative } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createServer } from 'vite';
import { settingsOfProcess } from '../../server/env.ts';
import { endOnStartFailure } from '../../server/start-failure.ts';
import { hotMessages } from './hot-messages.ts';
import { hotServer } from './hot-server.ts';
import { LiveSite } from './live-site.ts';

const root = join(import.meta.dirname, '..', '..');
/** What pages may be made of; the database and other files here are not for browsers. */
const ROOMS = ['app', 'content', 'domain', 'engine', 'messages', 'words'];
const NO_SOURCES = ['build', 'data', 'docs', 'messages/compiled', 'test-results', 'tests'];
/** Where the packages really are. */
const packages = dirname(realpathSync(join(root, 'node_modules', 'react')));
/** What this process itself is made of: scripts/dev.mjs restarts it on a change. */
const OWN_SOURCES = /^(?:scripts\/|(?:vite|react-router)\.config\.ts$|package-lock\.json$)/;
const START_AGAIN = 75;

const settings = settingsOfProcess();
const http = createHttpServer();
const vite = await createServer({
  root,
  configFile: join(root, 'vite.config.ts'),
  appType: 'custom',
  cacheDir: join(root, 'node_modules', '.cache', 'solrig-dev', 'vite'),
  clearScreen: false,
  // Everything browsers use besides React. A package Vite found later would reload every open page.
  optimizeDeps: { noDiscovery: true, include: ['minisearch', 'papaparse', 'zod/mini'] },
  server: {
    middlewareMode: true,
    ws: { server: http },
    fs: { allow: [...ROOMS.map((room) => join(root, room)), packages] },
    watch: { ignored: NO_SOURCES.map((folder) => join(root, folder, '**')) },
  },
  plugins: [
    hotMessages(() => site.renew({ isTold: true })),
    hotServer(() => site.renew({ isTold: false })),
  ],
});
const site = new LiveSite(vite);
// A failure now is logged, shown by every page, and retried with the next change.
await site.renewNow();

const answer = getRequestListener((request, bindings) => site.answer(request, bindings));
http.on('request', (request, response) => {
  vite.middlewares(request, response, () => void answer(request, response));
});
http.on('error', (error) => endOnStartFailure(error, settings));
http.listen(settings.port, settings.host, async () => {
  const { port } = http.address() as AddressInfo;
  await site.warmUp();
  process.stdout.write(`Solrig: http://localhost:${port} (from the sources)\n`);
});

vite.watcher.on('all', (_event, file) => {
  if (OWN_SOURCES.test(relative(root, file))) void stop(START_AGAIN);
});
let isStopping = false;
async function stop(code: number): Promise<never> {
  if (!isStopping) {
    isStopping = true;
    await site.close();
  }
  process.exit(code);
}
process.on('SIGTERM', () => void stop(0));
process.on('SIGINT', () => void stop(0));
