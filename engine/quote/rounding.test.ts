import { expect, test } from 'vitest';
import { roundHalfAwayFromZero } from './rounding.ts';

test.each([
  [2.5, 3],
  [-2.5, -3],
  [2.4999, 2],
  [-0.4, 0],
  [0, 0],
  [1.005 * 100, 101],
  [8332.5, 8333],
  [123_456_789_012, 123_456_789_012],
])('%d → %d', (value, rounded) => {
  // 1.005 · 100 is 100.49999999999999 in binary; written it is a half.
  expect(roundHalfAwayFromZero(value)).toBe(rounded);
});

test('refuses what is no number', () => {
  expect(() => roundHalfAwayFromZero(Number.NaN)).toThrow(RangeError);
  expect(() => roundHalfAwayFromZero(Infinity)).toThrow(RangeError);
});
