import { expect, test } from 'vitest';
import { withDefaults } from './calculator-defaults.ts';
import { USUAL_HOUSEHOLD } from './usual-household.ts';

const HERE = { lat: 56.15, lon: 10.2 };

test.each([
  [{}, USUAL_HOUSEHOLD],
  [{ household: null, annualConsumptionKwh: null }, USUAL_HOUSEHOLD],
  [{ averageMonthlySpendingDKK: 1000 }, null],
  [{ annualConsumptionKwh: 5000 }, null],
  [{ household: { houseAreaM2: 90, people: 2 } }, { houseAreaM2: 90, people: 2 }],
])('%j is reckoned with the household %j', (told, household) => {
  expect(withDefaults({ ...HERE, ...told }).household).toEqual(household);
});
