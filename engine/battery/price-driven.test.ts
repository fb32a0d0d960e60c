import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { danishYear } from '../calendar/danish-year.ts';
import { HOURS_PER_YEAR } from '../hours.ts';
import { dispatch } from './dispatch.ts';
import { energySums } from './energy-result.ts';
import type { DispatchInput } from './flows.ts';
import { energyCostDkk } from './perfect-foresight.ts';
import { PRICES_KNOWN_FROM_LOCAL_HOUR } from './price-driven.ts';
import { HOME_DRAWS, homeFrom, hours, irregular, worstBreach, evenBattery } from './test-flows.ts';

const { hourOfDay, dayOfYear } = danishYear();
const flat = hours(() => 1);
const none = hours(() => 0);
/** Cheap from midnight to 6, dear from 17 to 21 local time. */
const twoPeaks = hours((hour) => {
  const local = hourOfDay[hour]!;
  if (local < 6) return 0.5;
  return local >= 17 && local < 21 ? 3 : 1;
});
const battery = evenBattery({ usableKwh: 3, powerKw: 2, roundTrip: 0.81 });
const priceDriven = (input: Partial<DispatchInput>) => {
  const given = {
    productionKwh: none,
    loadKwh: flat,
    battery,
    importPrice: flat,
    exportPrice: none,
  };
  return dispatch({ ...given, ...input, strategy: 'price-driven' });
};

describe('by hand', () => {
  test('cheap nights serve dear evenings: 3 / 0.9 kWh in, 2.7 kWh out, every day', () => {
    const year = priceDriven({ importPrice: twoPeaks });
    expect(year.gridToBatteryKwh).toBeCloseTo((3 / 0.9) * 365, 6);
    expect(year.batteryOutKwh).toBeCloseTo(2.7 * 365, 6);
    expect(year.importedKwh).toBeCloseTo(8760 + (3 / 0.9 - 2.7) * 365, 6);
    const outAt = hours((hour) => (twoPeaks[hour] === 3 ? 0 : year.flows.batteryOut[hour]!));
    expect(Math.max(...outAt)).toBe(0);
    // 24 h at 0.5, 1 and 3 less 2.7 · 3, plus 3 / 0.9 at 0.5, less the three hours the clock moves.
    const cost = energyCostDkk(year, twoPeaks, none);
    const flatCost = twoPeaks.reduce((sum, price) => sum + price, 0);
    expect(cost).toBeCloseTo(flatCost + 365 * (-2.7 * 3 + (3 / 0.9) * 0.5), 4);
  });

  test('a spread smaller than the losses moves nothing: 1 / 1.2 is above 0.81', () => {
    const small = hours((hour) => (hourOfDay[hour]! < 6 ? 1 : 1.2));
    const year = priceDriven({ importPrice: small });
    expect(year.gridToBatteryKwh).toBe(0);
    expect(year.batteryOutKwh).toBe(0);
  });

  test('one price all day and surplus worth nothing: the same flows as self-use', () => {
    const noonSun = hours((hour) => (hour % 24 === 12 ? 5 : 0));
    const input = { productionKwh: noonSun, loadKwh: flat, battery };
    const year = priceDriven(input);
    const selfUse = dispatch(input);
    expect(year.batteryOutKwh).toBeCloseTo(selfUse.batteryOutKwh, 6);
    expect(year.importedKwh).toBeCloseTo(selfUse.importedKwh, 6);
    expect(year.gridToBatteryKwh).toBe(0);
  });

  test('surplus of a dear hour is sold, that of a later cheap hour is kept', () => {
    // 2 kWh over at 9 and at 12 UTC; sold at 0.9 or 0.1; the house needs 2 kWh at 18 UTC, at 2.
    const productionKwh = hours((hour) => (hour % 24 === 9 || hour % 24 === 12 ? 2 : 0));
    const loadKwh = hours((hour) => (hour % 24 === 18 ? 1.8 : 0));
    const exportPrice = hours((hour) => (hour % 24 === 9 ? 0.9 : 0.1));
    const year = priceDriven({
      productionKwh,
      loadKwh,
      exportPrice,
      importPrice: hours(() => 2),
      battery: { ...battery, usableKwh: 1.8 },
    });
    // From the second day on; on the first, nothing is known but the year's end, which is the same.
    const noon = hours((hour) => (hour % 24 === 12 ? year.flows.batteryIn[hour]! : 0));
    expect(noon.reduce((sum, kwh) => sum + kwh, 0)).toBeCloseTo(365 * 2, 6);
    expect(year.exportedKwh).toBeCloseTo(365 * 2, 6);
    expect(year.batteryOutKwh).toBeCloseTo(365 * 1.62, 6);
  });
});

test('self-sufficiency is what did not pass the meter', () => {
  const year = priceDriven({ importPrice: twoPeaks });
  expect(energySums(year).selfSufficiencyShare).toBe(0);
  expect(energySums(year).selfConsumptionShare).toBe(0);
});

describe('no foresight', () => {
  const home = {
    productionKwh: irregular(7, (draw, hour) => Math.max(0, draw * 6 * Math.sin((hour % 24) / 4))),
    loadKwh: irregular(8, (draw) => draw * 1.5),
    importPrice: irregular(9, (draw) => 0.8 + draw * 2),
    exportPrice: irregular(10, (draw) => draw * 0.8),
    battery: { ...battery, usableKwh: 8, powerKw: 4 },
  };
  const before = priceDriven(home);
  /** Hours of the year before `end` in which anything differs. */
  const firstChange = (after: typeof before, end: number): number => {
    for (let hour = 30 * 24; hour < end; hour++) {
      if (after.flows.stateOfCharge[hour] !== before.flows.stateOfCharge[hour]) return hour;
    }
    return end;
  };

  test.each([100, 200, 300])('day %d: its sun and use change nothing before they come', (day) => {
    const from = day * 24 + 10;
    const stretch = (hour: number) => (hour >= from && hour < from + 48 ? 3 : 1);
    const after = priceDriven({
      ...home,
      productionKwh: home.productionKwh.map((kwh, hour) => kwh * stretch(hour)),
      loadKwh: home.loadKwh.map((kwh, hour) => kwh / stretch(hour)),
    });
    expect(firstChange(after, from)).toBe(from);
    expect(firstChange(after, from + 48)).toBeLessThan(from + 48);
  });

  test.each([100, 200, 300])(
    'day %d: its prices change nothing before 13:00 the day before',
    (day) => {
      const isThatDay = (hour: number) => dayOfYear[hour] === day;
      const first = dayOfYear.indexOf(day);
      let known = first;
      while (hourOfDay[known] !== PRICES_KNOWN_FROM_LOCAL_HOUR) known--;
      expect(first - known).toBe(11);
      const after = priceDriven({
        ...home,
        importPrice: home.importPrice.map((price, hour) => (isThatDay(hour) ? price * 5 : price)),
        exportPrice: home.exportPrice.map((price, hour) => (isThatDay(hour) ? 0.01 : price)),
      });
      expect(firstChange(after, known)).toBe(known);
      expect(firstChange(after, first + 24)).toBeLessThan(first + 24);
    },
  );
});

const draw = fc.double({ min: 0, max: 1, noNaN: true });
const anyHome = fc.array(draw, { minLength: HOME_DRAWS, maxLength: HOME_DRAWS });

describe('any year', () => {
  test('balances in every hour and in the year, within power and capacity', () => {
    fc.assert(
      fc.property(anyHome, (home) => {
        const input = homeFrom(home);
        const year = dispatch({ ...input, strategy: 'price-driven' });
        expect(worstBreach(year, input)).toBeLessThan(1e-9);
        const charged = year.batteryInKwh + year.gridToBatteryKwh;
        expect(charged).toBeCloseTo(
          year.batteryOutKwh + year.batteryLossKwh + year.changeOfChargeKwh,
          6,
        );
        expect(
          year.directKwh + year.batteryInKwh + year.exportedKwh + year.curtailedKwh,
        ).toBeCloseTo(year.productionKwh, 6);
        expect(
          year.directKwh + year.batteryOutKwh + year.importedKwh - year.gridToBatteryKwh,
        ).toBeCloseTo(year.loadKwh, 6);
        expect(year.batteryLossKwh).toBeGreaterThanOrEqual(-1e-6);
      }),
      { numRuns: 500 },
    );
  });
});

test('the year is a ring: sun of the last evening serves the first morning', () => {
  const productionKwh = hours((hour) => (hour === HOURS_PER_YEAR - 1 ? 3 : 0));
  const year = priceDriven({ productionKwh });
  expect(year.flows.batteryOut[0]).toBeCloseTo(1, 9);
  expect(year.changeOfChargeKwh).toBeCloseTo(0, 9);
});

test('without prices it is refused', () => {
  const input = { productionKwh: none, loadKwh: flat, battery, strategy: 'price-driven' as const };
  expect(() => dispatch(input)).toThrow(RangeError);
  expect(() => dispatch({ ...input, importPrice: flat })).toThrow(RangeError);
});
