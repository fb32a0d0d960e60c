import { expect, test } from 'vitest';
import { estimate } from '../estimate.ts';
import type { EstimateInput } from '../estimate-input.ts';
import { TEST_CONTEXT, USUAL_HOME } from '../test-home.ts';
import { roofWorkDkk } from './roof-work.ts';

test('by hand: 8000 + 14 · 600.01 = 16,400.14, with VAT 20,500.175 → 20,500.18 DKK', () => {
  const list = { vatPercent: 25, roofWork: { base: 800_000, perPanel: 60_001 } };
  expect(roofWorkDkk(list, 14)).toBe(20_500.18);
  expect(() => roofWorkDkk(list, 1.5)).toThrow(RangeError);
});

test('a book without the price has none', () => {
  expect(roofWorkDkk({ vatPercent: 25, roofWork: null }, 14)).toBeNull();
});

const run = (changes: Partial<EstimateInput>) =>
  estimate({ ...USUAL_HOME, ...changes }, TEST_CONTEXT).estimate.economy;

test('a roof to be replaced is saved up for until its year', () => {
  const before = run({});
  const after = run({ replaceRoofNext10Yrs: true, roofReplacementYear: 6 });
  const event = after.events.find(({ kind }) => kind === 'roof');
  // 14 panels of the example book.
  expect(event).toEqual({ year: 6, kind: 'roof', costDkk: 20_500 });
  const fall = (year: number) =>
    before.cashFlow[year]!.cumulativeDkk - after.cashFlow[year]!.cumulativeDkk;
  expect([fall(3), fall(6), fall(25)].map(Math.round)).toEqual([10_250, 20_500, 20_500]);
  expect(after.paybackYears!).toBeGreaterThan(before.paybackYears!);
  // Discounted at 4 % for six years: 20,500 / 1.04⁶ = 16,201.
  expect(before.npvDkk - after.npvDkk).toBeCloseTo(16_201.4, 0);
});

test('year 0 leaves the cost out; without a replacement there is none', () => {
  for (const changes of [
    { replaceRoofNext10Yrs: true, roofReplacementYear: 0 },
    { replaceRoofNext10Yrs: false, roofReplacementYear: 6 },
  ]) {
    expect(run(changes).events.filter(({ kind }) => kind === 'roof')).toEqual([]);
  }
});
