import { describe, expect, test } from 'vitest';
import { danishOffsetHours, danishToUtcMs } from './danish-time.ts';
import { danishYear } from './danish-year.ts';
import { ontoTypicalYear } from './onto-typical-year.ts';

const HOUR_MS = 3_600_000;

function measured(fromUtcMs: number, toUtcMs: number, of: (utcMs: number) => number) {
  const length = (toUtcMs - fromUtcMs) / HOUR_MS;
  return {
    fromUtcMs,
    values: Float64Array.from({ length }, (_, hour) => of(fromUtcMs + hour * HOUR_MS)),
  };
}

/** Local midnight of 1 January. */
const newYear = (year: number) => Date.UTC(year, 0, 1) - HOUR_MS;
const localOf = (utcMs: number) => new Date(utcMs + danishOffsetHours(utcMs) * HOUR_MS);

describe('Danish clocks', () => {
  test.each([
    ['2025-03-30T00:59Z', 1],
    ['2025-03-30T01:00Z', 2],
    ['2025-10-26T00:59Z', 2],
    ['2025-10-26T01:00Z', 1],
    ['2026-03-29T01:00Z', 2],
  ])('at %s are %i h ahead', (instant, hours) => {
    expect(danishOffsetHours(Date.parse(instant))).toBe(hours);
  });

  test.each([
    ['2025-01-01T00:00Z', 2, '2024-12-31T23:00Z'],
    ['2025-07-01T00:00Z', 1, '2025-06-30T22:00Z'],
    ['2025-10-26T02:30Z', 2, '2025-10-26T00:30Z'],
    ['2025-10-26T02:30Z', 1, '2025-10-26T01:30Z'],
    ['2025-03-30T03:00Z', 2, '2025-03-30T01:00Z'],
  ] as const)('show %s (offset %i preferred) at %s', (clock, preferred, instant) => {
    expect(danishToUtcMs(Date.parse(clock), preferred)).toBe(Date.parse(instant));
  });
});

describe('measured hours as a typical year', () => {
  test('its own calendar year comes back hour by hour, the ring closed at New Year', () => {
    const year = ontoTypicalYear(measured(newYear(2027), newYear(2028), (utcMs) => utcMs));
    const start = Date.UTC(2027, 0, 1);
    const wrong = [...year].filter((utcMs, hour) => utcMs !== start + hour * HOUR_MS);
    expect(wrong).toEqual([start - HOUR_MS]);
  });

  test.each([2023, 2024, 2025, 2026])('of %i: hour, weekday and season are kept', (source) => {
    const year = ontoTypicalYear(measured(newYear(source), newYear(source + 1), (utcMs) => utcMs));
    const { hourOfDay, dayOfYear } = danishYear();
    let otherHours = 0;
    for (let hour = 0; hour < year.length; hour++) {
      const local = localOf(year[hour]!);
      const day = new Date(Date.UTC(2027, 0, dayOfYear[hour]!));
      expect(local.getUTCDay()).toBe(day.getUTCDay());
      if (local.getUTCHours() !== hourOfDay[hour]) otherHours += 1;
      const sameDate = Date.UTC(local.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate());
      const daysOff = Math.abs(local.getTime() - sameDate) / (24 * HOUR_MS);
      // The last days of December may stand for the first of January.
      expect(Math.min(daysOff, 365 - daysOff)).toBeLessThan(12);
    }
    // At most the hour that a day of 23 hours lacks.
    expect(otherHours).toBeLessThanOrEqual(1);
  });

  test('twelve months from one summer to the next fill the year', () => {
    const from = danishToUtcMs(Date.UTC(2025, 7, 1));
    const to = danishToUtcMs(Date.UTC(2026, 7, 1));
    expect(ontoTypicalYear(measured(from, to, () => 1)).every((value) => value === 1)).toBe(true);
  });

  test('days that nothing was measured near stay empty', () => {
    const from = danishToUtcMs(Date.UTC(2026, 0, 1));
    const to = danishToUtcMs(Date.UTC(2026, 3, 1));
    const year = ontoTypicalYear(measured(from, to, () => 1));
    expect(year[24 * 45]).toBe(1);
    expect(year[24 * 180]).toBeNaN();
  });

  test('of two years the nearer day is taken, and the newer where both are near', () => {
    const year = ontoTypicalYear(
      measured(newYear(2020), newYear(2027), (utcMs) => localOf(utcMs).getUTCFullYear()),
    );
    // 2021 has 2027's weekdays, day by day; no other of them has.
    expect(year[24 * 100]).toBe(2021);
  });

  test('hours that start between hours are refused', () => {
    expect(() => ontoTypicalYear({ fromUtcMs: 1, values: new Float64Array(1) })).toThrow(
      RangeError,
    );
  });
});
