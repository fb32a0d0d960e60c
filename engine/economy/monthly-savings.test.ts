import { describe, expect, test } from 'vitest';
import { estimate } from '../estimate.ts';
import type { EstimateInput } from '../estimate-input.ts';
import { HOURS_PER_YEAR } from '../hours.ts';
import { exportPrice } from '../tariff/electricity-prices.ts';
import { TEST_CONTEXT, USUAL_HOME } from '../test-home.ts';
import { monthlySavingsDkk } from './monthly-savings.ts';

const hours = (given: Readonly<Record<number, number>>) => {
  const year = new Float64Array(HOURS_PER_YEAR);
  for (const [hour, value] of Object.entries(given)) year[Number(hour)] = value;
  return year;
};

test('an hour of May by hand', () => {
  // 15 May, noon UTC: 134 days and 12 hours after New Year.
  const noon = 134 * 24 + 12;
  const months = monthlySavingsDkk(
    {
      loadKwh: hours({ [noon]: 3 }),
      flows: { imported: hours({ [noon]: 1 }), exported: hours({ [noon]: 4 }) },
      today: null,
      importPriceDkkPerKwh: hours({ [noon]: 2.5 }),
      exportPriceDkkPerKwh: hours({ [noon]: 0.5 }),
    },
    { savingDkk: 7, exportTaxDkk: 0 },
  );
  // Two kWh at 2.50 were not bought, four were sold at 0.50; below 7,000 DKK a year nothing is taxed.
  expect(months).toEqual([0, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0]);
});

test('the last hour of a month in UTC is the next one’s in Denmark', () => {
  const lastOfMay = 151 * 24 - 1;
  const months = monthlySavingsDkk(
    {
      loadKwh: hours({ [lastOfMay]: 1 }),
      flows: { imported: hours({}), exported: hours({}) },
      today: null,
      importPriceDkkPerKwh: hours({ [lastOfMay]: 2 }),
      exportPriceDkkPerKwh: hours({}),
    },
    { savingDkk: 2, exportTaxDkk: 0 },
  );
  expect(months.indexOf(2)).toBe(5);
});

const HOMES: Readonly<Record<string, Partial<EstimateInput>>> = {
  'a usual home': {},
  'a large system whose sale is taxed': { peakPower: 20 },
  'a battery': { interestedInBattery: true },
  'a battery that follows the price': {
    interestedInBattery: true,
    batteryStrategy: 'price-driven',
  },
  'a heat pump and a car': { heatPump: true, electricCarKmPerYear: 15_000 },
};
const ASSUMED: Readonly<Record<string, Partial<EstimateInput['assumptions']>>> = {
  'as they ship': {},
  'the buyer has a subscription': { exportSubscriptionDkkPerMonth: 29 },
  'two owners and another tax': { owners: 2, marginalTaxPercent: 52 },
  'fees on what is sold': { exportFeeDkkPerKwh: 0.05, gridFeedInDkkPerKwh: 0.02 },
  'another addition and another tax on electricity': {
    supplierAdditionDkkPerKwh: 0.3,
    electricityTaxFrom2028DkkPerKwh: 0.7,
  },
  'sells at any price': { stopExportAtNegativePrice: false },
};

describe.each(Object.entries(HOMES))('the months of %s add up to the year', (_home, changes) => {
  test.each(Object.entries(ASSUMED))('%s', (_assumed, assumed) => {
    const assumptions = { ...USUAL_HOME.assumptions, ...assumed };
    const run = estimate({ ...USUAL_HOME, ...changes, assumptions }, TEST_CONTEXT);
    const months = monthlySavingsDkk(
      { ...run.hourly, exportPriceDkkPerKwh: exportPrice(run.prices) },
      run.years[0]!,
    );
    const sum = months.reduce((total, dkk) => total + dkk, 0);
    expect(sum).toBeCloseTo(run.estimate.savings.firstYearDkk, 1);
    expect(months[5]).toBeGreaterThan(months[11]!);
  });
});
