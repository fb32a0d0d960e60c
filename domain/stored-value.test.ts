import { expect, test } from 'vitest';
import { fieldsIn, formatOf, type Upgrades } from './stored-value.ts';

/** Of a kind whose panels were once given as kilowatts, and then by another name. */
const UPGRADES: Upgrades = [
  ({ kw, ...others }) => ({ ...others, watts: Number(kw) * 1000 }),
  ({ watts, ...others }) => ({ ...others, peakPowerW: watts }),
];

test.each([
  ['without a number is of format 1', { kw: 5 }],
  ['of format 1', { format: 1, kw: 5 }],
  ['of format 2', { format: 2, watts: 5000 }],
  ['of today’s format', { format: 3, peakPowerW: 5000 }],
])('what is stored %s and is read as today’s', (_, stored) => {
  expect(formatOf(UPGRADES)).toBe(3);
  expect(fieldsIn(stored, UPGRADES)).toEqual({ peakPowerW: 5000 });
});

test.each([
  { format: 4, peakPowerW: 5000 },
  { format: 0 },
  { format: 1.5 },
  { format: '1' },
  { format: null },
  [],
  'text',
  5,
  null,
  undefined,
])('%j is of no format that is known', (stored) => {
  expect(fieldsIn(stored, UPGRADES)).toBeNull();
});
