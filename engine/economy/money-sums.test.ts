import { describe, expect, test } from 'vitest';
import { annuityPayment, remainingDebt } from './annuity.ts';
import { co2SavedKg } from './co2.ts';
import { exportTaxDkk } from './export-tax.ts';
import { loanPlan } from './financing.ts';
import { internalRateOfReturn } from './irr.ts';
import { netPresentValue } from './net-present-value.ts';
import { paybackYears } from './payback.ts';
import { meanYieldSd, p10Factor } from './uncertainty.ts';

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

describe('annuity', () => {
  // Payments of the usual loan tables.
  test.each([
    [100_000, 0.06 / 12, 180, 843.86],
    [200_000, 0.05 / 12, 360, 1073.64],
    [1000, 0.1, 2, 576.19],
    [1200, 0, 12, 100],
  ])('%d at %d over %d periods', (principal, rate, periods, payment) => {
    expect(annuityPayment(principal, rate, periods)).toBeCloseTo(payment, 2);
  });

  test('a tiny rate is no other than none', () => {
    expect(annuityPayment(1200, 1e-14, 12)).toBeCloseTo(100, 9);
  });

  test('debt by hand: 1000 at 10 % in two payments leaves 1100 − 576.19', () => {
    expect(remainingDebt(1000, 0.1, 2, 0)).toBeCloseTo(1000, 9);
    expect(remainingDebt(1000, 0.1, 2, 1)).toBeCloseTo(523.81, 2);
    expect(remainingDebt(1000, 0.1, 2, 2)).toBe(0);
  });

  test('refuses no payments and half ones', () => {
    expect(() => annuityPayment(1000, 0.1, 0)).toThrow(RangeError);
    expect(() => annuityPayment(1000, 0.1, 1.5)).toThrow(RangeError);
  });

  test('a loan’s payments are its interest and its repayment', () => {
    const plan = loanPlan({ option: 'loan', loanTermYears: 15 }, 100_000, 6, 25)!;
    expect(sum(plan.paymentDkk)).toBeCloseTo(843.8568 * 180, 0);
    expect(sum(plan.interestDkk)).toBeCloseTo(plan.totalInterestDkk, 6);
    expect(plan.debtDkk[15]).toBe(0);
    expect(plan.paymentDkk[15]).toBe(0);
    expect(loanPlan({ option: 'cash', loanTermYears: 15 }, 100_000, 6, 25)).toBeNull();
    for (const loanTermYears of [0, -1, 1.5, Number.NaN]) {
      expect(() => loanPlan({ option: 'loan', loanTermYears }, 100_000, 6, 25)).toThrow(RangeError);
    }
  });
});

describe('present value and return', () => {
  test('by hand at 10 %: −1000 + 454.55 + 330.58 + 225.39 + 68.30 = 78.82', () => {
    expect(netPresentValue([-1000, 500, 400, 300, 100], 0.1)).toBeCloseTo(78.82, 2);
  });

  test.each([
    ['one year', [-100, 110], 0.1],
    ['1331 after three years is 1.1³', [-1000, 0, 0, 1331], 0.1],
    ['a loss', [-100, 90], -0.1],
    ['the textbook’s 14.49 %', [-1000, 500, 400, 300, 100], 0.14489],
    // 100x² − 150x + 30 = 0 at x = 1 + rate.
    ['a last year that costs', [-100, 150, -30], 0.26235],
    // (x − 1.1)(x − 1.2) = 0: both fit, and the nearer counts.
    ['two that fit', [-1000, 2300, -1320], 0.1],
    ['one above zero before one below', [-1000, 1600, -550], 0.1],
  ])('internal rate: %s', (_name, flows, rate) => {
    expect(internalRateOfReturn(flows)).toBeCloseTo(rate, 5);
  });

  test('no internal rate without outlay or without income', () => {
    expect(internalRateOfReturn([0, 10])).toBeNull();
    expect(internalRateOfReturn([-10, -10])).toBeNull();
    expect(internalRateOfReturn([-10, 0, 0])).toBeNull();
  });
});

describe('payback', () => {
  test.each([
    ['within a year', [-100, -60, -20, 20], 2.5],
    ['at the end of a year', [-100, -50, 0, 50], 2],
    ['a later outlay below 0 moves it', [-100, -40, 20, -10, 10], 3.5],
    ['never', [-100, -50, -1], null],
    ['lost again at the end', [-100, 20, -1], null],
    ['nothing laid out', [0, 10, 20], null],
  ])('%s', (_name, cumulative, years) => {
    expect(paybackYears(cumulative)).toBe(years);
  });
});

describe('export tax', () => {
  test.each([
    [7000, 0],
    [10_000, 756],
    [-500, 0],
  ])('income %d: tax %d (60 % of what is above 7,000 at 42 %)', (income, tax) => {
    expect(exportTaxDkk(income, 42)).toBeCloseTo(tax, 9);
    // Two owners: half the income and half the tax each.
    expect(exportTaxDkk(2 * income, 42, 2)).toBeCloseTo(2 * tax, 9);
  });
});

describe('CO₂', () => {
  test('DK1 112 g, DK2 144 g, and 5 % less each year', () => {
    expect(co2SavedKg(1000, 'DK1')).toBeCloseTo(112, 9);
    expect(co2SavedKg(1000, 'DK2')).toBeCloseTo(144, 9);
    expect(co2SavedKg(1000, 'DK1', 3)).toBeCloseTo(112 * 0.9025, 9);
  });
});

describe('uncertainty', () => {
  test('one year: √(5² + 4.2²) = 6.530 %; 25 years: √(5² + 0.84²) = 5.070 %', () => {
    expect(meanYieldSd(5, 1)).toBeCloseTo(0.0653, 5);
    expect(meanYieldSd(5, 25)).toBeCloseTo(0.0507, 4);
    // 1 − 1.28155 · 0.0653
    expect(p10Factor(5, 1)).toBeCloseTo(0.91631, 4);
  });
});
