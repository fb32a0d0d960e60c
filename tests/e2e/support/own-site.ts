import { serveBuilt, type BuiltSite } from '../../../scripts/serve-built.ts';
import { test as base } from './site-test.ts';

/** A test with its own server, where nobody else stores anything and whose log is read. */
export const test = base.extend<{ site: BuiltSite }>({
  // eslint-disable-next-line no-empty-pattern -- the browser's runner reads the names of what a fixture needs
  site: async ({}, use) => {
    // The browser of a test names an address of its own, as a proxy would.
    const site = await serveBuilt({ LOG_LEVEL: 'info', TRUSTED_PROXY: '1' });
    await use(site);
    await site.stop();
  },
  baseURL: ({ site }, use) => use(site.url),
});
