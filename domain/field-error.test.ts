import { describe, expect, test } from 'vitest';
import { calculatorStateSchema } from './calculator-state.ts';
import { parseInput } from './field-error.ts';

const place = { lat: 56, lon: 10 };

function errorsOf(input: unknown) {
  const parsed = parseInput(calculatorStateSchema, input);
  return parsed.ok ? [] : parsed.error.errors;
}

describe('what is wrong with an estimate’s input', () => {
  test.each([
    [
      'nothing given',
      {},
      [
        { field: 'lat', code: 'required' },
        { field: 'lon', code: 'required' },
      ],
    ],
    ['letters', { ...place, slope: 'steep' }, [{ field: 'slope', code: 'not-a-number' }]],
    [
      'NaN, which JSON writes as null',
      { ...place, slope: null },
      [{ field: 'slope', code: 'not-a-number' }],
    ],
    ['1e308', { ...place, slope: 1e308 }, [{ field: 'slope', code: 'too-large', limit: 90 }]],
    [
      'a negative area',
      { ...place, roofSurfaceArea: -4 },
      [{ field: 'roofSurfaceArea', code: 'too-small', limit: 1 }],
    ],
    [
      'half a panel',
      { ...place, calculatedNumberOfPanels: 1.5 },
      [{ field: 'calculatedNumberOfPanels', code: 'not-whole' }],
    ],
    [
      'Stockholm',
      { lat: 59.33, lon: 18.07 },
      [
        { field: 'lat', code: 'outside-denmark' },
        { field: 'lon', code: 'outside-denmark' },
      ],
    ],
    [
      'an unknown roof',
      { ...place, roofType: 'glass' },
      [{ field: 'roofType', code: 'unknown-value' }],
    ],
    ['an unknown field', { ...place, colour: 'red' }, [{ field: 'colour', code: 'unknown-field' }]],
    [
      'an unknown assumption',
      { ...place, assumptions: { luck: 7 } },
      [{ field: 'assumptions.luck', code: 'unknown-field' }],
    ],
    [
      'a text too long',
      { ...place, address: 'a'.repeat(201) },
      [{ field: 'address', code: 'too-long', limit: 200 }],
    ],
    ['no object at all', [], [{ field: '', code: 'wrong-type' }]],
  ])('%s', (_what, input, expected) => {
    expect(errorsOf(input)).toEqual(expected);
  });

  test('a prototype is refused like any unknown field', () => {
    expect(errorsOf(JSON.parse('{"lat":56,"lon":10,"__proto__":{"admin":true}}'))).toEqual([
      { field: '__proto__', code: 'unknown-field' },
    ]);
  });

  test('the place alone is enough', () => {
    expect(errorsOf(place)).toEqual([]);
  });
});
