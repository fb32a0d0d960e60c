import { expect, test } from 'vitest';
import { differenceBetween } from './report-difference.ts';

// The two reports in the design's list: 68.120 and 115.640 kr., shown as 68.100 and 115.600, 4.400 and 6.150 kr. a year, 11 and
// 16 years.
const ALONE = { totalPriceOre: 68_120_00, savingOre: 4_400_00, paybackYears: 11 };
const WITH_BATTERY = { totalPriceOre: 115_640_00, savingOre: 6_150_00, paybackYears: 16 };

test('the other minus the base', () => {
  expect(differenceBetween(ALONE, WITH_BATTERY)).toEqual({
    priceDkk: 47_500,
    // 6.150 is shown as 6.200: the figures shown must add up.
    savingDkk: 1_800,
    payback: { kind: 'years', years: 5 },
  });
  expect(differenceBetween(WITH_BATTERY, ALONE).priceDkk).toBe(-47_500);
});

test('is between the figures that are shown', () => {
  const base = { totalPriceOre: 104_900, savingOre: 104_900, paybackYears: 10.04 };
  const other = { totalPriceOre: 105_100, savingOre: 105_100, paybackYears: 10.06 };
  expect(differenceBetween(base, other)).toEqual({
    priceDkk: 100,
    savingDkk: 100,
    payback: { kind: 'years', years: 0.1 },
  });
});

test.each([
  [null, null, 'neither'],
  [null, 12, 'now'],
  [12, null, 'no-longer'],
] as const)('a payback of %s against %s years is «%s»', (base, other, kind) => {
  const difference = differenceBetween(
    { ...ALONE, paybackYears: base },
    { ...ALONE, paybackYears: other },
  );
  expect(difference.payback).toEqual({ kind });
});
