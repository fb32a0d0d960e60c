import { describe, expect, test } from 'vitest';
import { DEFAULT_ASSUMPTIONS } from '../data/default-assumptions.ts';
import { householdLoad } from '../load/household-load.ts';
import { typicalYear } from '../climate/typical-year.ts';
import { inverterKwh } from '../pv/inverter-clip.ts';
import { planeYear } from '../pv/plane-year.ts';
import { sunYear } from '../sun/sun-year.ts';
import { electricityPrices } from '../tariff/electricity-prices.ts';
import { flowTable, yearFlowsExactly } from './flow-table.ts';
import type { FlowInput } from './flow-table.ts';
import { TEST_BATTERY, USUAL_TAX } from './test-year.ts';
import { yearMoney } from './year-money.ts';
import { SHIPPED_GRID_TARIFFS } from '../tariff/shipped-grid-tariffs.ts';

const prices = electricityPrices({
  zone: 'DK1',
  gridTariffs: SHIPPED_GRID_TARIFFS,
  gridCompany: null,
  year: 2027,
  assumptions: DEFAULT_ASSUMPTIONS,
});

const AARHUS = { lat: 56.2, lon: 10.2 };
const perKwp = planeYear(sunYear(AARHUS), typicalYear(AARHUS), {
  slopeDeg: 35,
  azimuthDeg: 0,
  mounting: 'building',
  shading: 'none',
});
const sunOf = (peakKwp: number) =>
  inverterKwh([{ acKwPerKwp: perKwp, peakKwp }], 14, 0.8 * peakKwp);

describe('interpolated year flows against exactly dispatched ones', () => {
  test.each([
    ['usual home', 10, 5000, TEST_BATTERY],
    ['usual home without battery', 10, 5000, null],
    ['large use', 6, 15_000, TEST_BATTERY],
    ['small use, large battery', 12, 2500, { ...TEST_BATTERY, usableKwh: 20 }],
    ['small system', 4, 5000, TEST_BATTERY],
    ['small battery', 10, 5000, { ...TEST_BATTERY, usableKwh: 5, powerKw: 2.5 }],
  ])(
    '%s: every year of 25, in the bad, the middle and the good case, within 0.1 %',
    (_name, peakKwp, useKwh, battery) => {
      const input: FlowInput = {
        productionKwh: sunOf(peakKwp),
        loadKwh: householdLoad(useKwh),
        battery,
        prices,
        stopExportAtNegativePrice: true,
      };
      const exactly = yearFlowsExactly(input);
      const table = flowTable(input, [0.84, 1.09], battery ? 0.61 : 1);
      const home = { loadKwh: useKwh, loadVariableDkk: useKwh, ...USUAL_TAX };
      const money = (at: typeof table, scale: number, capacity: number, year: number) =>
        yearMoney(home, prices, DEFAULT_ASSUMPTIONS, { firstYear: 2027, year })(
          at(scale, capacity),
        );
      const noSun = (year: number) => money(exactly, 0, 1, year).importBillDkk;
      let worst = 0;
      for (let year = 1; year <= 25; year += 3) {
        for (const factor of [0.93, 1, 1.07]) {
          const scale = 0.996 ** (year - 1) * factor;
          const capacity = battery ? 0.98 ** (year - 1) : 1;
          const exact = money(exactly, scale, capacity, year);
          const read = money(table, scale, capacity, year);
          // The saving, counted from the same home without sun.
          const saving =
            noSun(year) - exact.importBillDkk + exact.exportGrossDkk - exact.exportTaxDkk;
          worst = Math.max(worst, Math.abs(read.savingDkk - exact.savingDkk) / saving);
        }
      }
      expect(worst).toBeLessThan(0.001);
    },
  );

  test('far from the usual: panels that lose 2 % and a battery that loses 6 % a year, within 0.1 %', () => {
    const input: FlowInput = {
      productionKwh: sunOf(10),
      loadKwh: householdLoad(5000),
      battery: TEST_BATTERY,
      prices,
      stopExportAtNegativePrice: true,
    };
    const exactly = yearFlowsExactly(input);
    const table = flowTable(input, [0.98 ** 24 * 0.93, 1.09], 0.94 ** 24);
    for (let year = 1; year <= 25; year += 2) {
      const at = [0.98 ** (year - 1) * 0.97, 0.94 ** (year - 1)] as const;
      const [read, exact] = [table(...at), exactly(...at)];
      const saved = exactly(0, 1).importedVariableDkk - exact.importedVariableDkk;
      const error = Math.abs(read.importedVariableDkk - exact.importedVariableDkk);
      expect(error / saved).toBeLessThan(0.001);
      expect(Math.abs(read.exportedSpotDkk / exact.exportedSpotDkk - 1)).toBeLessThan(0.002);
    }
  });

  test('the first year is exact', () => {
    const input: FlowInput = {
      productionKwh: sunOf(10),
      loadKwh: householdLoad(5000),
      battery: TEST_BATTERY,
      prices,
      stopExportAtNegativePrice: true,
    };
    const exact = yearFlowsExactly(input)(1, 1);
    const read = flowTable(input, [0.84, 1.09], 0.61)(1, 1);
    expect(read.importedVariableDkk).toBeCloseTo(exact.importedVariableDkk, 6);
    expect(read.exportedSpotDkk).toBeCloseTo(exact.exportedSpotDkk, 6);
  });
});
