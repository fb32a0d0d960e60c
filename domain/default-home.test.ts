import { describe, expect, test } from 'vitest';
import { ELECTRICITY_TAX } from '../engine/data/electricity-tax.ts';
import { billYear } from '../engine/load/home-load.ts';
import { householdPictureKwh } from '../engine/load/household-picture.ts';
import { EXAMPLE_CONTEXT } from './example-house.ts';
import { runEstimate } from './estimate-request.ts';
import type { CalculatorState } from './calculator-state.ts';
import { START_PLACE } from './start-place.ts';

const PLACE = { lat: START_PLACE.lat, lon: START_PLACE.lon, postcode: START_PLACE.postcode };
/** Suppliers' additions and subscriptions, and the tariffs of the grid companies, move the kWh of one bill by less. */
const CONVERSION_SHARE = 0.15;

function runOf(changes: Partial<CalculatorState> = {}) {
  const run = runEstimate({ ...PLACE, ...changes }, EXAMPLE_CONTEXT);
  if (!run.ok) throw new RangeError(JSON.stringify(run.error));
  return run.value;
}

describe('the home that nobody has said anything of', () => {
  const untouched = runOf();

  test('its verdict does not hang on how kroner become kWh', () => {
    const { kind } = untouched.estimate.verdict;
    for (const share of [-1, -0.5, 0, 0.5, 1]) {
      const annualConsumptionKwh = untouched.householdKwh * (1 + share * CONVERSION_SHARE);
      expect(runOf({ annualConsumptionKwh }).estimate.verdict.kind).toBe(kind);
    }
  });

  test('one bill is so many kWh within that share, whoever delivers', () => {
    for (const supplierAdditionDkkPerKwh of [0.03, 0.15]) {
      const { householdKwh } = runOf({ assumptions: { supplierAdditionDkkPerKwh } });
      expect(Math.abs(householdKwh / untouched.householdKwh - 1)).toBeLessThan(CONVERSION_SHARE);
    }
  });

  test('the bill is one of a year whose tax is law', () => {
    const year = billYear(untouched.input.firstYear);
    expect(year).toBe(untouched.input.firstYear - 1);
    expect(ELECTRICITY_TAX[0]!.fromYear).toBeLessThanOrEqual(year);
  });
});

test('typical homes by people, as the institute’s formula has them by hand', () => {
  const kwh = [1, 2, 3, 4, 5].map((people) => householdPictureKwh({ houseAreaM2: 140, people }));
  expect(kwh).toEqual([2900, 3590, 4280, 4970, 5660]);
});
