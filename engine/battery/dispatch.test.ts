import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HOURS_PER_YEAR } from '../hours.ts';
import { dispatch } from './dispatch.ts';
import { energyMonths, energySums } from './energy-result.ts';
import { evenLosses } from './losses.ts';
import { HOME_DRAWS, homeFrom, hours, worstBreach, evenBattery } from './test-flows.ts';

const flat = hours(() => 1);
const noonSun = hours((hour) => (hour % 24 === 12 ? 5 : 0));
const battery = evenBattery({ usableKwh: 3, powerKw: 2, roundTrip: 0.81 });

describe('one hour of sun a day, by hand', () => {
  test('without a battery', () => {
    const year = dispatch({ productionKwh: noonSun, loadKwh: flat, battery: null });
    expect(year.directKwh).toBeCloseTo(365, 9);
    expect(year.exportedKwh).toBeCloseTo(4 * 365, 9);
    expect(year.importedKwh).toBeCloseTo(23 * 365, 9);
  });

  test('power limits the way in, 0.9 each way', () => {
    // In 2 kWh (limit), 1.8 stored; out 1 h · 1 kWh and 0.62 kWh in the next: 1.62 = 2 · 0.81.
    const year = dispatch({ productionKwh: noonSun, loadKwh: flat, battery });
    expect(year.batteryInKwh).toBeCloseTo(2 * 365, 6);
    expect(year.batteryOutKwh).toBeCloseTo(1.62 * 365, 6);
    expect(year.exportedKwh).toBeCloseTo(2 * 365, 6);
    expect(year.importedKwh).toBeCloseTo((23 - 1.62) * 365, 6);
    expect(year.batteryLossKwh).toBeCloseTo(0.38 * 365, 6);
    expect(year.flows.stateOfCharge[12]).toBeCloseTo(1.8, 9);
    expect(year.flows.batteryOut[14]).toBeCloseTo(0.62, 9);
  });

  test('capacity limits the way in', () => {
    // 0.9 kWh of room take 1 kWh; 0.81 come out.
    const small = { ...battery, usableKwh: 0.9 };
    const year = dispatch({ productionKwh: noonSun, loadKwh: flat, battery: small });
    expect(year.batteryInKwh).toBeCloseTo(365, 6);
    expect(year.batteryOutKwh).toBeCloseTo(0.81 * 365, 6);
  });

  test('standby of 100 W is drawn from the grid while it is empty, and from the sun while it is full', () => {
    // A day: charged for an hour, giving for 1.62 hours, empty for 21.38.
    const standing = { ...battery, standbyW: 100 };
    const year = dispatch({ productionKwh: noonSun, loadKwh: flat, battery: standing });
    expect(year.batteryOutKwh).toBeCloseTo(1.62 * 365, 6);
    expect(year.gridToBatteryKwh).toBeCloseTo(0.1 * 21.38 * 365, 6);
    expect(year.importedKwh).toBeCloseTo((23 - 1.62 + 2.138) * 365, 6);
    // Full after half an hour.
    const small = { ...standing, usableKwh: 0.9 };
    const full = dispatch({ productionKwh: noonSun, loadKwh: flat, battery: small });
    expect(full.batteryInKwh).toBeCloseTo((1 + 0.05) * 365, 6);
  });

  test('export stops in hours with a negative price', () => {
    const exportPrice = hours((hour) => (hour < 24 * 100 ? -0.01 : 0.5));
    const input = { productionKwh: noonSun, loadKwh: flat, battery: null, exportPrice };
    const stopping = dispatch({ ...input, stopExportAtNegative: true });
    expect(stopping.curtailedKwh).toBeCloseTo(400, 9);
    expect(stopping.exportedKwh).toBeCloseTo(4 * 265, 9);
    expect(dispatch({ ...input, stopExportAtNegative: false }).curtailedKwh).toBe(0);
  });

  test('the year is a ring: sun of the last evening serves the first morning', () => {
    const lastEvening = hours((hour) => (hour === HOURS_PER_YEAR - 1 ? 3 : 0));
    const year = dispatch({ productionKwh: lastEvening, loadKwh: flat, battery });
    expect(year.flows.batteryOut[0]).toBeCloseTo(1, 9);
    expect(year.changeOfChargeKwh).toBeCloseTo(0, 9);
  });

  test('months are Danish months', () => {
    // The last hour of January in UTC is the first of February in Denmark.
    const oneHour = hours((hour) => (hour === 31 * 24 - 1 ? 2 : 0));
    const year = dispatch({ productionKwh: oneHour, loadKwh: flat, battery: null });
    const months = energyMonths({ productionKwh: oneHour, loadKwh: flat, flows: year.flows });
    expect(months.map((month) => month.productionKwh).slice(0, 3)).toEqual([0, 2, 0]);
    const result = energySums(year);
    expect(result.selfConsumptionShare).toBeCloseTo(0.5, 12);
    expect(result.selfSufficiencyShare).toBeCloseTo(1 / 8760, 12);
  });
});

describe('broken preconditions', () => {
  test.each([
    ['a short year', { productionKwh: new Float64Array(24) }],
    ['an efficiency above 1', { battery: { ...battery, losses: evenLosses(1.1) } }],
    ['a negative capacity', { battery: { ...battery, usableKwh: -1 } }],
    ['stopping without prices', { stopExportAtNegative: true }],
    ['a scale that is no number', { productionScale: Number.NaN }],
  ])('%s', (_name, wrong) => {
    expect(() => dispatch({ productionKwh: flat, loadKwh: flat, battery: null, ...wrong })).toThrow(
      RangeError,
    );
  });
});

const draw = fc.double({ min: 0, max: 1, noNaN: true });
const anyHome = fc.array(draw, { minLength: HOME_DRAWS, maxLength: HOME_DRAWS });

describe('any year', () => {
  test('balances in every hour and in the year, within power and capacity', () => {
    fc.assert(
      fc.property(anyHome, (home) => {
        const input = homeFrom(home);
        const year = dispatch(input);
        expect(worstBreach(year, input)).toBeLessThan(1e-9);
        expect(
          year.directKwh + year.batteryInKwh + year.exportedKwh + year.curtailedKwh,
        ).toBeCloseTo(year.productionKwh, 6);
        expect(
          year.directKwh + year.batteryOutKwh + year.importedKwh - year.gridToBatteryKwh,
        ).toBeCloseTo(year.loadKwh, 6);
        expect(year.batteryLossKwh).toBeGreaterThanOrEqual(-1e-6);
        expect(year.gridToBatteryKwh).toBeLessThanOrEqual(8.76 * input.battery.standbyW + 1e-6);
      }),
      { numRuns: 1000 },
    );
  });

  test('self-use: a battery raises import in no hour by more than its standby, and more capacity in none', () => {
    const more = fc.double({ min: 1, max: 3, noNaN: true });
    fc.assert(
      fc.property(anyHome, more, (home, factor) => {
        const input = homeFrom(home);
        const without = dispatch({ ...input, battery: null }).flows.imported;
        const small = dispatch(input).flows.imported;
        const usableKwh = input.battery.usableKwh * factor;
        const large = dispatch({ ...input, battery: { ...input.battery, usableKwh } }).flows
          .imported;
        let raised = 0;
        for (let hour = 0; hour < HOURS_PER_YEAR; hour++) {
          const mine = small[hour]! - input.battery.standbyW / 1000;
          raised = Math.max(raised, mine - without[hour]!, large[hour]! - small[hour]!);
        }
        expect(raised).toBeLessThan(1e-9);
      }),
      { numRuns: 1000 },
    );
  });
});
