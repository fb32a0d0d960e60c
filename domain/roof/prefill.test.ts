import { expect, test } from 'vitest';
import { parseInput } from '../field-error.ts';
import { calculatorStateSchema } from '../calculator-state.ts';
import type { Fact, HouseFacts } from './house-facts.ts';
import { prefillOf, withoutAnswered } from './prefill.ts';

const fact = <Value>(value: Value): Fact<Value> => ({ value, source: 'BBR', date: '2021-03-04' });
const NOTHING: HouseFacts = {
  roofMaterial: null,
  asbestos: null,
  builtYear: null,
  rebuiltYear: null,
  builtAreaM2: null,
  dwellingAreaM2: null,
  storeys: null,
  heating: null,
  electricallyHeated: null,
  buildingType: null,
  roofType: null,
};
const FACTS: HouseFacts = {
  ...NOTHING,
  storeys: fact(2),
  heating: fact('district'),
  electricallyHeated: fact(false),
  buildingType: fact('terraced'),
  roofType: fact('tile'),
};

test('each field comes with its source and date, and the calculator takes it', () => {
  const prefilled = prefillOf(FACTS);
  expect(prefilled).toContainEqual({ field: 'roofType', ...fact('tile') });
  expect(prefilled.map(({ field }) => field)).toEqual([
    'roofType',
    'buildingType',
    'electricallyHeated',
  ]);
  const state = { lat: 56, lon: 10, ...withoutAnswered(prefilled, {}) };
  expect(parseInput(calculatorStateSchema, state).ok).toBe(true);
  expect(state).toMatchObject({ electricallyHeated: false, buildingType: 'terraced' });
});

test('what a person has answered stays, and what nobody knows is left open', () => {
  const prefilled = prefillOf(FACTS);
  const given = { roofType: 'metal', electricallyHeated: null } as const;
  expect(withoutAnswered(prefilled, given)).toEqual({
    buildingType: 'terraced',
    electricallyHeated: false,
  });
  expect(prefillOf(NOTHING)).toEqual([]);
});
