// The server's part of npm run dev. Vite runs it, so that it is rebuilt from the current sources.
import { settingsOfProcess } from '../../server/env.ts';
import type { PageHandler } from '../../server/page-build.ts';
import { openSite, startWorkers } from '../../server/site.ts';

const LONGEST_REQUEST_MS = 2_000;
const LOOK_MS = 10;

export type DevSite = {
  readonly answer: (request: Request, bindings: object) => Promise<Response>;
  /** Ends the workers, lets running requests finish, closes the database. */
  readonly close: () => Promise<void>;
};

export async function openDevSite(pages: PageHandler): Promise<DevSite> {
  const { app, services } = await openSite(settingsOfProcess(), () => ({
    pages,
    // Vite serves the files, and no page is older than its sources.
    assets: new Map(),
    stillPages: null,
  }));
  const workers = startWorkers(services);
  const running = new Set<symbol>();
  return {
    async answer(request, bindings) {
      const own = Symbol();
      running.add(own);
      try {
        return await app.fetch(request, bindings);
      } finally {
        running.delete(own);
      }
    },
    async close() {
      await Promise.all(workers.map((worker) => worker.stop()));
      const deadline = Date.now() + LONGEST_REQUEST_MS;
      while (running.size > 0 && Date.now() < deadline) {
        await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
      }
      await services.work.close();
      await services.db.destroy();
    },
  };
}
