import { expect, test } from 'vitest';
import { circuitBreaker } from './circuit-breaker.ts';

function breakerAt(startMs: number) {
  let nowMs = startMs;
  const breaker = circuitBreaker(() => nowMs);
  const fail = () => {
    expect(breaker.begin()).toBe(true);
    breaker.failed();
  };
  return { breaker, fail, pass: (ms: number) => (nowMs += ms) };
}

test('opens within five failures, and lets one call try after half a minute', () => {
  const { breaker, fail, pass } = breakerAt(0);
  let calls = 0;
  while (breaker.begin()) {
    breaker.failed();
    calls += 1;
    expect(calls).toBeLessThanOrEqual(5);
  }
  expect(breaker.isOpen()).toBe(true);
  pass(29_999);
  expect(breaker.begin()).toBe(false);
  pass(1);
  expect(breaker.begin()).toBe(true);
  // The second caller waits for the first one's outcome.
  expect(breaker.begin()).toBe(false);
  breaker.failed();
  expect(breaker.begin()).toBe(false);
  pass(30_000);
  fail();
  pass(30_000);
  expect(breaker.begin()).toBe(true);
  breaker.succeeded();
  expect([breaker.begin(), breaker.begin(), breaker.begin()]).toEqual([true, true, true]);
});

test('failures that are not in a row do not open it', () => {
  const { breaker, fail } = breakerAt(5);
  for (let round = 0; round < 20; round++) {
    fail();
    fail();
    expect(breaker.begin()).toBe(true);
    breaker.succeeded();
  }
  expect(breaker.isOpen()).toBe(false);
});

test('a service that asks to be left alone is, at once and for as long as it asked', () => {
  const { breaker, pass } = breakerAt(0);
  expect(breaker.begin()).toBe(true);
  expect(breaker.begin()).toBe(true);
  breaker.failed(120_000);
  // Answers to a call made before.
  breaker.succeeded();
  pass(119_999);
  expect(breaker.begin()).toBe(false);
  pass(1);
  expect(breaker.begin()).toBe(true);
});
