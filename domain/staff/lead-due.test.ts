import { describe, expect, test } from 'vitest';
import { dayAfter, daysBetween } from '../calendar-days.ts';
import { dueOf, NO_DUE, shownDue } from './lead-due.ts';

describe('when a next step is due', () => {
  test('a day, a day with a time, and none', () => {
    for (const [day, time] of [
      ['2026-11-20', ''],
      ['2026-11-20', '13:00'],
      ['', ''],
    ] as const) {
      const due = dueOf(day, time);
      expect(shownDue(due ?? '')).toEqual(day === '' ? null : { day, time: time || null });
    }
  });

  test('sorts as a calendar does: times first, then the whole day, then what has no date', () => {
    const sorted = ['2026-11-20 09:30', '2026-11-20 13:00', '2026-11-20 24:00', NO_DUE];
    expect(sorted.toReversed().toSorted()).toEqual(sorted);
  });

  test('a day that is in no calendar is not accepted', () => {
    for (const [day, time] of [
      ['2026-02-30', ''],
      ['20-11-2026', ''],
      ['2026-11-20', '25:00'],
      ['', '13:00'],
    ] as const) {
      expect(dueOf(day, time)).toBeNull();
    }
  });

  test('days are counted correctly across the change to winter time', () => {
    expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2);
    expect(dayAfter('2026-10-24', 2)).toBe('2026-10-26');
    expect(daysBetween('2026-11-20', '2026-11-19')).toBe(-1);
  });
});
