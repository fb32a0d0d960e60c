import { expect, test } from 'vitest';
import { workingDayAfter } from './working-day.ts';

test.each([
  ['a Friday', '2026-11-20T09:42:00Z', '2026-11-24'],
  ['a Saturday', '2026-11-21T09:00:00Z', '2026-11-24'],
  ['late on a Thursday, which is Friday in Denmark', '2026-11-19T23:30:00Z', '2026-11-24'],
  ['before Easter', '2027-03-24T10:00:00Z', '2027-03-31'],
  ['before Christmas', '2026-12-22T10:00:00Z', '2026-12-28'],
  ['before New Year', '2026-12-30T10:00:00Z', '2027-01-05'],
])('two working days after %s', (_when, moment, day) => {
  expect(workingDayAfter(new Date(moment), 2)).toBe(day);
});
