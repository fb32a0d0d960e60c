import { describe, expect, test } from 'vitest';
import { inverterKwh } from './inverter-clip.ts';

const year = (first: readonly number[]) => {
  const hours = new Float64Array(8760);
  hours.set(first);
  return hours;
};

const one = (acKwPerKwp: Float64Array, peakKwp: number) => [{ acKwPerKwp, peakKwp }];

describe('inverterKwh', () => {
  test('10 kWp at 0.5 and 0.9 kW/kWp, 14 % loss, 6 kW: 4.3 and cut at 6', () => {
    const kwh = inverterKwh(one(year([0.5, 0.9]), 10), 14, 6);
    // Kept to 2⁻³² kWh.
    expect(kwh[0]).toBeCloseTo(4.3, 9);
    expect(kwh[1]).toBe(6);
    expect(kwh[2]).toBe(0);
  });

  // East 5 kWp · 0.8 = 4 and west 5 · 0.2 = 1 make 5 kW; at noon 5 · 0.7 twice makes 7, cut at 6.
  test('two faces are cut as one sum, not each', () => {
    const east = { acKwPerKwp: year([0.8, 0.7]), peakKwp: 5 };
    const west = { acKwPerKwp: year([0.2, 0.7]), peakKwp: 5 };
    const kwh = inverterKwh([east, west], 0, 6);
    expect(kwh[0]).toBeCloseTo(5, 12);
    expect(kwh[1]).toBe(6);
  });

  test('without a rating nothing is cut', () => {
    expect(inverterKwh(one(year([1]), 100), 0, Infinity)[0]).toBe(100);
  });

  test.each([
    [-1, 14, 6],
    [10, 101, 6],
    [10, -1, 6],
    [10, 14, Number.NaN],
  ])('refuses %d kWp, %d %%, %d kW', (peakKwp, loss, acKw) => {
    expect(() => inverterKwh(one(year([]), peakKwp), loss, acKw)).toThrow(RangeError);
  });
});
