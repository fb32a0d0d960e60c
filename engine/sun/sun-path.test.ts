import { describe, expect, test } from 'vitest';
import { sunPath, sunTimes } from './sun-path.ts';

const copenhagen = { lat: 55.676, lon: 12.568 };
const MINUTE_MS = 60_000;

describe('sunTimes', () => {
  // Almanac times for Copenhagen, to the minute.
  test.each([
    [
      'midsummer',
      Date.UTC(2025, 5, 20, 22),
      Date.UTC(2025, 5, 21, 2, 25),
      Date.UTC(2025, 5, 21, 19, 58),
    ],
    [
      'midwinter',
      Date.UTC(2025, 11, 20, 23),
      Date.UTC(2025, 11, 21, 7, 37),
      Date.UTC(2025, 11, 21, 14, 38),
    ],
  ])('%s in Copenhagen, within two minutes of the almanac', (_, startMs, sunrise, sunset) => {
    const times = sunTimes(startMs, copenhagen);
    expect(Math.abs(times.sunriseMs! - sunrise)).toBeLessThanOrEqual(2 * MINUTE_MS);
    expect(Math.abs(times.sunsetMs! - sunset)).toBeLessThanOrEqual(2 * MINUTE_MS);
  });

  test('at the North Pole the midsummer sun neither rises nor sets', () => {
    expect(sunTimes(Date.UTC(2025, 5, 21), { lat: 90, lon: 0 })).toEqual({
      sunriseMs: null,
      sunsetMs: null,
    });
  });
});

describe('sunPath', () => {
  test('runs clockwise over the south and is highest there', () => {
    const path = sunPath(Date.UTC(2025, 2, 20), copenhagen, 15);
    expect(path).toHaveLength(97);
    const highest = path.reduce((top, point) =>
      point.elevationDeg > top.elevationDeg ? point : top,
    );
    // Equinox: noon elevation is 90° − latitude.
    expect(highest.elevationDeg).toBeCloseTo(90 - 55.676, 0);
    expect(Math.abs(highest.azimuthDeg - 180)).toBeLessThan(4);
  });

  test('refuses a step of nothing', () => {
    expect(() => sunPath(0, copenhagen, 0)).toThrow(RangeError);
  });
});
