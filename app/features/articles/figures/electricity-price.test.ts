import { describe, expect, test } from 'vitest';
import figures from './electricity-price.build.ts';

// Expected from the published tariffs and the month's mean prices, excl. VAT:
// N1 winter 2026 0.087854 / 0.263563 / 0.79069, system 0.072, transmission 0.043, tax 0.008, supplier 0.09 (assumed),
// DK1 weekdays of January 2026: 0.591 from 4 to 5, 1.090 from 17 to 18.

describe('a weekday in January', () => {
  test('the five parts of every hour add up, and VAT is a quarter of the other four', () => {
    expect(figures.hours).toHaveLength(24);
    for (const { spot, grid, national, supplier, vat, total } of figures.hours) {
      const beforeVat = spot + grid + national + supplier;
      expect(vat).toBeCloseTo(beforeVat * 0.25, 5);
      expect(total).toBeCloseTo(beforeVat * 1.25, 5);
    }
  });

  test('from 17 to 18, part by part', () => {
    expect(figures.hours[17]).toEqual({
      spot: 1.09,
      grid: 0.79069,
      national: 0.123,
      supplier: 0.09,
      vat: expect.closeTo(0.5234225, 5),
      total: expect.closeTo(2.6171125, 5),
    });
  });

  test('from 4 to 5: (0.591 + 0.087854 + 0.123 + 0.09) · 1.25', () => {
    expect(figures.hours[4]!.total).toBeCloseTo(1.114818, 6);
  });

  test('the hours the article names are the most expensive and the cheapest', () => {
    expect([figures.dearestHour, figures.cheapestHour]).toEqual([17, 4]);
  });

  test('the grid has three steps: low until 6, peak from 17 to 21', () => {
    const stepOf = (hour: number) =>
      hour < 6 ? 0.087854 : hour >= 17 && hour < 21 ? 0.79069 : 0.263563;
    expect(figures.hours.map(({ grid }) => grid)).toEqual(
      Array.from({ length: 24 }, (_, hour) => stepOf(hour)),
    );
  });
});

describe('the years', () => {
  const totalOf = (year: number) => figures.years.find((price) => price.year === year)!.total;

  test('2027 differs from 2026 by Energinet’s tariffs: (0.105 − 0.115) · 1.25', () => {
    expect(totalOf(2027) - totalOf(2026)).toBeCloseTo(-0.0125, 5);
  });

  test('2028 adds the law’s tax: (0.761 − 0.008) · 1.25; to 2030 it follows the index and loses an øre of 2015', () => {
    expect(totalOf(2028) - totalOf(2027)).toBeCloseTo(0.94125, 5);
    // (0.715 · 1.02² · 55.3 / 56.3 − 0.715) · 1.25
    expect(totalOf(2030) - totalOf(2028)).toBeCloseTo(0.01959, 4);
  });

  test('the parts of every year add up', () => {
    for (const { spot, delivery, tax, vat, total } of figures.years) {
      expect(spot + delivery + tax + vat).toBeCloseTo(total, 5);
    }
  });
});
