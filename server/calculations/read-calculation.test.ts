import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readCalculation, type CalculationRow } from './read-calculation.ts';
import { FORMAT, UPGRADES } from './upgrades.ts';

// A row as it was written in format 6, before roofs were drawn. The ones before are read out of databases of their time:
// tests/database/.
const path = new URL('../../tests/fixtures/calculation-format-6.json', import.meta.url);
const sample = JSON.parse(readFileSync(path, 'utf8')) as CalculationRow & {
  readonly input: object;
  readonly quote: object;
  readonly figures: object;
};

test('a calculation of format 6 is read as it was written, without a drawing', () => {
  const { input, quote, figures, ...read } = readCalculation(sample);
  expect(read).toEqual({ estimate: sample.result, pvgisResponse: null });
  expect({ input, quote }).toEqual({ input: sample.input, quote: sample.quote });
  expect(figures).toEqual({ ...sample.figures, ...sample.quote, input: sample.input, roof: null });
});

test('a drawn roof comes back as it was kept', () => {
  const corner = { eastM: 1.13, southM: 6.5 };
  const face = {
    azimuthDeg: -8,
    outline: [corner, corner, corner],
    middle: corner,
    panels: [[corner, corner, corner, corner]],
    obstacles: [{ kind: 'chimney', corners: [corner] }],
  };
  const roof = { extent: { eastM: 12, southM: 8 }, frontDeg: -8, faces: [face] };
  const figures = { ...sample.figures, roof };
  expect(readCalculation({ ...sample, format: 7, figures }).figures?.roof).toEqual(roof);
});

test('every format since the first has a way to today’s', () => {
  const known = Object.keys(UPGRADES).map(Number);
  expect(known).toEqual(Array.from({ length: FORMAT - 1 }, (_, index) => index + 1));
});

test.each([
  ['of a format from later', { format: FORMAT + 1 }],
  ['without a figure that every one has', { result: { ...(sample.result as object), price: {} } }],
  ['with a word in a figure’s place', { figures: { ...sample.figures, householdKwh: 'many' } }],
])('a calculation %s is refused, not guessed', (_, change) => {
  expect(() => readCalculation({ ...sample, ...change })).toThrow();
});

test('what no schema names does not come out of what is stored', () => {
  const planted = { ...sample.input, address: 'Skovvej 12' };
  expect(JSON.stringify(readCalculation({ ...sample, input: planted }))).not.toContain('Skovvej');
});
