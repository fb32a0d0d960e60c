import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readState, storedState } from './stored-state.ts';

const file = new URL('../tests/fixtures/stored/calculator-states.json', import.meta.url);
const SAMPLES = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, object>>;

test.each(Object.entries(SAMPLES))('a state %s is read as it was stored', (_, sample) => {
  const { format: _format, ...answers } = { format: 1, ...sample };
  expect(readState(sample)).toEqual({ ok: true, value: answers });
});

test('what is stored today has its format, which does not come out again', () => {
  const state = { lat: 56.15, lon: 10.2, slope: 20 };
  const stored: unknown = JSON.parse(JSON.stringify(storedState(state)));
  expect(stored).toEqual({ ...state, format: 1 });
  expect(readState(stored)).toEqual({ ok: true, value: state });
});

const PLACE = { lat: 56.15, lon: 10.2 };

test.each([
  ['without a place', { slope: 30 }],
  ['of a format from later', { ...PLACE, format: 2 }],
  ['with a word in a number’s place', { ...PLACE, slope: 'steep' }],
  ['with a word that no field knows', { ...PLACE, roofType: 'gold' }],
  ['with a face that is none', { ...PLACE, roofFaces: [null] }],
  ['that is a list', [PLACE]],
  ['that is nothing', null],
])('a state %s can’t be read', (_, stored) => {
  expect(readState(stored)).toEqual({ ok: false, error: { kind: 'unreadable' } });
});

test('what no field is named after does not come out of what is stored', () => {
  expect(readState({ ...PLACE, colourOfDoor: 'red' })).toEqual({ ok: true, value: PLACE });
});
