import { expect, test } from 'vitest';
import { exportTaxDkk } from '../../../../engine/economy/export-tax.ts';
import figures from './sold-power.build.ts';

test('the tax agency’s own example: of 8,600 sold, 960 are taxed', () => {
  // At a rate of 100 % the tax equals the taxed amount.
  expect(exportTaxDkk(8600, 100)).toBeCloseTo(960, 9);
});

test('the article’s example: sold for 8,000 at 42 % costs 252', () => {
  expect(exportTaxDkk(8000, 42)).toBeCloseTo(252, 9);
});

test('the table’s tax is 42 % of 60 % of what is above 7,000', () => {
  for (const { incomeDkk, taxDkk } of figures.sizes) {
    expect(Math.abs(taxDkk - Math.max(0, incomeDkk - 7000) * 0.6 * 0.42)).toBeLessThan(1);
  }
  expect(figures.sizes[0]!.taxDkk).toBe(0);
  expect(figures.sizes.at(-1)!.taxDkk).toBeGreaterThan(0);
});

test('Energinet’s 0.5 + 0.53 and N1’s 1.1157 øre with VAT, and 2 øre, are deducted', () => {
  expect(figures.deductions).toEqual({
    energinet: 0.012875,
    grid: 0.013946,
    supplier: 0.02,
  });
});

test('the tax of 2028 makes own use dearer to buy by (0.761 − 0.008) · 1.25 and leaves the sale alone', () => {
  expect(figures.ownWithTax - figures.year.own).toBeCloseTo(0.94125, 5);
});

test('“more than twice as much”, over the year; in no month is selling the better deal', () => {
  expect(figures.year.own / figures.year.sold).toBeGreaterThan(2.1);
  expect(figures.year.own / figures.year.sold).toBeLessThan(2.6);
  for (const { own, sold } of figures.months) expect(own).toBeGreaterThan(sold);
});

test('income is what was sold times its mean price', () => {
  const { soldKwh, incomeDkk } = figures.sizes[0]!;
  expect(Math.abs(incomeDkk / (soldKwh * figures.year.sold) - 1)).toBeLessThan(0.001);
  expect(figures.allowanceKwh * figures.year.sold).toBeCloseTo(7000, -1);
});
