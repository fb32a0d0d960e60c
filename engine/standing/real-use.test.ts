import { describe, expect, test } from 'vitest';
import { dispatch } from '../battery/dispatch.ts';
import { HOURS_PER_YEAR, type Hourly } from '../hours.ts';
import { annualBill } from '../load/consumption-from-spending.ts';
import { householdLoad } from '../load/household-load.ts';
import { useBlocks, type HoursOf } from '../load/use-blocks.ts';
import { STANDING_PLANT, USUAL_HOME } from '../test-home.ts';
import { realMeterLoad, realUseKwh, realUseOfSpending } from './real-use.ts';
import { standingProduction } from './standing-production.ts';

const none = new Float64Array(HOURS_PER_YEAR);
const plant = standingProduction(USUAL_HOME, STANDING_PLANT).aloneKwh;
const sumOf = (hours: Hourly) => hours.reduce((sum, kwh) => sum + kwh, 0);
const yearOf = (loadKwh: Hourly, of: HoursOf = 'profile') =>
  dispatch({
    productionKwh: plant,
    loadKwh,
    blocks: useBlocks(loadKwh, loadKwh, of),
    battery: null,
  });

describe('what a home with panels really uses', () => {
  test('is what it buys where no sun shines', () => {
    expect(realUseKwh(4000, none)).toBe(4000);
  });

  test.each([500, 2000, 4000, 12_000])(
    'is the %d kWh that it buys and what the panels give',
    (kwh) => {
      const use = realUseKwh(kwh, plant);
      const { importedKwh, directKwh } = yearOf(householdLoad(use));
      expect(importedKwh).toBeCloseTo(kwh, 3);
      expect(use).toBeCloseTo(kwh + directKwh, 3);
      expect(directKwh).toBeGreaterThan(0);
    },
  );

  test('behind a meter lies hour by hour on what the meter counted, and buys as much', () => {
    const { imported } = yearOf(householdLoad(5500)).flows;
    const load = realMeterLoad(imported, plant);
    const { importedKwh, directKwh } = yearOf(load, 'meter');
    expect(importedKwh).toBeCloseTo(sumOf(imported), 2);
    expect(sumOf(load)).toBeCloseTo(sumOf(imported) + directKwh, 2);
    expect(load.every((kwh, hour) => kwh >= imported[hour]!)).toBe(true);
    // The home that was metered used 5,500 kWh; a tenth is what its hidden hours may hide.
    expect(Math.abs(sumOf(load) / 5500 - 1)).toBeLessThan(0.1);
  });

  test('behind a meter without sun is the meter', () => {
    const meter = householdLoad(3000);
    expect(realMeterLoad(meter, none)).toEqual(meter);
  });
});

describe('a bill beside panels', () => {
  const rates = {
    importPrice: new Float64Array(HOURS_PER_YEAR).fill(2),
    subscriptionDkkPerYear: 800,
    vatFactor: 1.25,
  };

  test('of 750 DKK a month is for 4,000 kWh at 2 DKK and 1,000 DKK of subscriptions', () => {
    const { annualKwh, atFloor } = realUseOfSpending(750, rates, {
      standingKwh: plant,
      isNetted: false,
    });
    const { flows, importedKwh } = yearOf(householdLoad(annualKwh));
    expect(importedKwh).toBeCloseTo(4000, 3);
    expect(annualBill(flows.imported, rates)).toBeCloseTo(12 * 750, 2);
    expect(atFloor).toBe(false);
  });

  test('under yearly settlement is for what is bought beyond what is sold', () => {
    const { annualKwh } = realUseOfSpending(250, rates, { standingKwh: plant, isNetted: true });
    const { importedKwh, exportedKwh } = yearOf(householdLoad(annualKwh));
    // (3,000 − 1,000) DKK / 2 DKK.
    expect(importedKwh - exportedKwh).toBeCloseTo(1000, 2);
    expect(annualKwh).toBeCloseTo(sumOf(plant) + 1000, 2);
  });

  test('below its subscriptions stands for the least use', () => {
    const beside = { standingKwh: plant, isNetted: false };
    expect(realUseOfSpending(50, rates, beside).atFloor).toBe(true);
    expect(() => realUseOfSpending(-1, rates, beside)).toThrow(RangeError);
  });
});
