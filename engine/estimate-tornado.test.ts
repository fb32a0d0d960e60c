import { describe, expect, test } from 'vitest';
import { estimateTornado } from './estimate-tornado.ts';
import { estimate } from './estimate.ts';
import type { Assumptions, EstimateInput } from './estimate-input.ts';
import { TEST_CONTEXT, USUAL_HOME } from './test-home.ts';

/** Enough for a battery on a loan to be paid back within 25 years. */
const USE_KWH = 5000;
const home: EstimateInput = { ...USUAL_HOME, annualConsumptionKwh: USE_KWH };
const run = (changes: Partial<EstimateInput>) =>
  estimate({ ...home, ...changes }, TEST_CONTEXT).estimate;

/** The whole estimate made anew with one thing changed: the other way to every end. */
function paybackAnew(key: string, value: number, input: Partial<EstimateInput>): number | null {
  if (key in home.assumptions) {
    const assumptions: Assumptions = { ...home.assumptions, [key]: value };
    return run({ ...input, assumptions }).economy.paybackYears;
  }
  if (key === 'use') {
    return run({ ...input, annualConsumptionKwh: USE_KWH * value }).economy.paybackYears;
  }
  const priceDkk = run(input).price.totalPrice * value;
  const ownOffer = { priceDkk, promisedAnnualKwh: null, promisedPriceGrowthPercent: null };
  return run({ ...input, ownOffer }).ownOffer!.paybackYears;
}

describe.each([
  ['without a battery', {}],
  ['with a battery, on a loan', { interestedInBattery: true, financingOption: 'loan' }],
] as const)('%s', (_name, changes) => {
  const bars = estimateTornado({ ...home, ...changes }, TEST_CONTEXT);

  test('ten bars, and the tax from 2028 is among the first five', () => {
    expect(bars).toHaveLength(10);
    const keys = bars.map(({ key }) => key);
    expect(keys.indexOf('electricityTaxFrom2028DkkPerKwh')).toBeLessThan(5);
  });

  test('every end is what the whole estimate says when it is made anew', () => {
    const known = bars.filter(
      ({ key }) => key in home.assumptions || key === 'use' || key === 'price',
    );
    expect(known.length).toBeGreaterThanOrEqual(5);
    for (const { key, ends } of known) {
      for (const { value, paybackYears } of ends) {
        const anew = paybackAnew(key, value, changes);
        if (anew === null) expect([key, value, paybackYears]).toEqual([key, value, null]);
        else
          expect([key, value, Math.abs(paybackYears! - anew) < 0.03]).toEqual([key, value, true]);
      }
    }
  });

  test('dearer, darker, longer', () => {
    const endsOf = (wanted: string) => bars.find(({ key }) => key === wanted)?.ends ?? [];
    const years = (wanted: string) => endsOf(wanted).map((end) => end.paybackYears ?? 25);
    expect(years('price')[0]!).toBeLessThan(years('price')[1]!);
    expect(years('yield')[0]!).toBeGreaterThan(years('yield')[1]!);
    expect(years('spotPrice')[0]!).toBeGreaterThan(years('spotPrice')[1]!);
  });
});

test('with a price-driven battery the bars turn on its own payback', () => {
  const driven = { interestedInBattery: true, batteryStrategy: 'price-driven' } as const;
  const bars = estimateTornado({ ...home, ...driven }, TEST_CONTEXT);
  const price = bars.find(({ key }) => key === 'price');
  for (const { value, paybackYears } of price!.ends) {
    expect(paybackYears).toBeCloseTo(paybackAnew('price', value, driven)!, 1);
  }
  // Here the plan itself would change with the tax; half a year is what is given away for not making it anew.
  const tax = bars.find(({ key }) => key === 'electricityTaxFrom2028DkkPerKwh');
  for (const { value, paybackYears } of tax!.ends) {
    const anew = paybackAnew('electricityTaxFrom2028DkkPerKwh', value, driven)!;
    expect(Math.abs(paybackYears! - anew)).toBeLessThan(0.5);
  }
});

test('no panels, no bars', () => {
  expect(estimateTornado({ ...home, roofType: 'thatch' }, TEST_CONTEXT)).toEqual([]);
});
