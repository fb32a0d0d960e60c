import fc from 'fast-check';
import { expect, test } from 'vitest';
import { numberText, parseNumber, parseUngrouped } from './number-text.ts';

test.each([
  ['35', 35],
  ['35,5', 35.5],
  ['35.5', 35.5],
  ['1.200', 1200],
  ['1,200', 1200],
  ['12 400', 12400],
  ['1.234.567', 1234567],
  ['1.234,5', 1234.5],
  ['1,234.5', 1234.5],
  ['1,234.50', 1234.5],
  ['1.234,50', 1234.5],
  ['1 234 567,5', 1234567.5],
  ['12.400,5', 12400.5],
  [' -8 ', -8],
  ['0,125', 0.125],
  ['−8', -8],
  ['-8', -8],
  ['1e+308', 1e308],
])('%s is read as %d', (text, value) => {
  expect(parseNumber(text)).toBe(value);
});

test.each([
  '',
  'abc',
  '3 meter',
  '1,2,3.4.5x',
  '1.5.2026',
  '1,234,50',
  '12.34,5',
  '1.234.5',
  '12 34',
  '--1',
  '-',
  ',',
  'Infinity',
  'NaN',
  '1e308',
  '1e+999',
])('%s is not a number', (text) => {
  expect(parseNumber(text)).toBeNull();
});

test('what is written is read back', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
      expect(parseNumber(numberText(value))).toBe(value === 0 ? 0 : value);
    }),
  );
});

test.each([
  ['55.676', 55.676],
  ['12,568', 12.568],
  ['−90', -90],
  ['0x10', null],
  ['1.234.567', null],
  ['', null],
])('without groups %s is read as %s', (text, value) => {
  expect(parseUngrouped(text)).toBe(value);
});
