import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { fromQuery } from '../domain/read-query.ts';
import { calculatorStateSchema } from '../domain/calculator-state.ts';
import { fieldErrorText } from './field-error-text.ts';
import { fieldName } from './field-names.ts';
import { refusedField } from './refused-field.ts';

const GROUPS = ['assumptions', 'household', 'ownOffer'] as const;

test('every field of the calculator has a name for the summary of what is wrong', () => {
  const { shape } = calculatorStateSchema;
  const inside = GROUPS.flatMap((group) =>
    Object.keys(groupOf(group)).map((key) => `${group}.${key}`),
  );
  expect(inside.length).toBeGreaterThan(GROUPS.length);
  const nameless = fieldName('unheard-of', 'da');
  const unnamed = [...Object.keys(shape), ...inside].filter(
    (field) => fieldName(field, 'da') === nameless,
  );
  expect(unnamed).toEqual([]);
});

test('what a group does not have is named by the group', () => {
  const { errors } = fromQuery(
    new URLSearchParams(
      'household.people=3&household.houseAreaM2=140&household.cats=2&assumptions.weather=3',
    ),
  );
  const names = errors.map(({ field }) => fieldName(field, 'da'));
  expect(names.toSorted()).toEqual(['Forudsætninger', 'Husstand']);
});

test('a drawing that cannot be read is not told to be chosen', () => {
  const { errors } = fromQuery(new URLSearchParams('roofLayout=qqqq'));
  const told = errors.map((error) => refusedField(error, 'da'));
  expect(told).toEqual([
    {
      field: 'roofLayout',
      name: 'Tegningen af taget',
      text: 'Den kan ikke læses. Vi tegner taget ud fra tallene.',
    },
  ]);
});

test('a figure over its limit says which one it is, on whichever face', () => {
  const { errors } = fromQuery(
    new URLSearchParams(
      'roofFaces=30_0*95_0&cableLengthToRoof=5000&assumptions.loanRatePercent=99&household.people=99&household.houseAreaM2=100',
    ),
  );
  const lines = errors.map(
    (error) => `${fieldName(error.field, 'da')}: ${fieldErrorText(error, 'da')}`,
  );
  expect(lines.toSorted()).toEqual([
    'Flade 2, hældning: Tallet må højst være 90.',
    'Kabel fra tavle til tag: Tallet må højst være 200.',
    'Lånerente: Tallet må højst være 20.',
    'Personer: Tallet må højst være 20.',
  ]);
});

test.each([
  { query: 'quoteDate=30/11', says: 'Skriv en dato som 2026-11-30.' },
  { query: 'postcode=80', says: 'Skriv fire cifre.' },
  { query: 'horizon=5', says: 'Skriv tolv højder med bindestreg imellem.' },
  { query: 'roofType=glass', says: 'Vælg en af mulighederne.' },
])('what is typed is not told to be chosen: $query', ({ query, says }) => {
  const { errors } = fromQuery(new URLSearchParams(query));
  expect(errors.map((error) => fieldErrorText(error, 'da'))).toEqual([says]);
});

/** The fields of a group, whichever of "may be left out" and "may be nothing" stands around it. */
function groupOf(group: (typeof GROUPS)[number]): object {
  let schema: unknown = calculatorStateSchema.shape[group];
  while (!(schema instanceof z.ZodMiniObject)) {
    schema = (schema as z.ZodMiniOptional)._zod.def.innerType;
  }
  return schema.shape;
}
