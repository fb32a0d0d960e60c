import { describe, expect, test } from 'vitest';
import { DEFAULT_ASSUMPTIONS } from '../data/default-assumptions.ts';
import { ENACTED_TAX, type TaxTable } from '../data/electricity-tax.ts';
import {
  carTaxRefundDkk,
  electricityTaxDkk,
  electricityTaxDkkPerKwh,
  electricityTaxRates,
  enactedTaxDkkPerKwh,
  usualTaxFrom2028,
} from './electricity-tax.ts';

const rateOf = (year: number, of2028 = 0.761) =>
  electricityTaxDkkPerKwh(year, { electricityTaxFrom2028DkkPerKwh: of2028 });

const rates = (dkkPerKwh: number) => ({
  dkkPerKwh,
  reducedDkkPerKwh: Math.min(dkkPerKwh, 0.008),
});

describe('the law, by hand', () => {
  test('2026 and 2027: 0.8 øre', () => {
    expect(enactedTaxDkkPerKwh(2026)).toBe(0.008);
    expect(enactedTaxDkkPerKwh(2027)).toBe(0.008);
    expect(() => enactedTaxDkkPerKwh(2025)).toThrow(RangeError);
  });

  // (60.9 − 4.6) · 1.1972 · 1.02³ + 4.6 = 76.13; from 2030 (59.9 − 4.6) · 1.1972 · 1.02⁵ + 4.6 = 77.70
  test.each([
    [2028, 0.7613],
    [2029, 0.7756],
    [2030, 0.777],
    [2031, 0.7916],
  ])('%i: %f DKK', (year, dkk) => {
    expect(enactedTaxDkkPerKwh(year)).toBeCloseTo(dkk, 4);
  });

  test('the default of 2028 is the law’s, to a tenth of an øre, and later years follow it', () => {
    const { electricityTaxFrom2028DkkPerKwh: ours } = DEFAULT_ASSUMPTIONS;
    expect(Math.round(enactedTaxDkkPerKwh(2028) * 1000) / 1000).toBe(ours);
    for (const year of [2029, 2030, 2040, 2051]) {
      expect(rateOf(year, ours) / enactedTaxDkkPerKwh(year)).toBeCloseTo(1, 3);
    }
  });

  test('a rate that stays at the EU’s least is not indexed, and no rate jumps at 4.6 øre', () => {
    expect(rateOf(2040, 0.008)).toBe(0.008);
    expect(rateOf(2040, 0.0461) - rateOf(2040, 0.0459)).toBeLessThan(0.001);
  });
});

describe('a year’s tax', () => {
  const heated = { isElectricallyHeated: true };
  const usual = { isElectricallyHeated: false };

  test('two bands where the home is heated by electricity: 4,000 · 0.76 + 3,000 · 0.008', () => {
    expect(electricityTaxDkk(7000, rates(0.76), heated)).toBeCloseTo(3064, 9);
    expect(electricityTaxDkk(7000, rates(0.76), usual)).toBeCloseTo(5320, 9);
    expect(electricityTaxDkk(3000, rates(0.76), heated)).toBeCloseTo(2280, 9);
  });

  test('solar saves the cheap band first: from 7,000 to 5,000 kWh only 2,000 · 0.008', () => {
    const saved =
      electricityTaxDkk(7000, rates(0.76), heated) - electricityTaxDkk(5000, rates(0.76), heated);
    expect(saved).toBeCloseTo(16, 9);
  });

  test('where the general rate is lower than the reduced one, it holds for all', () => {
    expect(electricityTaxDkk(7000, rates(0.005), heated)).toBeCloseTo(35, 9);
  });
});

test('a car’s tax comes back to the end of 2030, and never to a home at the reduced rate', () => {
  const home = { isElectricallyHeated: false, refundedCarKwh: 3000 };
  expect(carTaxRefundDkk(2030, rates(0.777), home)).toBeCloseTo(3000 * 0.769, 9);
  expect(carTaxRefundDkk(2031, rates(0.792), home)).toBe(0);
  expect(carTaxRefundDkk(2027, rates(0.008), home)).toBe(0);
  expect(carTaxRefundDkk(2029, rates(0.776), { ...home, isElectricallyHeated: true })).toBe(0);
});

describe('rows that staff keep', () => {
  const announced = (fromYear: number, dkkPerKwh: number): TaxTable => ({
    ...ENACTED_TAX,
    general: [...ENACTED_TAX.general, { fromYear, dkkPerKwh, isIndexed: false }].toSorted(
      (a, b) => a.fromYear - b.fromYear,
    ),
  });

  test('an announced year is paid as announced, and the index goes on from it until the law’s next rate', () => {
    const table = announced(2028, 0.8);
    expect(usualTaxFrom2028(table)).toBe(0.8);
    const taxIn = (year: number) =>
      electricityTaxDkkPerKwh(year, { electricityTaxFrom2028DkkPerKwh: 0.8 }, table);
    expect(taxIn(2027)).toBe(0.008);
    expect(taxIn(2028)).toBeCloseTo(0.8, 9);
    // (0.8 − 0.046) · 1.02 + 0.046
    expect(taxIn(2029)).toBeCloseTo(0.81508, 9);
    expect(taxIn(2030)).toBeCloseTo(enactedTaxDkkPerKwh(2030), 9);
  });

  test('a low tax that goes on is paid until the law’s next rate, and a visitor’s own low rate for good', () => {
    const table = announced(2028, 0.008);
    const taxIn = (year: number, of2028: number) =>
      electricityTaxDkkPerKwh(year, { electricityTaxFrom2028DkkPerKwh: of2028 }, table);
    expect(taxIn(2029, usualTaxFrom2028(table))).toBe(0.008);
    expect(taxIn(2030, usualTaxFrom2028(table))).toBeCloseTo(0.777, 3);
    expect(taxIn(2040, 0.02)).toBe(0.02);
  });

  test('another reduced rate is paid from its year on', () => {
    const table: TaxTable = {
      ...ENACTED_TAX,
      reduced: [...ENACTED_TAX.reduced, { fromYear: 2029, dkkPerKwh: 0.01 }],
    };
    const of = (year: number) =>
      electricityTaxRates(year, { electricityTaxFrom2028DkkPerKwh: 0.761 }, table).reducedDkkPerKwh;
    expect([of(2028), of(2029)]).toEqual([0.008, 0.01]);
  });
});
