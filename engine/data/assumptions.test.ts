import { describe, expect, test } from 'vitest';
import { ASSUMPTION_RECORDS } from './assumptions.ts';
import { DEFAULT_ASSUMPTIONS } from './default-assumptions.ts';
import { FIXED_FIGURES } from './fixed-figures.ts';

test('defaults are those of the calculation, sections 3, 4 and 6', () => {
  expect(DEFAULT_ASSUMPTIONS).toEqual({
    priceGrowthPercent: 2,
    discountRatePercent: 4,
    loanRatePercent: 6,
    panelDegradationPercent: 0.4,
    batteryFadePercent: 2,
    batteryLifeYears: 13,
    upkeepPercent: 0.5,
    inverterReplacementYear: 15,
    electricityTaxFrom2028DkkPerKwh: 0.761,
    supplierAdditionDkkPerKwh: 0.09,
    exportFeeDkkPerKwh: 0.02,
    exportSubscriptionDkkPerMonth: 0,
    gridFeedInDkkPerKwh: null,
    energinetFeedInDkkPerKwh: null,
    electricCarTaxRefund: false,
    marginalTaxPercent: 42,
    owners: 1,
    craftsmanPersons: 0,
    labourSharePercent: 20,
    batteryRoundTripEfficiency: 0.92,
    batteryStandbyW: null,
    stopExportAtNegativePrice: true,
  });
});

describe('every record can be listed', () => {
  test.each([
    ...Object.entries(ASSUMPTION_RECORDS),
    ...FIXED_FIGURES.map((figure) => [figure.key, figure] as const),
  ])('%s', (key, record) => {
    expect(record.key).toBe(key);
    expect(record.unit).not.toBe('');
    expect(record.source.length).toBeGreaterThan(10);
    expect(Number.isNaN(Date.parse(record.validFrom))).toBe(false);
  });

  test('keys are unique', () => {
    const keys = [...Object.keys(ASSUMPTION_RECORDS), ...FIXED_FIGURES.map(({ key }) => key)];
    expect(new Set(keys).size).toBe(keys.length);
  });
});
