import { describe, expect, test } from 'vitest';
import { LARGEST_GRID_COMPANY } from './grid-company.ts';
import { GRID_COMPANIES } from './grid-tariffs.ts';
import { HOUR_SHAPES, SEASON_BY_MONTH } from './household-load-shape.ts';
import { SPOT_MILLI_DKK } from './spot-price-shape.ts';

describe('tables have the shape that the sums rely on', () => {
  test.each(['DK1', 'DK2'] as const)(
    'spot %s: 12 months of 24 hours for both day types',
    (zone) => {
      for (const months of [SPOT_MILLI_DKK[zone].weekday, SPOT_MILLI_DKK[zone].weekend]) {
        expect(months.map((hours) => hours.length)).toEqual(Array(12).fill(24));
      }
    },
  );

  test('household: 24 hours that average to 1 within rounding, 12 months', () => {
    expect(SEASON_BY_MONTH).toHaveLength(12);
    for (const { weekday, weekend } of Object.values(HOUR_SHAPES)) {
      for (const hours of [weekday, weekend]) {
        expect(hours).toHaveLength(24);
        expect(hours.reduce((sum, value) => sum + value, 0) / 24).toBeCloseTo(1, 2);
      }
    }
  });

  test('grid companies: one GLN each, 13 digits, rows by day, low ≤ high ≤ peak', () => {
    expect(GRID_COMPANIES.length).toBe(35);
    expect(new Set(GRID_COMPANIES.map(({ gln }) => gln)).size).toBe(GRID_COMPANIES.length);
    expect(new Set(GRID_COMPANIES.flatMap(({ areas }) => areas)).size).toBe(37);
    for (const { gln, tariffs } of GRID_COMPANIES) {
      expect(gln).toMatch(/^\d{13}$/);
      expect(tariffs.map(({ from }) => from)).toEqual(tariffs.map(({ from }) => from).toSorted());
      for (const { low, high, peak } of tariffs) {
        expect(low <= high && high <= peak && low > 0).toBe(true);
      }
    }
  });

  test('the largest company of each zone lies in it and has tariffs', () => {
    for (const zone of ['DK1', 'DK2'] as const) {
      const company = GRID_COMPANIES.find(({ gln }) => gln === LARGEST_GRID_COMPANY[zone]);
      expect(company?.zone).toBe(zone);
      expect(company?.tariffs.length).toBeGreaterThan(0);
    }
  });
});
