import { fail, ok, type Result } from '../../../domain/result.ts';
import { isPassing, waitBeforeRetryMs } from './retry-schedule.ts';

const GIVEN_UP_AFTER_MS = 60_000;

export type AnalyticsConfig = { readonly measurementId: string; readonly appId: string };
export type ConfigFailure = {
  readonly kind: 'refused' | 'unreadable' | 'unreachable' | 'given-up';
  readonly status?: number;
};

/** The world outside the call; a test brings its own. */
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
 * Asks for the analytics app's configuration (specification 7): again after a growing wait where the answer
 * may be another one later, and for a minute at most.
 */
export async function fetchAnalyticsConfig(
  { url, apiKey }: Call,
  world: ConfigWorld = browserWorld,
): Promise<Result<AnalyticsConfig, ConfigFailure>> {
  const signal = world.deadline(GIVEN_UP_AFTER_MS);
  const headers = { Accept: 'application/json', 'x-goog-api-key': apiKey };
  for (let failures = 1; ; failures++) {
    const answer = await world
      .fetch(url, { headers, signal, credentials: 'omit', redirect: 'error' })
      .catch(() => null);
    if (signal.aborted) return fail({ kind: 'given-up' });
    if (answer === null) return fail({ kind: 'unreachable' });
    if (answer.status === 200 || answer.status === 304) return readConfig(answer, signal);
    if (!isPassing(answer.status)) return fail({ kind: 'refused', status: answer.status });
    await world.wait(waitBeforeRetryMs(failures, world.random()), signal);
    if (signal.aborted) return fail({ kind: 'given-up' });
  }
}

async function readConfig(
  answer: Response,
  signal: AbortSignal,
): Promise<Result<AnalyticsConfig, ConfigFailure>> {
  const body: unknown = await answer.json().catch(() => null);
  if (signal.aborted) return fail({ kind: 'given-up' });
  const { measurementId, appId } = (body ?? {}) as Partial<Record<string, unknown>>;
  return typeof measurementId === 'string' && measurementId !== '' && typeof appId === 'string'
    ? ok({ measurementId, appId })
    : fail({ kind: 'unreadable', status: answer.status });
}
