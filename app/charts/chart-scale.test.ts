import { describe, expect, test } from 'vitest';
import { linearScale, roundTicks } from './chart-scale.ts';

test('maps the ends of a domain onto the ends of a range, also upside down', () => {
  const y = linearScale([-100, 300], [400, 0]);
  expect(y(-100)).toBe(400);
  expect(y(300)).toBe(0);
  expect(y(0)).toBe(300);
});

describe('ticks', () => {
  test('are round and within the domain', () => {
    expect(roundTicks([-120_000, 150_000], 6)).toEqual([
      -100_000, -50_000, 0, 50_000, 100_000, 150_000,
    ]);
    expect(roundTicks([0, 817], 5)).toEqual([0, 200, 400, 600, 800]);
    expect(roundTicks([0, 3.4], 4)).toEqual([0, 1, 2, 3]);
  });
});
