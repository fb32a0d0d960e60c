import { describe, expect, test } from 'vitest';
import { horizonOf, horizonSine, openSkyShare } from './horizon.ts';
import { slopeTerms } from './plane-of-array.ts';

const ring = (elevationDeg: number) => Array.from({ length: 12 }, () => elevationDeg);

describe('horizonOf', () => {
  test('a free horizon is null, by name and by twelve zeros', () => {
    expect(horizonOf('none')).toBeNull();
    expect(horizonOf(ring(0))).toBeNull();
  });

  test('much stands higher than some, all round', () => {
    const some = horizonOf('some');
    horizonOf('much')?.forEach((elevation, at) => expect(elevation).toBeGreaterThan(some![at]!));
  });

  test.each([
    [[10, 20]],
    [[]],
    [Array.from({ length: 84 }, () => 1)],
    [[...ring(5).slice(1), -1]],
    [[...ring(5).slice(1), Number.NaN]],
  ])('refuses %j', (elevations) => {
    expect(() => horizonOf(elevations)).toThrow(RangeError);
  });
});

test('six times as many directions with the same heights say the same', () => {
  const coarse = [0, 10, 30, 20, 5, 0, 0, 15, 40, 10, 0, 0];
  const sines = (horizon: readonly number[]) =>
    Float64Array.from(horizon, (deg) => Math.sin((deg * Math.PI) / 180));
  const fine = Array.from({ length: 72 }, (_, index) => {
    const sine = horizonSine(sines(coarse), index / 6);
    return (Math.asin(sine) * 180) / Math.PI;
  });
  for (const at of [0.05, 1.4, 2.5, 7.9, 11.99]) {
    expect(horizonSine(sines(fine), at)).toBeCloseTo(horizonSine(sines(coarse), at), 12);
  }
  const slope = slopeTerms(35);
  const difference = openSkyShare(slope, 160, fine) - openSkyShare(slope, 160, coarse);
  expect(Math.abs(difference)).toBeLessThan(0.002);
});

test('between two directions the horizon runs straight, and from the twelfth to the first', () => {
  const sines = Float64Array.from([0.2, 0.4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0.6]);
  expect(horizonSine(sines, 0.5)).toBeCloseTo(0.3, 12);
  expect(horizonSine(sines, 11.5)).toBeCloseTo(0.4, 12);
});

describe('openSkyShare', () => {
  test.each([5, 15, 40])('a flat plane in a ring of %d° keeps cos² of it', (elevationDeg) => {
    const share = openSkyShare(slopeTerms(0), 180, ring(elevationDeg));
    expect(share).toBeCloseTo(Math.cos((elevationDeg * Math.PI) / 180) ** 2, 10);
  });

  test('a wall facing south loses all with the southern half of the sky, nothing with the northern', () => {
    const wall = slopeTerms(90);
    const south = ring(0).map((_, at) => (at >= 3 && at <= 9 ? 90 : 0));
    const north = ring(0).map((_, at) => (at <= 2 || at >= 10 ? 60 : 0));
    expect(openSkyShare(wall, 180, south)).toBeCloseTo(0, 6);
    expect(openSkyShare(wall, 180, north)).toBeGreaterThan(0.99);
  });

  test('a higher horizon never shows more sky', () => {
    const slope = slopeTerms(35);
    let before = 1;
    for (let elevation = 2; elevation <= 80; elevation += 2) {
      const share = openSkyShare(slope, 120, ring(elevation));
      expect(share).toBeLessThan(before);
      before = share;
    }
  });
});
