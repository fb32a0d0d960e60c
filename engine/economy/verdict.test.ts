import { describe, expect, test } from 'vitest';
import { batteryVerdict, verdict } from './verdict.ts';
import type { VerdictInput } from './verdict.ts';

const battery = {
  kind: 'neutral',
  addedPriceDkk: 0,
  addedTenYearMeanDkk: 0,
  addedPaybackYears: null,
} as const;
const usual: VerdictInput = {
  hasStandingPanels: false,
  hasPanels: true,
  paybackYears: 9,
  npvDkk: 20_000,
  kwhPerKwp: 850,
  selfConsumptionShare: 0.35,
  roofType: 'tile',
  replaceRoofNext10Yrs: false,
  isMuchShaded: false,
  battery,
};

describe('verdict', () => {
  test.each([
    ['9 years', {}, 'good', ['payback-short']],
    ['10 years', { paybackYears: 10 }, 'good', ['payback-short']],
    ['a little over 12', { paybackYears: 12.1 }, 'fair', ['payback-medium']],
    ['13 years', { paybackYears: 13 }, 'fair', ['payback-medium']],
    ['16 years', { paybackYears: 16, npvDkk: -1 }, 'wait', ['payback-long']],
    ['16 years, and worth it', { paybackYears: 16 }, 'wait', ['payback-long', 'value-positive']],
    ['9 years, and a loss', { npvDkk: -1 }, 'fair', ['payback-short', 'value-negative']],
    [
      '13 years, and a loss',
      { paybackYears: 13, npvDkk: -1 },
      'wait',
      ['payback-medium', 'value-negative'],
    ],
    ['never', { paybackYears: null, npvDkk: -5000 }, 'wait', ['never-paid-back']],
    ['thatch', { roofType: 'thatch' }, 'wait', ['roof-thatch']],
    [
      'new roof soon',
      { replaceRoofNext10Yrs: true },
      'fair',
      ['payback-short', 'roof-replacement-soon'],
    ],
    [
      'much shade',
      { isMuchShaded: true, kwhPerKwp: 600 },
      'good',
      ['payback-short', 'yield-low', 'shading-much'],
    ],
    [
      'a good roof, used well',
      { kwhPerKwp: 970, selfConsumptionShare: 0.6 },
      'good',
      ['payback-short', 'yield-high', 'self-use-high'],
    ],
    ['too large', { selfConsumptionShare: 0.2 }, 'good', ['payback-short', 'self-use-low']],
  ] as const)('%s', (_name, changes, kind, reasons) => {
    expect(verdict({ ...usual, ...changes })).toEqual({ kind, reasons, battery });
  });
});

const outcome = (
  priceDkk: number,
  tenYearMeanDkk: number,
  npvDkk: number,
  paybackYears: number | null,
) => ({
  priceDkk,
  savings: { tenYearMeanDkk },
  economy: { npvDkk, paybackYears },
});

describe('battery', () => {
  const without = outcome(100_000, 9000, 40_000, 11);

  // 48,000 DKK more for the battery; its own payback is that over what it adds a year to 9,000.
  test.each([
    ['adds value, earned in 9.6 years', 46_000, 5000, 'pays'],
    ['adds value, earned in 10.7 years only', 46_000, 4500, 'neutral'],
    ['adds as good as nothing', 44_000, 5000, 'neutral'],
    ['takes as good as nothing', 36_000, 3500, 'neutral'],
    ['takes value', 34_000, 3500, 'can-wait'],
    ['adds value, earned in 16 years', 46_000, 3000, 'can-wait'],
    ['saves nothing', 46_000, 0, 'can-wait'],
  ])('%s', (_name, npvDkk, yearlyDkk, kind) => {
    expect(batteryVerdict(outcome(148_000, 9000 + yearlyDkk, npvDkk, 13.5), without)).toEqual({
      kind,
      addedPriceDkk: 48_000,
      addedTenYearMeanDkk: yearlyDkk,
      addedPaybackYears: 2.5,
    });
  });

  test('no payback to compare', () => {
    expect(batteryVerdict(outcome(148_000, 9500, 0, null), without).addedPaybackYears).toBeNull();
  });
});
