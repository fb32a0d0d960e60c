import { describe, expect, test } from 'vitest';
import { danishYear } from '../calendar/danish-year.ts';
import { estimate } from '../estimate.ts';
import type { EstimateInput } from '../estimate-input.ts';
import { HOURS_PER_YEAR } from '../hours.ts';
import { TEST_CONTEXT, USUAL_HOME } from '../test-home.ts';
import { householdPictureKwh } from './household-picture.ts';

const home = (change: Partial<EstimateInput>, meterLoadKwh?: Float64Array) =>
  estimate({ ...USUAL_HOME, ...change }, { ...TEST_CONTEXT, meterLoadKwh });
const evening = () => {
  const { hourOfDay } = danishYear();
  return Float64Array.from(hourOfDay, (hour) => (hour === 20 ? 10 : 0));
};

describe('household picture', () => {
  test('two people in 100 m² use 3,110 kWh, as Gram-Hanssen reckons', () => {
    expect(householdPictureKwh({ houseAreaM2: 100, people: 2 })).toBe(3110);
    expect(home({ household: { houseAreaM2: 100, people: 2 } }).householdKwh).toBe(3110);
  });

  test('goes before the bill, and the kWh before it', () => {
    const household = { houseAreaM2: 100, people: 2 };
    expect(home({ household, averageMonthlySpendingDKK: 5000 }).householdKwh).toBe(3110);
    expect(home({ household, annualConsumptionKwh: 4000 }).householdKwh).toBe(4000);
  });

  test.each([-1, Number.NaN, Infinity])('%d people are refused', (people) => {
    expect(() => householdPictureKwh({ houseAreaM2: 100, people })).toThrow(RangeError);
  });
});

describe('memory', () => {
  const use = (change: Partial<EstimateInput>) => home(change).hourly.loadKwh;

  test('the same under another roof, another with every wish', () => {
    const usual = use({ slope: 20 });
    expect(use({ slope: 50 })).toBe(usual);
    const wishes: readonly Partial<EstimateInput>[] = [
      { annualConsumptionKwh: 5123 },
      { averageMonthlySpendingDKK: 1234 },
      { household: { houseAreaM2: 100, people: 2 } },
      { heatPump: true },
      { electricCarKmPerYear: 10_000 },
    ];
    for (const wish of wishes) expect(use({ slope: 20, ...wish })).not.toEqual(usual);
    expect(use({ slope: 20 })).toEqual(usual);
  });

  test('a car that waits for the sun follows the roof', () => {
    const car = { electricCarKmPerYear: 10_000, chargingPlan: 'solar-first' } as const;
    expect(use({ ...car, azimuth: -90 })).not.toEqual(use({ ...car, azimuth: 90 }));
  });
});

describe('meter', () => {
  test('its hours take the household’s place, and the heat pump comes on top', () => {
    const meter = evening();
    const alone = home({ annualConsumptionKwh: 1 }, meter);
    expect(alone.householdKwh).toBe(3650);
    expect(alone.hourly.loadKwh).toEqual(meter);
    const { loadKwh } = home({ heatPump: true }, meter).hourly;
    expect(loadKwh.reduce((sum, kwh) => sum + kwh, 0)).toBeCloseTo(3650 + 5500, 6);
    // The meter's own hours are not written to.
    expect(meter).toEqual(evening());
  });

  test('a home that uses everything in the evening uses less of its sun than the usual shape', () => {
    const annualConsumptionKwh = 3650;
    const usual = home({ annualConsumptionKwh }).estimate.energy;
    const late = home({ annualConsumptionKwh }, evening()).estimate.energy;
    expect(late.consumptionKwh).toBe(usual.consumptionKwh);
    expect(late.selfConsumptionShare).toBeLessThan(usual.selfConsumptionShare / 2);
  });

  test.each([
    ['of another length', new Float64Array(24)],
    ['without use', new Float64Array(HOURS_PER_YEAR)],
    ['that counts backwards', evening().map((kwh, hour) => (hour === 5 ? -1 : kwh))],
    ['with a gap', evening().map((kwh, hour) => (hour === 5 ? Number.NaN : kwh))],
  ])('one %s is refused', (_, meter) => {
    expect(() => home({}, meter)).toThrow(RangeError);
  });
});

describe('charging plan', () => {
  const withCar = (chargingPlan: EstimateInput['chargingPlan']) =>
    home({ annualConsumptionKwh: 4000, electricCarKmPerYear: 15_000, chargingPlan });
  const [arrival, cheap, solar] = [
    withCar('on-arrival'),
    withCar('cheap-hours'),
    withCar('solar-first'),
  ];

  test('the same use whenever it is charged', () => {
    for (const { estimate: of } of [arrival, cheap, solar]) {
      expect(of.energy.consumptionKwh).toBeCloseTo(4000 + 2850, 0);
    }
  });

  test('cheap hours make the cheapest bill without sun; the sun first uses most of it', () => {
    expect(cheap.estimate.savings.billBeforeDkk).toBeLessThan(
      arrival.estimate.savings.billBeforeDkk,
    );
    expect(cheap.estimate.savings.billBeforeDkk).toBeLessThan(solar.estimate.savings.billBeforeDkk);
    expect(solar.estimate.energy.directKwh).toBeGreaterThan(cheap.estimate.energy.directKwh + 300);
  });
});
