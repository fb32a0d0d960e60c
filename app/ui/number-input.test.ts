import { expect, test } from 'vitest';
import {
  clampNumber,
  digitsFor,
  digitsOf,
  keyTarget,
  numberMode,
  writeNumber,
} from './number-input.ts';

test('writes with the reader’s signs', () => {
  expect(writeNumber(12400.5, 1, ',')).toBe('12.400,5');
  expect(writeNumber(12400.5, 1, '.')).toBe('12,400.5');
  expect(writeNumber(-8, 0, ',')).toBe('\u22128');
  expect(writeNumber(850, 0, ',')).toBe('850');
});

test('keeps to the limits and to the decimals of the step', () => {
  expect(digitsOf(0.05)).toBe(2);
  expect(digitsOf(50)).toBe(0);
  expect(clampNumber(95, 0, 90, 0)).toBe(90);
  expect(clampNumber(-1, 0, 90, 0)).toBe(0);
  expect(clampNumber(2.26, 0, 10, 1)).toBe(2.3);
});

test('a figure has the decimals that it needs', () => {
  expect(digitsFor(35, 0, 2)).toBe(0);
  expect(digitsFor(35.5, 0, 2)).toBe(1);
  expect(digitsFor(32.731, 0, 1)).toBe(1);
  expect(digitsFor(8, 1, 2)).toBe(1);
});

test('a phone shows a minus where a figure may be negative', () => {
  expect(numberMode(-10)).toBe('text');
  expect(numberMode(0)).toBe('decimal');
});

test('keys', () => {
  const at = { value: 35, min: 0, max: 90, step: 1 };
  expect(keyTarget('PageUp', at, false)).toBe(45);
  expect(keyTarget('PageDown', { ...at, value: 4 }, true)).toBe(0);
  expect(keyTarget('ArrowUp', at, true)).toBe(36);
  // The slider's own arrows, Home and End are native.
  expect(keyTarget('ArrowUp', at, false)).toBeNull();
  expect(keyTarget('a', at, true)).toBeNull();
});
