import { expect, test } from 'vitest';
import { calculatorStateSchema } from '../../../../domain/calculator-state.ts';
import { USUAL_HOUSEHOLD } from '../../../../domain/usual-household.ts';
import { valueIn, withValue } from './field-in-state.ts';

const HOME = { lat: 55.7, lon: 12.6 };

test('a field of its own', () => {
  expect(withValue(HOME, 'slope', 30)).toEqual({ ...HOME, slope: 30 });
  expect(valueIn(withValue(HOME, 'slope', 30), 'slope')).toBe(30);
});

test('a part of a household of which nothing was said: the rest is what the page has shown', () => {
  for (const before of [HOME, { ...HOME, household: null }]) {
    const after = withValue(before, 'household.people', 6);
    expect(after.household).toEqual({ ...USUAL_HOUSEHOLD, people: 6 });
    expect(calculatorStateSchema.safeParse(after).success).toBe(true);
  }
});

test('a part of a household that was told', () => {
  const told = { ...HOME, household: { houseAreaM2: 90, people: 1 } };
  expect(withValue(told, 'household.people', 2).household).toEqual({ houseAreaM2: 90, people: 2 });
});

test('one assumption, and the others stay unsaid', () => {
  const after = withValue(HOME, 'assumptions.discountRatePercent', 4);
  expect(after.assumptions).toEqual({ discountRatePercent: 4 });
});
