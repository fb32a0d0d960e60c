import { describe, expect, test } from 'vitest';
import { danishDayOf } from '../../server/danish-day.ts';
import { isLate, promiseBegins, withdrawalPeriod } from './withdrawal-period.ts';

// Reckoned by hand on a paper calendar; Easter Sunday is 5 April 2026 and 28 March 2027.
describe('14 days from the contract', () => {
  test.each([
    ['a Tuesday', '2026-12-01', '2026-12-15'],
    ['the 14th day is a Saturday', '2026-12-05', '2026-12-21'],
    ['the 14th day is a Sunday', '2026-12-06', '2026-12-21'],
    ['it is 24 December, before Christmas and a Sunday', '2026-12-10', '2026-12-28'],
    ['it is Christmas Day', '2026-12-11', '2026-12-28'],
    ['it is 31 December, before New Year and a weekend', '2026-12-17', '2027-01-04'],
    ['it is 30 December', '2026-12-16', '2026-12-30'],
    ['over New Year', '2026-12-30', '2027-01-13'],
    ['it is Maundy Thursday 2026', '2026-03-19', '2026-04-07'],
    ['it is the day before Maundy Thursday 2027', '2027-03-10', '2027-03-24'],
    ['it is Maundy Thursday 2027', '2027-03-11', '2027-03-30'],
    ['it is Easter Monday 2027', '2027-03-15', '2027-03-30'],
    ['it is what was Great Prayer Day until 2023', '2027-04-09', '2027-04-23'],
    ['it is 1 May, a Friday that no law closes', '2026-04-17', '2026-05-01'],
    ['it is Ascension', '2027-04-22', '2027-05-07'],
    ['it is Whit Monday', '2027-05-03', '2027-05-18'],
    ['it is 5 June, a Friday', '2026-05-22', '2026-06-08'],
    ['it is 5 June, a Tuesday', '2029-05-22', '2029-06-06'],
    ['over the start of summer time', '2027-03-18', '2027-04-01'],
    ['over 29 February', '2028-02-16', '2028-03-01'],
  ])('%s: ordered %s, last day %s', (_, orderedOn, lastDay) => {
    const facts = { withdrawalStarts: 'contract', orderedOn, promisedFrom: orderedOn } as const;
    const period = { kind: 'begun', lastDay } as const;
    expect(withdrawalPeriod({ ...facts, deliveredOn: null })).toEqual(period);
    // What was delivered since changes nothing of it.
    expect(withdrawalPeriod({ ...facts, deliveredOn: '2030-01-02' })).toEqual(period);
  });

  test.each([
    ['before midnight on the last day of summer time', '2026-10-25T22:59:59Z', '2026-11-09'],
    ['after midnight, in winter time', '2026-10-26T23:00:00Z', '2026-11-10'],
    ['before midnight, in summer time', '2027-06-07T21:59:59Z', '2027-06-21'],
    ['after midnight, in summer time', '2027-06-07T22:00:00Z', '2027-06-22'],
    ['in the first hour of the year in Denmark', '2026-12-31T23:30:00Z', '2027-01-15'],
  ])('counts Danish days: ordered %s (%s), last day %s', (_, moment, lastDay) => {
    const orderedOn = danishDayOf(new Date(moment));
    expect(
      withdrawalPeriod({
        withdrawalStarts: 'contract',
        orderedOn,
        promisedFrom: orderedOn,
        deliveredOn: null,
      }),
    ).toEqual({ kind: 'begun', lastDay });
  });
});

describe('14 days from the last of the goods', () => {
  const orderedOn = '2026-12-01';
  const from = promiseBegins(orderedOn, 8);
  const periodOf = (deliveredOn: string | null) =>
    withdrawalPeriod({
      withdrawalStarts: 'last-goods',
      orderedOn,
      promisedFrom: from,
      deliveredOn,
    });

  test('the promise of 8 weeks from 1 December begins on 26 January', () => {
    expect(from).toBe('2027-01-26');
    expect(promiseBegins(orderedOn, null)).toBe(orderedOn);
  });

  test('has not begun while goods are outstanding, also when a part has come', () => {
    expect(periodOf(null)).toEqual({ kind: 'not-begun', earliestLastDay: '2027-02-09' });
  });

  test.each([
    ['on the promised day', '2027-01-26', '2027-02-09'],
    ['the last part a week after the first', '2027-02-02', '2027-02-16'],
    ['so that it ends on a Saturday', '2027-01-30', '2027-02-15'],
    ['so that it ends at Easter', '2027-03-12', '2027-03-30'],
    ['sooner than promised: the day that was told stands', '2027-01-12', '2027-02-09'],
  ])('%s: delivered %s, last day %s', (_, deliveredOn, lastDay) => {
    expect(periodOf(deliveredOn)).toEqual({ kind: 'begun', lastDay });
  });
});

test('late is what is sent after the last day, and nothing is before the period has begun', () => {
  const period = { kind: 'begun', lastDay: '2027-02-09' } as const;
  expect(isLate(period, '2027-02-09')).toBe(false);
  expect(isLate(period, '2027-02-10')).toBe(true);
  expect(isLate({ kind: 'not-begun', earliestLastDay: '2027-02-09' }, '2027-06-01')).toBe(false);
});
