import { describe, expect, test } from 'vitest';
import { dcKwPerKwp } from '../../engine/pv/module-efficiency.ts';
import { HEAT_LOSS, moduleTemperatureC } from '../../engine/pv/module-temperature.ts';
import { MODULE_CASES } from './module-temperature-data.ts';
import { cell, numberRows } from './number-table.ts';

const cases = numberRows(MODULE_CASES);

/** 0.1 % of the reference, or half its last digit. */
function tolerance(reference: number, lastDigit: number): number {
  return Math.max(0.001 * Math.abs(reference), lastDigit / 2);
}

test('the reference has a hundred cases', () => {
  expect(cases).toHaveLength(100);
});

describe.each([
  ['free', 3],
  ['building', 5],
] as const)('mounted %s', (mounting, column) => {
  test('temperature and power within 0.1 %', () => {
    for (const row of cases) {
      const poaWm2 = cell(row, 0);
      const moduleC = moduleTemperatureC(poaWm2, cell(row, 1), cell(row, 2), HEAT_LOSS[mounting]);
      const referenceC = cell(row, column);
      expect(Math.abs(moduleC - referenceC)).toBeLessThanOrEqual(tolerance(referenceC, 1e-5));
      const referenceW = cell(row, column + 1);
      const powerW = dcKwPerKwp(poaWm2, moduleC) * 1000;
      expect(Math.abs(powerW - referenceW)).toBeLessThanOrEqual(tolerance(referenceW, 1e-5));
    }
  });
});
