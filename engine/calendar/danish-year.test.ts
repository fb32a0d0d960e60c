import { describe, expect, test } from 'vitest';
import { danishYear } from './danish-year.ts';
import { easterSundayUtcMs } from './free-day.ts';

const hourOf = (iso: string) => (Date.parse(iso) - Date.UTC(2027, 0, 1)) / 3_600_000;

const hoursOn = (day: number) =>
  danishYear().dayOfYear.reduce((n, d) => n + (d === day ? 1 : 0), 0);

describe('the Danish calendar of 2027', () => {
  const year = danishYear();

  test('agrees with the time-zone database in every hour', () => {
    const format = new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Europe/Copenhagen',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      hourCycle: 'h23',
    });
    // The last UTC hour is left out: there the engine's ring closes and the real calendar goes on to 2028.
    for (let hour = 0; hour < 8759; hour++) {
      const parts = format.formatToParts(Date.UTC(2027, 0, 1, hour));
      const get = (type: string) => Number(parts.find((part) => part.type === type)?.value);
      if (year.hourOfDay[hour] !== get('hour') || year.monthIndex[hour] !== get('month') - 1) {
        expect.fail(`hour ${hour}: ${year.hourOfDay[hour]} h, month ${year.monthIndex[hour]}`);
      }
    }
    expect(year.hourOfDay[8759]).toBe(0);
    expect(year.dayOfYear[8759]).toBe(1);
  });

  test('summer time: 28 March has 23 local hours, 31 October 25', () => {
    expect(hoursOn(31 + 28 + 28)).toBe(23);
    expect(hoursOn(304)).toBe(25);
    expect(hoursOn(200)).toBe(24);
  });

  // Dates from the Danish church calendar.
  test.each([
    ['New Year', '2027-01-01', 1],
    ['a Friday', '2027-01-08', 0],
    ['a Saturday', '2027-01-09', 1],
    ['Maundy Thursday', '2027-03-25', 1],
    ['Easter Monday', '2027-03-29', 1],
    ['Great Prayer Day, abolished', '2027-04-23', 0],
    ['Ascension', '2027-05-06', 1],
    ['Whit Monday', '2027-05-17', 1],
    ['Constitution Day, a Saturday', '2027-06-05', 1],
    ['24 December, a Friday', '2027-12-24', 0],
  ])('%s', (_name, date, free) => {
    expect(year.isWeekend[hourOf(`${date}T12:00:00Z`)]).toBe(free);
  });

  test.each([
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2038, '2038-04-25'],
  ])('Easter %i', (easterYear, date) => {
    expect(easterSundayUtcMs(easterYear)).toBe(Date.parse(`${date}T00:00:00Z`));
  });
});
