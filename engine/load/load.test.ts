import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { danishYear } from '../calendar/danish-year.ts';
import { DWELLINGS } from '../data/household-load-shape.ts';
import { HOURS_PER_YEAR } from '../hours.ts';
import { annualBill, consumptionFromSpending } from './consumption-from-spending.ts';
import { electricCarLoad } from './electric-car.ts';
import { heatPumpLoad } from './heat-pump.ts';
import { householdLoad } from './household-load.ts';

const hours = (of: (hour: number) => number) =>
  Float64Array.from({ length: HOURS_PER_YEAR }, (_, h) => of(h));
const sum = (values: Float64Array) => values.reduce((total, value) => total + value, 0);
const { hourOfDay, isWeekend, dayOfYear } = danishYear();
const hourAt = (day: number, local: number) => {
  const start = dayOfYear.indexOf(day);
  return start + local - hourOfDay[start]!;
};

describe('household', () => {
  test.each(DWELLINGS)('%s: the hours add up to the year', (dwelling) => {
    expect(sum(householdLoad(4000, dwelling))).toBeCloseTo(4000, 6);
  });

  test('follows the published shapes', () => {
    const load = householdLoad(4000);
    // Wednesday 6 January: 18–19 against 03–04 local time is 1.473 : 0.838.
    expect(load[hourAt(6, 18)]! / load[hourAt(6, 3)]!).toBeCloseTo(1.473 / 0.838, 9);
    // Wednesdays 6 January and 7 July at the same hour: season 1.095 : 0.938.
    expect(load[hourAt(6, 12)]! / load[hourAt(188, 12)]!).toBeCloseTo(1.095 / 0.938, 9);
    // Saturday 9 January at 09–10 follows the weekend's 1.079 against Friday's 0.924.
    expect(load[hourAt(9, 9)]! / load[hourAt(8, 9)]!).toBeCloseTo(1.079 / 0.924, 9);
  });

  test('refuses a negative use', () => {
    expect(() => householdLoad(-1)).toThrow(RangeError);
  });
});

describe('heat pump', () => {
  test('half a year at 7 °C, half at 20 °C, by hand', () => {
    const air = hours((hour) => (hour < 4380 ? 7 : 20));
    const load = heatPumpLoad(air, 8760);
    // Hot water 20 % even: 0.2 kWh each hour; heating 7008 kWh over 4380 equal hours: 1.6 kWh.
    expect(load[0]).toBeCloseTo(1.8, 9);
    expect(load[5000]).toBeCloseTo(0.2, 9);
  });

  test('twice the degrees take twice the heat', () => {
    const load = heatPumpLoad(
      hours((hour) => (hour % 2 === 0 ? 7 : -3)),
      5500,
    );
    const water = (5500 * 0.2) / 8760;
    expect((load[1]! - water) / (load[0]! - water)).toBeCloseTo(2, 9);
    expect(sum(load)).toBeCloseTo(5500, 6);
  });

  test('a climate without frost keeps the year’s use', () => {
    expect(
      sum(
        heatPumpLoad(
          hours(() => 25),
          1000,
        ),
      ),
    ).toBeCloseTo(1000, 6);
  });
});

describe('electric car', () => {
  // 15,000 km · 0.19 kWh/km = 2,850 kWh; 7.808 kWh a day, less than an hour at 11 kW.
  test('on arrival: all of it between 17 and 19 local time', () => {
    const load = electricCarLoad(15_000, 'on-arrival');
    expect(sum(load)).toBeCloseTo(2850, 6);
    load.forEach((kwh, hour) => {
      if (kwh > 0) expect([17, 18]).toContain(hourOfDay[hour]);
    });
  });

  test('cheap hours: the cheapest hour at home, not on a working day while away', () => {
    const price = hours((hour) => (hourOfDay[hour] === 12 ? 0.1 : hourOfDay[hour] === 3 ? 0.2 : 1));
    const load = electricCarLoad(15_000, 'cheap-hours', { importPrice: price });
    load.forEach((kwh, hour) => {
      if (kwh > 0) expect(hourOfDay[hour]).toBe(isWeekend[hour] === 1 ? 12 : 3);
    });
    expect(sum(load)).toBeCloseTo(2850, 6);
  });

  test('solar first: surplus at home, and the rest at night', () => {
    const surplus = hours((hour) => (hourOfDay[hour] === 13 ? 2 : 0));
    const load = electricCarLoad(15_000, 'solar-first', { surplusKwh: surplus });
    expect(sum(load)).toBeCloseTo(2850, 6);
    load.forEach((kwh, hour) => {
      if (hourOfDay[hour] === 13) expect(kwh).toBeCloseTo(isWeekend[hour] === 1 ? 2 : 0, 9);
      else if (kwh > 0) expect(hourOfDay[hour]).toBe(0);
    });
  });

  test('refuses what it cannot do', () => {
    expect(() => electricCarLoad(-1, 'on-arrival')).toThrow(RangeError);
    expect(() => electricCarLoad(1e6, 'on-arrival')).toThrow(RangeError);
    expect(() => electricCarLoad(1000, 'solar-first')).toThrow(RangeError);
  });
});

describe('use from spending', () => {
  const rates = { importPrice: hours(() => 2), subscriptionDkkPerYear: 480, vatFactor: 1.25 };

  test('by hand: (12 · 1000 − 480 · 1.25) / 2 = 5700 kWh', () => {
    expect(consumptionFromSpending(1000, householdLoad(1), rates)).toEqual({
      annualKwh: expect.closeTo(5700, 6),
      atFloor: false,
    });
  });

  test('a spending below the subscriptions gives the floor and says so', () => {
    expect(consumptionFromSpending(40, householdLoad(1), rates)).toMatchObject({
      annualKwh: 500,
      atFloor: true,
    });
    expect(() => consumptionFromSpending(-1, householdLoad(1), rates)).toThrow(RangeError);
    expect(() => consumptionFromSpending(Number.NaN, householdLoad(1), rates)).toThrow(RangeError);
  });

  test('the bill of the use is the spending again', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 200, max: 20_000, noNaN: true }),
        fc.constantFrom(...DWELLINGS),
        (spending, dwelling) => {
          const varying = { ...rates, importPrice: hours((hour) => 1 + (hour % 24) / 10) };
          const { annualKwh } = consumptionFromSpending(
            spending,
            householdLoad(7, dwelling),
            varying,
          );
          const bill = annualBill(householdLoad(annualKwh, dwelling), varying);
          expect(bill / 12 / spending).toBeCloseTo(1, 9);
        },
      ),
      { numRuns: 15 },
    );
  });
});
