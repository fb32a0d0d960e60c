import { expect, test } from 'vitest';
import { estimate } from '../estimate.ts';
import { HOURS_PER_YEAR } from '../hours.ts';
import { TEST_CONTEXT, USUAL_HOME } from '../test-home.ts';
import { spotYearHours, type SpotYear } from './spot-year.ts';

const yearOf = (milliDkk: (hour: number) => number | string): SpotYear => ({
  source: 'made up',
  periodFrom: '2025-08-01',
  periodTo: '2026-07-31',
  milliDkkPerKwh: Array.from({ length: HOURS_PER_YEAR }, (_, hour) => milliDkk(hour)).join(' '),
});

test('hours in kroner, negative ones among them, read once', () => {
  const year = yearOf((hour) => (hour === 3 ? -125 : hour));
  expect(spotYearHours(year).slice(0, 5)).toEqual(Float64Array.of(0, 0.001, 0.002, -0.125, 0.004));
  expect(spotYearHours(year)).toBe(spotYearHours(year));
});

test.each([
  ['too few', { ...yearOf(() => 1), milliDkkPerKwh: '1 2 3' }],
  ['none', { ...yearOf(() => 1), milliDkkPerKwh: '' }],
  ['halves', yearOf(() => 0.5)],
  ['words', yearOf((hour) => (hour === 9 ? 'NaN' : 1))],
])('%s are refused', (_, year) => {
  expect(() => spotYearHours(year)).toThrow(RangeError);
});

test('with a price of nothing all year, export earns less than nothing and is stopped', () => {
  const spotYears = { DK1: yearOf(() => 0), DK2: yearOf(() => 900) };
  const { estimate: found, prices } = estimate(USUAL_HOME, { ...TEST_CONTEXT, spotYears });
  expect(prices.spotDkkPerKwh.every((dkk) => dkk === 0)).toBe(true);
  expect(found.energy.exportedKwh).toBe(0);
  expect(found.energy.curtailedKwh).toBeGreaterThan(1000);
  expect(found.savings.exportIncomeDkk).toBe(0);
});
