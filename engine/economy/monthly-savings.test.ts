import { describe, expect, test } from 'vitest';
import { estimate } from '../estimate.ts';
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
      importPriceDkkPerKwh: hours({ [noon]: 2.5 }),
      exportPriceDkkPerKwh: hours({ [noon]: 0.5 }),
    },
    37,
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
      importPriceDkkPerKwh: hours({ [lastOfMay]: 2 }),
      exportPriceDkkPerKwh: hours({}),
    },
    37,
  );
  expect(months.indexOf(2)).toBe(5);
});

describe('the months add up to the year that the economy shows', () => {
  test.each([
    ['a usual home', {}],
    ['a large system whose sale is taxed', { peakPower: 20 }],
    ['a battery', { interestedInBattery: true }],
    [
      'a battery that follows the price',
      { interestedInBattery: true, batteryStrategy: 'price-driven' as const },
    ],
  ])('%s', (_name, changes) => {
    const run = estimate({ ...USUAL_HOME, ...changes }, TEST_CONTEXT);
    const months = monthlySavingsDkk(
      { ...run.hourly, exportPriceDkkPerKwh: exportPrice(run.prices) },
      run.input.assumptions.marginalTaxPercent,
    );
    const sum = months.reduce((total, dkk) => total + dkk, 0);
    const { firstYearDkk } = run.estimate.savings;
    // Nodes of the flow table lie within 0.2 % of the dispatched year.
    expect(Math.abs(sum - firstYearDkk)).toBeLessThan(Math.max(2, firstYearDkk * 0.002));
    expect(months[5]).toBeGreaterThan(months[11]!);
  });
});
