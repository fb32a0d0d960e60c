import { describe, expect, test } from 'vitest';
import { barAt } from './loading-bar.ts';

// Expected times: specification 9 (throttle 200 ms, hide delay 500 ms, reset delay 400 ms).
describe('the bar of a navigation that begins at 1,000 ms', () => {
  test.each([
    [1_000, 'idle', 1_200],
    [1_199, 'idle', 1_200],
    [1_200, 'growing', null],
    [60_000, 'growing', null],
  ])('in progress, at %d: %s', (nowMs, phase, nextMs) =>
    expect(barAt(nowMs, { startMs: 1_000, endMs: null })).toEqual({ phase, nextMs }),
  );

  test.each([
    [1_800, 'full', 2_300],
    [2_299, 'full', 2_300],
    [2_300, 'hidden', 2_700],
    [2_699, 'hidden', 2_700],
    [2_700, 'idle', null],
  ])('ended at 1,800, at %d: %s', (nowMs, phase, nextMs) =>
    expect(barAt(nowMs, { startMs: 1_000, endMs: 1_800 })).toEqual({ phase, nextMs }),
  );

  test.each([1_199, 1_400, 5_000])('ended before the throttle, at %d: never shown', (nowMs) =>
    expect(barAt(nowMs, { startMs: 1_000, endMs: 1_199 }).phase).toBe('idle'),
  );
});
