import { describe, expect, test } from 'vitest';
import { sunPosition } from './sun-position.ts';
import { sunYear } from './sun-year.ts';

describe('sunPosition', () => {
  test('at the June solstice the noon sun stands at latitude − 23.44° from the zenith, in the south', () => {
    // Solar noon in Copenhagen on 21 June 2025: 12:00 − 50.3 min (longitude) + 1.8 min (equation of time) UTC.
    const sun = sunPosition(Date.UTC(2025, 5, 21, 11, 11, 30), { lat: 55.676, lon: 12.568 });
    expect(sun.zenithDeg).toBeCloseTo(55.676 - 23.44, 1);
    expect(Math.abs(sun.azimuthDeg - 180)).toBeLessThan(0.3);
  });

  test('the air lifts the sun by about half a degree at the horizon, by nothing at midnight', () => {
    const place = { lat: 55.676, lon: 12.568 };
    for (let minute = 0; minute < 24 * 60; minute += 2) {
      const sun = sunPosition(Date.UTC(2025, 2, 20, 0, minute), place);
      const lift = sun.zenithDeg - sun.apparentZenithDeg;
      if (sun.zenithDeg > 91) expect(lift).toBe(0);
      else if (Math.abs(sun.zenithDeg - 90) < 0.2) expect(Math.abs(lift - 0.48)).toBeLessThan(0.06);
      else if (sun.zenithDeg < 90.8) expect(lift).toBeGreaterThan(0);
    }
  });

  test.each([
    [Number.NaN, 56, 10],
    [0, 91, 10],
    [0, Number.NaN, 10],
    [0, 56, Infinity],
  ])('refuses time %d at %d, %d', (timeMs, lat, lon) => {
    expect(() => sunPosition(timeMs, { lat, lon })).toThrow(RangeError);
  });
});

describe('sunYear', () => {
  test('holds unit vectors', () => {
    const { up, north, east } = sunYear({ lat: 57.72, lon: 10.58 });
    for (let hour = 0; hour < 8760; hour++) {
      expect(Math.hypot(up[hour]!, north[hour]!, east[hour]!)).toBeCloseTo(1, 8);
    }
  });

  test('the sun is strongest in early January, by 3.4 %, as the Earth is nearest', () => {
    const { extraterrestrialWm2 } = sunYear({ lat: 56, lon: 10 });
    expect(extraterrestrialWm2[3 * 24]! / 1366.1).toBeCloseTo(1.034, 3);
    expect(extraterrestrialWm2[185 * 24]! / 1366.1).toBeCloseTo(0.967, 3);
  });

  test('the same place is computed once', () => {
    const place = { lat: 55.5, lon: 11.5 };
    expect(sunYear({ ...place })).toBe(sunYear(place));
  });

  test('refuses a place off the globe', () => {
    expect(() => sunYear({ lat: 95, lon: 10 })).toThrow(RangeError);
  });
});
