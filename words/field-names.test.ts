import { expect, test } from 'vitest';
import { fromQuery } from '../domain/read-query.ts';
import { calculatorStateSchema } from '../domain/calculator-state.ts';
import { fieldErrorText } from './field-error-text.ts';
import { fieldName } from './field-names.ts';

/** Neither is entered as a figure: the drawing is refused as a whole, the rest by its parts. */
const UNNAMED = new Set(['roofLayout', 'ownOffer', 'household', 'assumptions']);

test('every field of the calculator has a name for the summary of what is wrong', () => {
  const { assumptions, ...shape } = calculatorStateSchema.shape;
  const inside = Object.keys(assumptions._zod.def.innerType.shape).map(
    (key) => `assumptions.${key}`,
  );
  const unnamed = [...Object.keys(shape), ...inside].filter(
    (field) => !UNNAMED.has(field) && fieldName(field, 'da') === 'et felt',
  );
  expect(unnamed).toEqual([]);
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
