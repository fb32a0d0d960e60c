import { describe, expect, test } from 'vitest';
import { panelAreaM2, panelsThatFit, rowCoverage } from './panel-layout.ts';

const panel = { xM: 1.134, yM: 1.762 };

describe('panelAreaM2', () => {
  test.each([
    [1.134, 1.762, 1.998],
    [1.0, 1.0005, 1.001],
    [1.5, 1.001, 1.502],
  ])('%d × %d m is %d m²', (x, y, area) => {
    expect(panelAreaM2(x, y)).toBe(area);
  });

  test.each([
    [0, 1],
    [-1, 2],
    [Number.NaN, 1],
    [Infinity, 1],
  ])('refuses %d × %d', (x, y) => {
    expect(() => panelAreaM2(x, y)).toThrow(RangeError);
  });
});

describe('panelsThatFit', () => {
  test('rectangle of 10 × 6 m: 9.4 × 5.4 m free, so 8 columns of 3 upright', () => {
    expect(panelsThatFit({ widthM: 10, heightM: 6 }, panel)).toEqual({
      panels: 24,
      rows: 3,
      columns: 8,
      orientation: 'portrait',
    });
  });

  test('rectangle of 12 × 3 m: 2.4 m high takes one row upright (10) or two lying (12)', () => {
    expect(panelsThatFit({ widthM: 12, heightM: 3 }, panel)).toEqual({
      panels: 12,
      rows: 2,
      columns: 6,
      orientation: 'landscape',
    });
  });

  test('a rectangle that fits to the millimetre holds its panels', () => {
    const roof = { widthM: 3 * 1.134 + 0.6, heightM: 1.762 + 0.6 };
    expect(panelsThatFit(roof, panel).panels).toBe(3);
  });

  test('a roof smaller than its edges holds none', () => {
    expect(panelsThatFit({ widthM: 0.5, heightM: 9 }, panel).panels).toBe(0);
  });

  test('by area: 0.85 · 60 / 1.998 is 25.5, so 25', () => {
    expect(panelsThatFit({ roofSurfaceArea: 60 }, panel).panels).toBe(25);
    expect(panelsThatFit({ roofSurfaceArea: 0 }, panel).panels).toBe(0);
  });

  test('by area, 0.85 · 40 m² of 1.7 m² panels is exactly 20', () => {
    expect(panelsThatFit({ roofSurfaceArea: 40 }, { xM: 1, yM: 1.7 }).panels).toBe(20);
  });

  test('which side of the panel is called x does not matter', () => {
    const turned = { xM: panel.yM, yM: panel.xM };
    const roof = { widthM: 7.3, heightM: 5.1 };
    expect(panelsThatFit(roof, turned)).toEqual(panelsThatFit(roof, panel));
  });

  test.each([-1, Number.NaN, Infinity])('refuses an area of %d', (roofSurfaceArea) => {
    expect(() => panelsThatFit({ roofSurfaceArea }, panel)).toThrow(RangeError);
  });
});

test('rows of 12° cover 0.62 of a flat roof, of 35° 0.39, and lying panels all of it', () => {
  expect(rowCoverage(12)).toBeCloseTo(0.618, 3);
  expect(rowCoverage(35)).toBeCloseTo(0.387, 3);
  expect(rowCoverage(0)).toBe(1);
  expect(() => rowCoverage(91)).toThrow(RangeError);
});
