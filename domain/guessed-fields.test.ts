import { expect, test } from 'vitest';
import { ASKED_FIELDS, guessedFields } from './guessed-fields.ts';

const ADDRESS_ALONE = { lat: 56.15, lon: 10.2, postcode: '8000', address: 'Eksempelvej 1' };

test('of an address alone all is a guess', () => {
  expect(guessedFields(ADDRESS_ALONE)).toEqual(ASKED_FIELDS);
});

test.each([
  [{ averageMonthlySpendingDKK: 900 }, ['annualConsumptionKwh']],
  [{ household: { houseAreaM2: 140, people: 3 } }, ['annualConsumptionKwh']],
  [{ roofFaces: [{ slope: 30, azimuth: 0 }] }, ['azimuth', 'slope', 'roofSurfaceArea']],
  [{ horizon: Array.from({ length: 12 }, () => 5) }, ['shading']],
  [{ electricalBoardOld: false }, ['electricalBoardOld']],
  [{ annualConsumptionKwh: null }, []],
])('%j answers %j', (answer, answered) => {
  const left = guessedFields({ ...ADDRESS_ALONE, ...answer });
  expect(ASKED_FIELDS.filter((field) => !left.includes(field))).toEqual(answered);
});
