import { expect, test } from 'vitest';
import { isPassing, waitBeforeRetryMs } from './retry-schedule.ts';

test('the wait doubles from a second on', () => {
  const middle = [1, 2, 3, 4, 5, 6].map((failures) => waitBeforeRetryMs(failures, 0.5));
  expect(middle).toEqual([1000, 2000, 4000, 8000, 16_000, 32_000]);
});

test('chance moves it by up to half, either way', () => {
  expect(waitBeforeRetryMs(1, 0)).toBe(500);
  expect(waitBeforeRetryMs(1, 0.999)).toBeCloseTo(1499);
  expect(waitBeforeRetryMs(3, 0)).toBe(2000);
  expect(waitBeforeRetryMs(3, 0.999)).toBeCloseTo(5996);
});

test('a wait before the first call is an error', () => {
  expect(() => waitBeforeRetryMs(0, 0.5)).toThrow(RangeError);
});

test('only what may pass is retried', () => {
  expect([429, 500, 503, 504].every(isPassing)).toBe(true);
  expect([200, 304, 400, 401, 403, 404, 501, 502].some(isPassing)).toBe(false);
});
