import type { Result } from '../../../domain/result.ts';
import { isPassing, waitBeforeRetryMs } from './retry-schedule.ts';

const GIVEN_UP_AFTER_MS = 60_000;

export type AnalyticsConfig = { readonly measurementId: string; readonly appId: string };
export type ConfigFailure = {
  readonly kind: 'refused' | 'unreadable' | 'unreachable' | 'given-up';
};

// Without domain/result.ts, whose code is loaded with the calculator's.
const failed = (kind: ConfigFailure['kind']) => ({ ok: false, error: { kind } }) as const;

/** The outside world for the call; a test supplies its own. */
export type ConfigWorld = {
  readonly fetch: typeof globalThis.fetch;
  readonly random: () => number;
  /** Resolves after the time, or at once when the signal aborts. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
  /** Aborts after the time. */
  readonly deadline: (ms: number) => AbortSignal;
};

const browserWorld: ConfigWorld = {
  fetch: (...call) => globalThis.fetch(...call),
  random: Math.random,
  wait: (ms, signal) =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
    }),
  deadline: (ms) => AbortSignal.timeout(ms),
};

type Call = { readonly url: string; readonly apiKey: string };

/**
 * Requests the analytics app's configuration (specification 7): retries after growing waits while
 * the answer may change, for a minute at most.
 * @returns null: nothing has changed since the site was set up
 */
export async function fetchAnalyticsConfig(
  { url, apiKey }: Call,
  world: ConfigWorld = browserWorld,
): Promise<Result<AnalyticsConfig | null, ConfigFailure>> {
  const signal = world.deadline(GIVEN_UP_AFTER_MS);
  const headers = { Accept: 'application/json', 'x-goog-api-key': apiKey };
  for (let failures = 1; ; failures++) {
    const answer = await world
      .fetch(url, { headers, signal, credentials: 'omit', redirect: 'error' })
      .catch(() => null);
    if (signal.aborted) return failed('given-up');
    if (answer === null) return failed('unreachable');
    if (answer.status === 200 || answer.status === 304) return readConfig(answer, signal);
    if (!isPassing(answer.status)) return failed('refused');
    await world.wait(waitBeforeRetryMs(failures, world.random()), signal);
    if (signal.aborted) return failed('given-up');
  }
}

async function readConfig(
  answer: Response,
  signal: AbortSignal,
): Promise<Result<AnalyticsConfig | null, ConfigFailure>> {
  const body: unknown = await answer.json().catch(() => null);
  if (signal.aborted) return failed('given-up');
  // Not modified, but the answer it refers to is not at hand: the settings the site knows still
  // hold.
  if (body === null && answer.status === 304) return { ok: true, value: null };
  const { measurementId, appId } = (body ?? {}) as Partial<Record<string, unknown>>;
  return typeof measurementId === 'string' && measurementId !== '' && typeof appId === 'string'
    ? { ok: true, value: { measurementId, appId } }
    : failed('unreadable');
}
