import { expect, test } from 'vitest';
import { estimate } from '../../../engine/estimate.ts';
import { TEST_CONTEXT, USUAL_HOME } from '../../../engine/test-home.ts';
import { paybackParts, savingParts } from './figure-provenance-sums.ts';

const RUNS = [
  ['plain', estimate(USUAL_HOME, TEST_CONTEXT)],
  ['with battery', estimate({ ...USUAL_HOME, interestedInBattery: true }, TEST_CONTEXT)],
  ['large', estimate({ ...USUAL_HOME, peakPower: 15 }, TEST_CONTEXT)],
] as const;

test.each(RUNS)('the parts of the saving add up as they are written, %s', (_, run) => {
  const { avoidedDkk, soldDkk, upkeepDkk, totalDkk } = savingParts(run);
  expect(avoidedDkk + soldDkk + upkeepDkk).toBe(totalDkk);
  expect(Math.abs(totalDkk - run.estimate.savings.tenYearMeanDkk)).toBeLessThanOrEqual(0.5);
  // The bill's own difference over ten years, from the years themselves.
  const avoided = run.years
    .slice(0, 10)
    .reduce((sum, year) => sum + (year.billBeforeDkk - year.importBillDkk) / 10, 0);
  expect(Math.abs(avoidedDkk - avoided)).toBeLessThanOrEqual(2);
  expect(upkeepDkk).toBeLessThan(0);
});

test.each(RUNS)('the kWh beside the kroner are those of the energy, %s', (_, run) => {
  const { avoidedKwh, soldKwh, upkeepDkk, upkeepYears } = savingParts(run);
  const { energy } = run.estimate;
  const [first] = run.years;
  expect(first!.exportedKwh).toBeCloseTo(energy.exportedKwh, 0);
  expect(first!.avoidedKwh).toBeCloseTo(energy.consumptionKwh - energy.importedKwh, 0);
  // Panels and battery give less every year: over ten years a little less than in the first.
  expect(avoidedKwh / first!.avoidedKwh).toBeGreaterThan(0.93);
  expect(avoidedKwh).toBeLessThan(first!.avoidedKwh);
  expect(soldKwh / first!.exportedKwh).toBeGreaterThan(0.9);
  expect(soldKwh / first!.exportedKwh).toBeLessThan(1.05);
  const upkeepAYearDkk =
    (run.estimate.price.totalPrice * run.input.assumptions.upkeepPercent) / 100;
  expect(Math.round((upkeepYears * upkeepAYearDkk) / 10)).toBe(-upkeepDkk);
});

test.each(RUNS)('the payback follows from the two lines above it, %s', (_, run) => {
  const parts = paybackParts(run);
  const { paybackYears } = run.estimate.economy;
  if (parts === null || paybackYears === null) throw new Error('a home that never pays back');
  expect(parts.accountDkk).toBeLessThan(0);
  expect(parts.years - parts.accountDkk / parts.nextYearDkk).toBeCloseTo(paybackYears, 1);
});

test('what is never paid back has no such year', () => {
  const north = estimate({ ...USUAL_HOME, azimuth: 180, slope: 80, shading: 'much' }, TEST_CONTEXT);
  expect(paybackParts(north)).toBeNull();
});
