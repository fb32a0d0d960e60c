import { describe, expect, test } from 'vitest';
import { typicalYear } from '../climate/typical-year.ts';
import { sunYear } from '../sun/sun-year.ts';
import { brightPlaces, shadeLoss } from './shade-loss.ts';
import { surfaceHorizon } from './surface-horizon.ts';
import type { SurfaceModel } from './surface-model.ts';

/** 120 × 120 m of level ground at 5 m, in cells of 0.5 m, with what stands on it. */
function ground(standsM: (x: number, y: number) => number): SurfaceModel {
  const columns = 240;
  const heightsM = Float32Array.from({ length: columns * columns }, (_, index) => {
    const x = ((index % columns) + 0.5) * 0.5;
    const y = 120 - (Math.floor(index / columns) + 0.5) * 0.5;
    return 5 + standsM(x, y);
  });
  return { westM: 0, northM: 120, cellM: 0.5, columns, rows: columns, heightsM, noData: -9999 };
}

const EYE = { point: [60, 60] as const, heightM: 5 };

describe('a horizon from a surface', () => {
  test('a long wall of 10 m in the east, 20 m away, by hand', () => {
    const horizon = surfaceHorizon(
      ground((x) => (x > 80 && x < 84 ? 10 : 0)),
      EYE,
      0,
    );
    // Due east atan(10 / 20) = 26.6°; 45° from it the wall is √2 times as far: 19.5°. Nothing in the west.
    expect(Math.abs(horizon[18]! - 26.57)).toBeLessThan(0.5);
    expect(Math.abs(horizon[9]! - 19.47)).toBeLessThan(0.5);
    expect(Math.max(...horizon.slice(37, 72))).toBe(0);
  });

  test('on a map whose north points east of north, what is up the map is seen there', () => {
    const tower = ground((x, y) => (Math.abs(x - 60) < 1 && Math.abs(y - 90) < 1 ? 15 : 0));
    expect(surfaceHorizon(tower, EYE, 0)[0]).toBeGreaterThan(25);
    expect(surfaceHorizon(tower, EYE, 10)[0]).toBe(0);
    expect(surfaceHorizon(tower, EYE, 10)[2]).toBeGreaterThan(25);
  });

  test('level ground and nothing measured take nothing', () => {
    const free = Array.from({ length: 72 }, () => 0);
    expect(
      surfaceHorizon(
        ground(() => 0),
        EYE,
        3,
      ),
    ).toEqual(free);
    const nothing = { ...ground(() => 20), noData: 25 };
    expect(surfaceHorizon(nothing, EYE, 3)).toEqual(free);
  });
});

describe('what shade takes', () => {
  const place = { lat: 56.2, lon: 10.2 };
  const sun = sunYear(place);
  const climate = typicalYear(place);
  const plane = { slopeDeg: 35, azimuthDeg: 0, mounting: 'building' } as const;
  const ring = (deg: (index: number) => number) => Array.from({ length: 72 }, (_, i) => deg(i));

  test('a free horizon nothing, one all round most in December', () => {
    expect(
      shadeLoss(
        sun,
        climate,
        plane,
        ring(() => 0),
      ).year,
    ).toBe(0);
    const { year, months } = shadeLoss(
      sun,
      climate,
      plane,
      ring(() => 12),
    );
    expect(year).toBeGreaterThan(0.01);
    expect(months[11]).toBeGreaterThan(months[5]!);
    expect(months[11]).toBeGreaterThan(0.4);
  });

  test('a tree in the north hardly anything, the same in the south much', () => {
    const north = shadeLoss(
      sun,
      climate,
      plane,
      ring((i) => (i < 9 || i > 63 ? 40 : 0)),
    );
    const south = shadeLoss(
      sun,
      climate,
      plane,
      ring((i) => (i > 27 && i < 45 ? 40 : 0)),
    );
    expect(north.year).toBeLessThan(0.02);
    expect(south.year).toBeGreaterThan(10 * north.year);
  });

  test('dark places carry no panels, the brightest come first', () => {
    expect(brightPlaces([0.05, 0.3, 0.02, 0.11])).toEqual([2, 0, 3]);
    expect(brightPlaces([])).toEqual([]);
  });
});
