import type { Services } from '../../services.ts';

const CHECK_MS = 60_000;
const FIRST_MS = 60_000;
const DAY_MS = 24 * 3_600_000;
const AGAIN_MS = 3_600_000;
/** So that servers that start together do not ask together. */
const JITTER_MS = 20 * 60_000;

export type SpotPriceJob = { readonly stop: () => Promise<void> };

/**
 * Keeps the last twelve months of prices, once a day; an hour after a failure it tries again. It ends with the process
 * and holds none up. Several servers on one database store the same hours.
 */
export function startSpotPriceJob({
  refreshSpotPrices,
  log,
}: Pick<Services, 'refreshSpotPrices' | 'log'>): SpotPriceJob {
  if (refreshSpotPrices === null) return { stop: () => Promise.resolve() };
  const abort = new AbortController();
  const jitter = () => Math.random() * JITTER_MS;
  let running: Promise<void> | null = null;
  let dueMs = performance.now() + Math.random() * FIRST_MS;
  const run = async () => {
    try {
      const kept = await refreshSpotPrices(abort.signal);
      dueMs = performance.now() + (kept.ok ? DAY_MS : AGAIN_MS) + jitter();
      if (kept.ok) log.info({ hours: kept.value }, 'spot prices kept');
      else log.warn({ code: kept.error.kind }, 'spot prices not kept');
    } catch (error) {
      dueMs = performance.now() + AGAIN_MS + jitter();
      log.error({ code: error instanceof Error ? error.name : 'unknown' }, 'spot prices failed');
    }
  };
  const timer = setInterval(() => {
    if (running !== null || performance.now() < dueMs) return;
    running = run().finally(() => {
      running = null;
    });
  }, CHECK_MS);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      abort.abort();
      await running;
    },
  };
}
