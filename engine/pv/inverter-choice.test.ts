import { describe, expect, test } from 'vitest';
import { smallestInverter } from './inverter-choice.ts';

const models = [
  { id: 'ten', acKw: 10, maxDcKw: 15 },
  { id: 'five', acKw: 5, maxDcKw: 7.5 },
  { id: 'six', acKw: 6, maxDcKw: 7 },
  { id: 'eight', acKw: 8, maxDcKw: 12 },
];

describe('smallestInverter', () => {
  test.each([
    [3, 'five'],
    [6.25, 'five'],
    [6.3, 'six'],
    [7, 'six'],
    [7.5, 'eight'],
    [10, 'eight'],
    [10.1, 'ten'],
    [12.5, 'ten'],
  ])('%d kWp takes %s', (dcKw, id) => {
    expect(smallestInverter(models, dcKw)?.id).toBe(id);
  });

  test('null when AC is below 0.8 · DC everywhere, or DC is over every limit', () => {
    expect(smallestInverter(models, 12.6)).toBeNull();
    expect(smallestInverter([{ id: 'x', acKw: 99, maxDcKw: 5 }], 6)).toBeNull();
    expect(smallestInverter([], 6)).toBeNull();
  });

  test('floating-point dust does not cost a size: 17 panels of 0.44 kWp on a limit of 7.48', () => {
    expect(smallestInverter([{ id: 'x', acKw: 6, maxDcKw: 7.48 }], 17 * 0.44)?.id).toBe('x');
  });

  test.each([0, -1, Number.NaN])('refuses %d kWp', (dcKw) => {
    expect(() => smallestInverter(models, dcKw)).toThrow(RangeError);
  });
});
