import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fail, ok } from '../../../domain/result.ts';
import { createLogger } from '../../logger.ts';
import { startSpotPriceJob } from './daily-job.ts';

const HOUR_MS = 3_600_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function jobWith(...results: readonly (ReturnType<typeof ok<number>> | 'busy' | 'throws')[]) {
  let calls = 0;
  const job = startSpotPriceJob({
    log: createLogger('silent'),
    refreshSpotPrices: () => {
      const result = results[Math.min(calls, results.length - 1)] ?? 'busy';
      calls += 1;
      if (result === 'throws') return Promise.reject(new Error('disk full'));
      return Promise.resolve(result === 'busy' ? fail({ kind: 'busy' as const }) : result);
    },
  });
  return { job, calls: () => calls };
}

test('asks soon after the start, and then once a day', async () => {
  const { job, calls } = jobWith(ok(1));
  await vi.advanceTimersByTimeAsync(3 * 60_000);
  expect(calls()).toBe(1);
  await vi.advanceTimersByTimeAsync(23 * HOUR_MS);
  expect(calls()).toBe(1);
  await vi.advanceTimersByTimeAsync(2 * HOUR_MS);
  expect(calls()).toBe(2);
  await job.stop();
  await vi.advanceTimersByTimeAsync(50 * HOUR_MS);
  expect(calls()).toBe(2);
});

test.each(['busy', 'throws'] as const)(
  'after «%s» it asks again within two hours',
  async (wrong) => {
    const { job, calls } = jobWith(wrong, wrong, ok(1));
    await vi.advanceTimersByTimeAsync(3 * 60_000);
    expect(calls()).toBe(1);
    await vi.advanceTimersByTimeAsync(50 * 60_000);
    expect(calls()).toBe(1);
    // An hour and up to twenty minutes, twice: the third at 121 minutes at the earliest.
    await vi.advanceTimersByTimeAsync(60 * 60_000);
    expect(calls()).toBe(2);
    await vi.advanceTimersByTimeAsync(2 * HOUR_MS);
    expect(calls()).toBe(3);
    await job.stop();
  },
);

test('where nobody is asked, nothing runs', async () => {
  // The logger has timers of its own.
  const log = createLogger('silent');
  const before = vi.getTimerCount();
  const job = startSpotPriceJob({ log, refreshSpotPrices: null });
  expect(vi.getTimerCount()).toBe(before);
  await job.stop();
});
