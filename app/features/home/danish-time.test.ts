import { describe, expect, test } from 'vitest';
import { danishDate, danishHour, danishMidnightMs, danishOffsetHours } from './danish-time.ts';

// Changes of 2026 by Directive 2000/84/EC: 29 March and 25 October at 01:00 UTC.
describe('Danish clocks', () => {
  test.each([
    ['2026-03-29T00:59:59Z', 1],
    ['2026-03-29T01:00:00Z', 2],
    ['2026-10-25T00:59:59Z', 2],
    ['2026-10-25T01:00:00Z', 1],
    ['2026-12-31T23:30:00Z', 1],
  ] as const)('at %s are %i h ahead', (moment, hours) =>
    expect(danishOffsetHours(Date.parse(moment))).toBe(hours),
  );

  test('the hour carries over midnight', () =>
    expect(danishHour(Date.parse('2026-06-20T22:30:00Z'))).toBe(0.5));

  test.each([
    ['2026-11-20T10:00:00Z', '2026-11-19T23:00:00.000Z'],
    ['2026-07-01T22:10:00Z', '2026-07-01T22:00:00.000Z'],
    // Days on which the clocks change start under the old time.
    ['2026-03-29T12:00:00Z', '2026-03-28T23:00:00.000Z'],
    ['2026-10-25T12:00:00Z', '2026-10-24T22:00:00.000Z'],
  ])('the day of %s began at %s', (moment, midnight) =>
    expect(new Date(danishMidnightMs(Date.parse(moment))).toISOString()).toBe(midnight),
  );

  test('the date is the Danish one', () =>
    expect(danishDate(Date.parse('2026-12-31T23:30:00Z'))).toEqual({ day: 1, month: 1 }));
});
