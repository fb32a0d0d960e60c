const CHECK_MS = 60_000;
const FIRST_MS = 60_000;
const DAY_MS = 24 * 3_600_000;
const HOUR_MS = 3_600_000;
/** So that servers that start together do not work together. */
const JITTER_MS = 20 * 60_000;

export type DailyJob = { readonly stop: () => Promise<void> };

/**
 * Does something soon after the start and then once a day; an hour after a failure it tries again. It ends with
 * the process and holds none up.
 * @param work whether it is done for today
 */
export function everyDay(
  work: (signal: AbortSignal) => Promise<boolean>,
  onError: (error: unknown) => void,
): DailyJob {
  return repeated(async (signal) => ((await work(signal)) ? DAY_MS : HOUR_MS), onError);
}

/** The same every hour. */
export function everyHour(work: () => Promise<void>, onError: (error: unknown) => void): DailyJob {
  return repeated(async () => {
    await work();
    return HOUR_MS;
  }, onError);
}

/** @param work how long it rests before it is due again [ms]; an hour where it fails */
function repeated(
  work: (signal: AbortSignal) => Promise<number>,
  onError: (error: unknown) => void,
): DailyJob {
  const abort = new AbortController();
  let running: Promise<void> | null = null;
  let dueMs = performance.now() + Math.random() * FIRST_MS;
  const run = async () => {
    let restMs = HOUR_MS;
    try {
      restMs = await work(abort.signal);
    } catch (error) {
      onError(error);
    }
    dueMs = performance.now() + restMs + Math.random() * JITTER_MS;
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
