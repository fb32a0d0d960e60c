import { expect, test } from 'vitest';
import { STANDING_PLANT } from '../test-home.ts';
import { netted, nettedUntil } from './yearly-netting.ts';

const flows = {
  productionKwh: 5000,
  usefulKwh: 4500,
  importedKwh: 3000,
  importedVariableDkk: 3600,
  exportedKwh: 1000,
  exportedSpotDkk: 400,
};

test('a home that buys more than it sells pays for the difference, at the mean price of what it buys', () => {
  // 3,000 − 1,000 = 2,000 kWh at 3,600 / 3,000 = 1.20 DKK; nothing is sold.
  expect(netted(flows)).toEqual({
    ...flows,
    importedKwh: 2000,
    importedVariableDkk: 2400,
    exportedKwh: 0,
    exportedSpotDkk: 0,
  });
});

test('a home that sells more than it buys is paid for the difference and buys nothing', () => {
  // 4,000 − 3,000 = 1,000 kWh at 2,000 / 4,000 = 0.50 DKK.
  const sunny = { ...flows, exportedKwh: 4000, exportedSpotDkk: 2000 };
  expect(netted(sunny)).toMatchObject({
    importedKwh: 0,
    importedVariableDkk: 0,
    exportedKwh: 1000,
    exportedSpotDkk: 500,
  });
});

test('a year in which nothing is sold stays as it is', () => {
  const dark = { ...flows, exportedKwh: 0, exportedSpotDkk: 0 };
  expect(netted(dark)).toEqual(dark);
});

test('only a home under the old scheme has a last year of it', () => {
  expect(nettedUntil(null)).toBeNull();
  expect(nettedUntil({ ...STANDING_PLANT, yearlyUntil: 2032 })).toBeNull();
  expect(nettedUntil({ ...STANDING_PLANT, settlement: 'yearly', yearlyUntil: 2032 })).toBe(2032);
});
