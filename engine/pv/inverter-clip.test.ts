import { describe, expect, test } from 'vitest';
import { inverterKwh } from './inverter-clip.ts';

const year = (first: readonly number[]) => {
  const hours = new Float64Array(8760);
  hours.set(first);
  return hours;
};

describe('inverterKwh', () => {
  test('10 kWp at 0.5 and 0.9 kW/kWp, 14 % loss, 6 kW: 4.3 and cut at 6', () => {
    const kwh = inverterKwh(year([0.5, 0.9]), 10, 14, 6);
    expect(kwh[0]).toBeCloseTo(4.3, 12);
    expect(kwh[1]).toBe(6);
    expect(kwh[2]).toBe(0);
  });

  test('without a rating nothing is cut', () => {
    expect(inverterKwh(year([1]), 100, 0, Infinity)[0]).toBe(100);
  });

  test.each([
    [-1, 14, 6],
    [10, 101, 6],
    [10, -1, 6],
    [10, 14, Number.NaN],
  ])('refuses %d kWp, %d %%, %d kW', (peakKwp, loss, acKw) => {
    expect(() => inverterKwh(year([]), peakKwp, loss, acKw)).toThrow(RangeError);
  });
});
