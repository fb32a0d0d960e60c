import { expect, test } from 'vitest';
import { danishDayOf } from './danish-day.ts';

test('the day turns at Danish midnight: 23:00 UTC in winter, 22:00 in summer', () => {
  expect(danishDayOf(new Date('2026-12-31T22:59:59Z'))).toBe('2026-12-31');
  expect(danishDayOf(new Date('2026-12-31T23:00:00Z'))).toBe('2027-01-01');
  expect(danishDayOf(new Date('2026-06-30T21:59:59Z'))).toBe('2026-06-30');
  expect(danishDayOf(new Date('2026-06-30T22:00:00Z'))).toBe('2026-07-01');
});
