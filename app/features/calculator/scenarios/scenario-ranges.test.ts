import { expect, test } from 'vitest';
import { sharedDomain } from './scenario-ranges.ts';

test('one scale holds every range, with round ends', () => {
  const ranges = [
    { low: 5810, mid: 6900, high: 7900 },
    { low: 8100, mid: 9100, high: 10_950 },
  ];
  expect(sharedDomain(ranges, 1000)).toEqual([5000, 11_000]);
  expect(sharedDomain([{ low: -320, mid: 0, high: 400 }], 1000)).toEqual([-1000, 1000]);
});

test('a scenario that is never paid back has no range, and does not stretch the scale', () => {
  expect(sharedDomain([null, { low: 9.2, mid: 10.4, high: 12.1 }], 1)).toEqual([9, 13]);
  expect(sharedDomain([null], 1)).toBeNull();
});

test('an end that is never reached does not stretch the scale', () => {
  expect(sharedDomain([{ low: 17.2, mid: 21.4, high: null }], 1)).toEqual([17, 22]);
});

test('a range without width still has a scale', () => {
  expect(sharedDomain([{ low: 12, mid: 12, high: 12 }], 1)).toEqual([12, 13]);
});
