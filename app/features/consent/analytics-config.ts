import type { Result } from '../../../domain/result.ts';
import { isPassing, waitBeforeRetryMs } from './retry-schedule.ts';

const GIVEN_UP_AFTER_MS = 60_000;

export type AnalyticsConfig = { readonly measurementId: string; readonly appId: string };
export type ConfigFailure = {
  readonly kind: 'refused' | 'unreadable' | 'unreachable' | 'given-up';
};

// Not by domain/result.ts, whose code travels with the calculator's.
const failed = (kind: ConfigFailure['kind']) => ({ ok: false, error: { kind } }) as const;

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
  // Not modified, and without the text that it was not modified from: what the site knows still holds.
  if (body === null && answer.status === 304) return { ok: true, value: null };
  const { measurementId, appId } = (body ?? {}) as Partial<Record<string, unknown>>;
  return typeof measurementId === 'string' && measurementId !== '' && typeof appId === 'string'
    ? { ok: true, value: { measurementId, appId } }
    : failed('unreadable');
}
