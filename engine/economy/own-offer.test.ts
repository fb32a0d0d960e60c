import { describe, expect, test } from 'vitest';
import { estimate } from '../estimate.ts';
import type { EstimateInput, OwnOffer } from '../estimate-input.ts';
import { TEST_CONTEXT, USUAL_HOME } from '../test-home.ts';

const run = (changes: Partial<EstimateInput>) =>
  estimate({ ...USUAL_HOME, ...changes }, TEST_CONTEXT).estimate;
const offer = (changes: Partial<OwnOffer>): OwnOffer => ({
  priceDkk: 90_000,
  promisedAnnualKwh: null,
  promisedPriceGrowthPercent: null,
  ...changes,
});
const ours = run({});

test('at our own price it is our own result', () => {
  const { ownOffer } = run({ ownOffer: offer({ priceDkk: ours.price.totalPrice }) });
  expect(ownOffer).toEqual({
    priceDkk: ours.price.totalPrice,
    priceDifferenceDkk: 0,
    paybackYears: ours.economy.paybackYears,
    npvDkk: ours.economy.npvDkk,
    flags: [],
  });
});

// 10,000 DKK more at once, and 0.5 % of it in each of 24 years at 4 %: 50 · (1 − 1.04⁻²⁴) / 0.04 / 1.04 = 733 DKK.
test('10,000 DKK more cost 10,733 DKK of net present value, and time', () => {
  const { ownOffer } = run({ ownOffer: offer({ priceDkk: ours.price.totalPrice + 10_000 }) });
  expect(ownOffer?.priceDifferenceDkk).toBe(10_000);
  expect(ours.economy.npvDkk - ownOffer!.npvDkk).toBeCloseTo(10_733, 0);
  expect(ownOffer!.paybackYears!).toBeGreaterThan(ours.economy.paybackYears!);
});

describe('flags', () => {
  const { annualKwh } = ours.yield;
  test.each([
    [{ promisedAnnualKwh: annualKwh * 1.11 }, ['promised-yield-high']],
    [{ promisedAnnualKwh: annualKwh * 1.09 }, []],
    [{ promisedAnnualKwh: annualKwh * 0.91 }, []],
    [{ promisedAnnualKwh: annualKwh * 0.89 }, ['promised-yield-low']],
    [{ priceDkk: 1 }, ['price-unlikely']],
    [{ priceDkk: 0.41 * ours.price.totalPrice }, []],
    [{ priceDkk: 3.1 * ours.price.totalPrice }, ['price-unlikely']],
    [{ promisedPriceGrowthPercent: 2 }, []],
    [{ promisedPriceGrowthPercent: 2.1 }, ['price-growth-high']],
    [
      { promisedAnnualKwh: 99_999, promisedPriceGrowthPercent: 5 },
      ['promised-yield-high', 'price-growth-high'],
    ],
  ])('%j', (promised, flags) => {
    expect(run({ ownOffer: offer(promised) }).ownOffer?.flags).toEqual(flags);
  });
});

test('no offer, or no panels: no comparison', () => {
  expect(ours.ownOffer).toBeNull();
  expect(run({ roofType: 'thatch', ownOffer: offer({}) }).ownOffer).toBeNull();
});
