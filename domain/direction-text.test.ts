import { numberField } from './number-fields.ts';
import { expect, test } from 'vitest';
import { DEGREES, readDirection } from './direction-text.ts';

const SOUTH = 0;
const EAST = -90;

test.each([
  ['20', SOUTH, 20],
  ['20', EAST, -20],
  ['+20', EAST, 20],
  ['-20', SOUTH, -20],
  ['−20', EAST, -20],
  ['0', EAST, 0],
  ['12,5', EAST, -12.5],
  ['20 øst', SOUTH, -20],
  ['20° Ø', SOUTH, -20],
  ['ø20', SOUTH, -20],
  ['0 øst', SOUTH, 0],
  ['20 vest', EAST, 20],
  ['20 v', EAST, 20],
  ['V 20', EAST, 20],
  ['20 east', SOUTH, -20],
  ['20 degrees w', EAST, 20],
  ['20° øst for syd', SOUTH, -20],
  ['20° øst for nord', SOUTH, -160],
  ['20 west of north', EAST, 160],
  ['SV', SOUTH, 45],
  ['sydvest', EAST, 45],
  ['Syd', EAST, 0],
  ['sydøst', SOUTH, -45],
  ['øst', SOUTH, -90],
  ['nordøst', SOUTH, -135],
  ['N', SOUTH, 180],
  ['north-west', SOUTH, 135],
  ['vest', EAST, 90],
])('«%s» at %d° is %d°', (typed, wasDeg, read) => {
  expect(readDirection(typed, wasDeg, 'da')).toEqual({ ok: true, value: read });
});

test.each(['', 'mod haven', '20 nord', '-20 vest', '1e3', '1.2.3', 'øst vest', '20 øst 30'])(
  '«%s» is no direction',
  (typed) => {
    expect(readDirection(typed, SOUTH, 'da').ok).toBe(false);
  },
);

test('a unit that is no direction’s is named', () => {
  expect(readDirection('20 m', SOUTH, 'da')).toEqual({
    ok: false,
    error: { code: 'other-unit', unit: 'm' },
  });
});

test('the field is the calculator’s own', () => {
  expect(DEGREES).toEqual(numberField('azimuth'));
});
