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
  const abort = new AbortController();
  let running: Promise<void> | null = null;
  let dueMs = performance.now() + Math.random() * FIRST_MS;
  const run = async () => {
    let isDone = false;
    try {
      isDone = await work(abort.signal);
    } catch (error) {
      onError(error);
    }
    dueMs = performance.now() + (isDone ? DAY_MS : HOUR_MS) + Math.random() * JITTER_MS;
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

/** Does something soon after the start and then every hour, also after a failure. */
export function everyHour(work: () => Promise<void>, onError: (error: unknown) => void): DailyJob {
  return everyDay(async () => {
    await work();
    // Never done for today: it is due again in an hour.
    return false;
  }, onError);
}
