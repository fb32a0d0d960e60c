import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { serveBuilt, type BuiltSite } from '../../../scripts/serve-built.ts';
import { UNKNOWN_MS } from '../../../server/publishing/publications.ts';
import { test as base } from './site-test.ts';

const TRIES = 20;
const TRY_AGAIN_MS = 100;

/** Nothing is copied over a database in the moment in which its server writes. */
async function copyOver(from: DatabaseSync, live: string): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      await backup(from, live);
      return;
    } catch (error) {
      if (tries === TRIES) throw error;
      await pause(TRY_AGAIN_MS);
    }
  }
}

type PutBackSite = BuiltSite & { readonly putBack: () => Promise<void> };

/** A server whose database can be made what it was at first: to start another takes longer than most tests. */
async function servePutBack(): Promise<PutBackSite> {
  const site = await serveBuilt({ TRUSTED_PROXY: '1' });
  const folder = mkdtempSync(join(tmpdir(), 'solrig-kept-'));
  const live = join(site.dataDir, 'solrig.sqlite');
  const file = join(folder, 'kept.sqlite');
  const first = new DatabaseSync(live, { readOnly: true });
  await backup(first, file);
  first.close();
  const kept = new DatabaseSync(file);
  let publications = 0;
  return {
    ...site,
    async putBack() {
      // As far as the server knows something was published, and what it remembers it reads anew.
      publications += 1000;
      kept.exec(
        `insert into publications (part, count) values ('site', ${publications})
         on conflict (part) do update set count = excluded.count`,
      );
      await copyOver(kept, live);
      await pause(UNKNOWN_MS);
    },
    async stop() {
      await site.stop();
      kept.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * A test in whose database nobody has stored anything, on a server that a worker's tests use one after the other. Not for
 * tests that publish prices: a server reads each version of them once.
 */
export const test = base.extend<{ site: BuiltSite }, { served: PutBackSite }>({
  served: [
    // eslint-disable-next-line no-empty-pattern -- the browser's runner reads the names of what a fixture needs
    async ({}, use) => {
      const served = await servePutBack();
      await use(served);
      await served.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  site: async ({ served }, use) => {
    await served.putBack();
    await use(served);
  },
  baseURL: ({ site }, use) => use(site.url),
});
