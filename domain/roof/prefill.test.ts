import { expect, test } from 'vitest';
import { HOUSEHOLD_LIMITS } from '../calculator-limits.ts';
import { parseInput } from '../field-error.ts';
import { calculatorStateSchema } from '../calculator-state.ts';
import type { Fact, HouseFacts } from './house-facts.ts';
import {
  dwellingAreaOf,
  prefillOf,
  saysOnlyWhere,
  withoutAnswered,
  withoutTold,
} from './prefill.ts';

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

test('only who has said nothing but a place is filled in for', () => {
  const place = { lat: 56, lon: 10, address: 'Elmevej 12', postcode: '8381', gridCompany: null };
  expect(saysOnlyWhere(place)).toBe(true);
  expect(saysOnlyWhere({ ...place, roofType: 'metal' })).toBe(false);
});

test('at another place what the register said of the former house goes, a person’s own answer stays', () => {
  const values = { roofType: 'tile', electricallyHeated: false };
  const told = { at: '55 9', values, mark: '', houseAreaM2: 9 };
  const given = { lat: 56, lon: 10, roofType: 'tile', electricallyHeated: true } as const;
  expect(withoutTold(given, told)).toEqual({ lat: 56, lon: 10, electricallyHeated: true });
  expect(withoutTold(given, null)).toBe(given);
});

test('the area is the dwelling’s, else the ground’s, within what the field takes', () => {
  expect(dwellingAreaOf(NOTHING)).toBeNull();
  expect(dwellingAreaOf({ ...NOTHING, builtAreaM2: fact(120) })).toBe(120);
  const both = { ...NOTHING, builtAreaM2: fact(120), dwellingAreaM2: fact(5000) };
  expect(dwellingAreaOf(both)).toBe(HOUSEHOLD_LIMITS.houseAreaM2[1]);
});
